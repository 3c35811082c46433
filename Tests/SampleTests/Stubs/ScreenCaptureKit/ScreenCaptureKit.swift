@_exported import Foundation

@available(iOS 27.0, macCatalyst 18.2, macOS 14.0, tvOS 27.0, visionOS 27.0, *)
public final class SCContentSharingPicker: NSObject, @unchecked Sendable {
  public class var shared: SCContentSharingPicker {}
  public var isActive: Bool {
    get {}
    set {}
  }
  public func present() {}
}
