@_exported import Foundation

@available(iOS 27.0, macOS 14.0, *)
public final class SCContentSharingPicker: NSObject, @unchecked Sendable {
  public class var shared: SCContentSharingPicker {}
  public var isActive: Bool {
    get {}
    set {}
  }
  public func present() {}
}
