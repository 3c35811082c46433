@_exported import Network
@_exported import UIKit

@MainActor open class DDDevicePickerViewController: UIViewController {
  public init?(browseDescriptor: NWBrowser.Descriptor, parameters: NWParameters) {}
  public required init?(coder: NSCoder) {}
  open class func isSupported(
    _ browseDescriptor: NWBrowser.Descriptor, using parameters: NWParameters
  ) -> Bool {}
  public var endpoint: NWEndpoint { get async throws {} }
}
