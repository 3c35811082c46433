@_exported import Foundation

@available(watchOS, unavailable)
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary {}
  open func performChanges(
    _ changes: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {}
}
open class PHLivePhoto: NSObject, @unchecked Sendable {}
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? {}
}
