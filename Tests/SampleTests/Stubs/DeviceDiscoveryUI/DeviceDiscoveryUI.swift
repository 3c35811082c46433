@_exported import Network
@_exported import UIKit

@available(iOS 26.0, tvOS 16.0, *)
@MainActor open class DDDevicePickerViewController: UIViewController {
  public init?(browseDescriptor: NWBrowser.Descriptor, parameters: NWParameters) {}
  public required init?(coder: NSCoder) {}
  open class func isSupported(
    _ browseDescriptor: NWBrowser.Descriptor, using parameters: NWParameters
  ) -> Bool {}
  public var endpoint: NWEndpoint { get async throws {} }
}
