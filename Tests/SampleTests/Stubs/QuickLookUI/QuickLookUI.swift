@_exported import AppKit

@objc public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL! { get }
  @objc optional var previewItemTitle: String! { get }
}
extension NSURL: QLPreviewItem {
  @objc public var previewItemURL: URL! {}
}
@objc public protocol QLPreviewPanelDataSource {
  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
  func previewPanel(
    _ panel: QLPreviewPanel!, previewItemAt index: Int
  ) -> (any QLPreviewItem)!
}
@MainActor open class QLPreviewPanel: NSPanel {
  open class func shared() -> QLPreviewPanel! {}
  open class func sharedPreviewPanelExists() -> Bool {}
  open weak var dataSource: (any QLPreviewPanelDataSource)?
  open func reloadData() {}
  open func updateController() {}
}
extension NSObject {
  @objc open func acceptsPreviewPanelControl(_ panel: QLPreviewPanel!) -> Bool {}
  @objc open func beginPreviewPanelControl(_ panel: QLPreviewPanel!) {}
  @objc open func endPreviewPanelControl(_ panel: QLPreviewPanel!) {}
}
@objc public enum QLPreviewViewStyle: UInt, Sendable { case normal, compact }
@MainActor open class QLPreviewView: NSView {
  public init!(frame: NSRect, style: QLPreviewViewStyle) {}
  public override init(frame: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience init() {}
  open var previewItem: (any QLPreviewItem)! {
    get {}
    set {}
  }
  open var autostarts: Bool {
    get {}
    set {}
  }
  open var shouldCloseWithWindow: Bool {
    get {}
    set {}
  }
  open func close() {}
}
