@_exported import AppKit
@_exported import PDFKit
@_exported import QuickLookUI

@MainActor open class IKImageBrowserView: NSView {
  open func setDataSource(_ source: Any?) {}
  open func reloadData() {}
  open func zoomValue() -> Float {}
  open func setZoomValue(_ value: Float) {}
}
