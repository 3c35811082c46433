@objc public protocol NSCollectionViewDataSource: NSObjectProtocol {
  @MainActor func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @MainActor func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  @MainActor @objc optional func numberOfSections(in collectionView: NSCollectionView) -> Int
}
@objc public protocol NSCollectionViewDelegate: NSObjectProtocol {
  @MainActor @objc optional func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  @MainActor @objc optional func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
}
@MainActor open class NSCollectionViewLayout: NSObject {
  open func invalidateLayout() {}
}
@MainActor open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var itemSize: NSSize {
    get {}
    set {}
  }
  open var estimatedItemSize: NSSize {
    get {}
    set {}
  }
  open var minimumLineSpacing: CGFloat {
    get {}
    set {}
  }
  open var minimumInteritemSpacing: CGFloat {
    get {}
    set {}
  }
  open var sectionInset: NSEdgeInsets {
    get {}
    set {}
  }
}
@MainActor open class NSCollectionViewItem: NSViewController {
  open var isSelected: Bool {
    get {}
    set {}
  }
  open var textField: NSTextField? {
    get {}
    set {}
  }
  open var imageView: NSImageView? {
    get {}
    set {}
  }
  open var highlightState: HighlightState {
    get {}
    set {}
  }
  @objc public enum HighlightState: Int, Sendable {
    case none, forSelection, forDeselection, asDropTarget
  }
  open func prepareForReuse() {}
}
@MainActor open class NSCollectionView: NSView {
  public struct ScrollPosition: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var top: Self {}
    public static var centeredVertically: Self {}
  }
  open weak var delegate: (any NSCollectionViewDelegate)?
  open weak var dataSource: (any NSCollectionViewDataSource)?
  open var collectionViewLayout: NSCollectionViewLayout? {
    get {}
    set {}
  }
  open var isSelectable: Bool {
    get {}
    set {}
  }
  open var allowsMultipleSelection: Bool {
    get {}
    set {}
  }
  open var allowsEmptySelection: Bool {
    get {}
    set {}
  }
  open var backgroundColors: [NSColor]! {
    get {}
    set {}
  }
  open var backgroundView: NSView? {
    get {}
    set {}
  }
  open var selectionIndexPaths: Set<IndexPath> {
    get {}
    set {}
  }
  open var content: [Any] {
    get {}
    set {}
  }
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {}
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {}
  open func reloadData() {}
  open func selectItems(at paths: Set<IndexPath>, scrollPosition: ScrollPosition) {}
  open func deselectItems(at paths: Set<IndexPath>) {}
  @objc open func deselectAll(_ sender: Any?) {}
}
@objc public protocol NSOpenSavePanelDelegate: NSObjectProtocol {
  @MainActor @objc optional func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  @MainActor @objc optional func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  @MainActor @objc optional func panelSelectionDidChange(_ sender: Any?)
}
@MainActor open class NSSavePanel: NSPanel {
  open weak var delegate: (any NSOpenSavePanelDelegate)?
  open var url: URL? {}
  open var directoryURL: URL? {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var allowedContentTypes: [UTType] {
    get {}
    set {}
  }
  open var allowsOtherFileTypes: Bool {
    get {}
    set {}
  }
  open var canCreateDirectories: Bool {
    get {}
    set {}
  }
  open var isExtensionHidden: Bool {
    get {}
    set {}
  }
  open var nameFieldStringValue: String {
    get {}
    set {}
  }
  open var prompt: String! {
    get {}
    set {}
  }
  open var message: String! {
    get {}
    set {}
  }
  open var accessoryView: NSView? {
    get {}
    set {}
  }
  open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
  open func begin() async -> NSApplication.ModalResponse {}
  open func beginSheetModal(
    for window: NSWindow, completionHandler: @escaping (NSApplication.ModalResponse) -> Void
  ) {}
  @discardableResult open func beginSheetModal(
    for window: NSWindow
  ) async -> NSApplication.ModalResponse {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse {}
  @objc open func cancel(_ sender: Any?) {}
}
@MainActor open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] {}
  open var canChooseFiles: Bool {
    get {}
    set {}
  }
  open var canChooseDirectories: Bool {
    get {}
    set {}
  }
  open var allowsMultipleSelection: Bool {
    get {}
    set {}
  }
  open var isAccessoryViewDisclosed: Bool {
    get {}
    set {}
  }
}
open class NSPrintInfo: NSObject {
  @objc public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
  open class var shared: NSPrintInfo {
    get {}
    set {}
  }
  open var horizontalPagination: PaginationMode {
    get {}
    set {}
  }
  open var verticalPagination: PaginationMode {
    get {}
    set {}
  }
  open var isHorizontallyCentered: Bool {
    get {}
    set {}
  }
  open var isVerticallyCentered: Bool {
    get {}
    set {}
  }
  open var paperSize: NSSize {
    get {}
    set {}
  }
  open var imageablePageBounds: NSRect {}
  open var topMargin: CGFloat {
    get {}
    set {}
  }
  open var bottomMargin: CGFloat {
    get {}
    set {}
  }
  open var leftMargin: CGFloat {
    get {}
    set {}
  }
  open var rightMargin: CGFloat {
    get {}
    set {}
  }
  open override func copy() -> Any {}
}
@MainActor open class NSPrintOperation: NSObject {
  public convenience init(view: NSView) {}
  public convenience init(view: NSView, printInfo: NSPrintInfo) {}
  open var showsPrintPanel: Bool {
    get {}
    set {}
  }
  open var showsProgressPanel: Bool {
    get {}
    set {}
  }
  open var jobTitle: String? {
    get {}
    set {}
  }
  open var printInfo: NSPrintInfo {
    get {}
    set {}
  }
  @discardableResult open func run() -> Bool {}
  open func runModal(
    for window: NSWindow, delegate: Any?, didRun: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {}
}
open class NSSharingService: NSObject {
  open var title: String {
    get {}
    set {}
  }
}
@objc public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  @objc optional func sharingServicePicker(
    _ picker: NSSharingServicePicker, didChoose service: NSSharingService?)
}
open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) {}
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  @available(macOS 13.0, *)
  open func close() {}
  @available(macOS 13.0, *)
  open var standardShareMenuItem: NSMenuItem {}
}
public var NSOpenGLPFADoubleBuffer: Int {}
public var NSOpenGLPFADepthSize: Int {}
public var NSOpenGLPFAOpenGLProfile: Int {}
public var NSOpenGLProfileVersion3_2Core: Int {}
open class NSOpenGLPixelFormat: NSObject {
  public init?(attributes: [UInt32]) {}
}
open class NSOpenGLContext: NSObject {
  open func makeCurrentContext() {}
  open func flushBuffer() {}
}
@MainActor open class NSOpenGLView: NSView {
  public init?(frame: NSRect, pixelFormat: NSOpenGLPixelFormat?) {}
  public override init(frame: NSRect) {}
  public required init?(coder: NSCoder) {}
  open func clearGLContext() {}
  open class func defaultPixelFormat() -> NSOpenGLPixelFormat {}
  open var openGLContext: NSOpenGLContext? {
    get {}
    set {}
  }
  open var pixelFormat: NSOpenGLPixelFormat? {
    get {}
    set {}
  }
  open func prepareOpenGL() {}
  open func reshape() {}
  open func update() {}
}
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() {}
  public var numberOfItems: Int {}
  public var itemIdentifiers: [ItemIdentifierType] {}
  public var sectionIdentifiers: [SectionIdentifierType] {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}
