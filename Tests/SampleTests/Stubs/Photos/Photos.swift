@_exported import Foundation

@available(watchOS, unavailable)
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
  open func performChanges(
    _ changes: @escaping () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@objc public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
@objc public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
  @available(iOS 14.0, *)
  case limited
}
open class PHLivePhoto: NSObject, @unchecked Sendable {}
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? {}
}
