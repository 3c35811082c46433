@_exported import UIKit

@objc public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  @objc optional var previewItemTitle: String? { get }
}
extension NSURL: QLPreviewItem {
  @objc public var previewItemURL: URL? {}
}
@MainActor @objc public protocol QLPreviewControllerDataSource: NSObjectProtocol {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
@objc public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  @objc optional func previewControllerWillDismiss(_ controller: QLPreviewController)
  @objc optional func previewControllerDidDismiss(_ controller: QLPreviewController)
  @objc optional func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  @objc optional func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}
@objc public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
@MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex: Int {
    get {}
    set {}
  }
  open func reloadData() {}
}
