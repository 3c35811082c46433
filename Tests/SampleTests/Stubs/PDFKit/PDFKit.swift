@_exported import PlatformViews

public struct PDFAnnotationSubtype: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(rawValue: String) {}
  public static let highlight: Self = Self(rawValue: "")
}
public struct PDFAnnotationKey: Hashable, Sendable {}
open class PDFAnnotation: NSObject {
  public init(
    bounds: CGRect, forType type: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {}
  open var color: PlatformColor {
    get {}
    set {}
  }
  open var contents: String? {
    get {}
    set {}
  }
}
open class PDFPage: NSObject {
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  open var label: String? {}
}
@available(tvOS 18.2, *)
open class PDFDocument: NSObject {
  public init?(url: URL) {}
  public init?(data: Data) {}
  open var pageCount: Int {}
  open func page(at index: Int) -> PDFPage? {}
  open func index(for page: PDFPage) -> Int {}
  open func removePage(at index: Int) {}
  open var documentURL: URL? {}
}
@objc public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
@available(tvOS 18.2, *)
@MainActor open class PDFView: PlatformView {
  open var document: PDFDocument? {
    get {}
    set {}
  }
  open var currentPage: PDFPage? {}
  open var autoScales: Bool {
    get {}
    set {}
  }
  open var displayMode: PDFDisplayMode {
    get {}
    set {}
  }
  open func go(to page: PDFPage) {}
}
@available(tvOS 18.2, *)
@MainActor open class PDFThumbnailView: PlatformView {
  open weak var pdfView: PDFView?
  open var thumbnailSize: CGSize {
    get {}
    set {}
  }
}
extension Notification.Name {
  public static var PDFViewPageChanged: Notification.Name {}
}
