@_exported import Foundation

open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary {}
}
open class PHLivePhoto: NSObject, @unchecked Sendable {}
