@_exported import Foundation

@available(iOS 27.0, macCatalyst 18.2, macOS 14.0, tvOS 27.0, visionOS 27.0, *)
public final class SCContentSharingPicker: NSObject {
  public class var shared: SCContentSharingPicker {}
  public var isActive: Bool {
    get {}
    set {}
  }
  public func add(_ observer: any SCContentSharingPickerObserver) {}
  public func remove(_ observer: any SCContentSharingPickerObserver) {}
  @available(tvOS, unavailable)
  public func present() {}
  @available(macOS, unavailable)
  @available(macCatalyst, unavailable)
  public func presentForCurrentApplication() {}
}
@available(iOS 27.0, macCatalyst 18.2, macOS 14.0, tvOS 27.0, visionOS 27.0, *)
@objc public protocol SCContentSharingPickerObserver: NSObjectProtocol {
  func contentSharingPicker(_ picker: SCContentSharingPicker, didCancelFor stream: SCStream?)
  func contentSharingPicker(
    _ picker: SCContentSharingPicker, didUpdateWith filter: SCContentFilter, for stream: SCStream?
  )
  func contentSharingPickerStartDidFailWithError(_ error: any Error)
}
@available(iOS 27.0, macCatalyst 18.2, macOS 12.3, tvOS 27.0, visionOS 27.0, *)
open class SCContentFilter: NSObject {}
@available(iOS 27.0, macCatalyst 18.2, macOS 12.3, tvOS 27.0, visionOS 27.0, *)
open class SCStream: NSObject {}
