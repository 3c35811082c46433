@_exported import AppKit
@_exported import PDFKit
@_exported import QuickLookUI

@MainActor open class IKImageBrowserView: NSView {
  open unowned(unsafe) var dataSource: AnyObject!
  open func reloadData() {}
  open func zoomValue() -> Float {}
  open func setZoomValue(_ value: Float) {}
}
