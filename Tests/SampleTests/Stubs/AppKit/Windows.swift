@objc public protocol NSWindowDelegate: NSObjectProtocol {
  @MainActor @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
  @MainActor @objc optional func windowWillClose(_ notification: Notification)
  @MainActor @objc optional func windowDidBecomeKey(_ notification: Notification)
  @MainActor @objc optional func windowDidResignKey(_ notification: Notification)
  @MainActor @objc optional func windowDidResize(_ notification: Notification)
  @MainActor @objc optional func windowDidMove(_ notification: Notification)
  @MainActor @objc optional func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}
/// Panels redeclare `delegate` with another type, which a Swift class cannot do itself.
@MainActor public protocol WindowDelegateOwner {}
extension NSWindow: WindowDelegateOwner {}
extension WindowDelegateOwner where Self: NSWindow {
  @_disfavoredOverload public var delegate: (any NSWindowDelegate)? {
    get {}
    nonmutating set {}
  }
}
@MainActor open class NSWindow: NSResponder {
  public struct StyleMask: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var borderless: Self {}
    public static var titled: Self {}
    public static var closable: Self {}
    public static var miniaturizable: Self {}
    public static var resizable: Self {}
    public static var fullSizeContentView: Self {}
    public static var utilityWindow: Self {}
    public static var nonactivatingPanel: Self {}
    public static var hudWindow: Self {}
  }
  public struct CollectionBehavior: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var canJoinAllSpaces: Self {}
    public static var fullScreenPrimary: Self {}
    public static var fullScreenAuxiliary: Self {}
  }
  public struct Level: Hashable, Sendable, RawRepresentable {
    public var rawValue: Int
    public init(rawValue: Int) {}
    public static let normal: Level = Level(rawValue: 0)
    public static let floating: Level = Level(rawValue: 0)
    public static let statusBar: Level = Level(rawValue: 0)
  }
  public typealias FrameAutosaveName = String
  @objc public enum OrderingMode: Int, Sendable { case above = 1, below = -1, out = 0 }
  @objc public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  @objc public enum TitleVisibility: Int, Sendable { case visible, hidden }
  @available(macOS 11.0, *)
  @objc public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  public init(
    contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {}
  public convenience override init() {}
  public convenience init(contentViewController: NSViewController) {}
  open var title: String {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var subtitle: String {
    get {}
    set {}
  }
  open var titleVisibility: TitleVisibility {
    get {}
    set {}
  }
  open var titlebarAppearsTransparent: Bool {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var toolbarStyle: ToolbarStyle {
    get {}
    set {}
  }
  open var styleMask: StyleMask {
    get {}
    set {}
  }
  open var level: Level {
    get {}
    set {}
  }
  open var collectionBehavior: CollectionBehavior {
    get {}
    set {}
  }
  open var ignoresMouseEvents: Bool {
    get {}
    set {}
  }
  open var isOpaque: Bool {
    get {}
    set {}
  }
  open var hasShadow: Bool {
    get {}
    set {}
  }
  open var backgroundColor: NSColor! {
    get {}
    set {}
  }
  open var alphaValue: CGFloat {
    get {}
    set {}
  }
  open var appearance: NSAppearance? {
    get {}
    set {}
  }
  open var isReleasedWhenClosed: Bool {
    get {}
    set {}
  }
  open var isMovableByWindowBackground: Bool {
    get {}
    set {}
  }
  open var hidesOnDeactivate: Bool {
    get {}
    set {}
  }
  open var contentView: NSView? {
    get {}
    set {}
  }
  open var contentViewController: NSViewController? {
    get {}
    set {}
  }
  open var windowController: NSWindowController? {
    get {}
    set {}
  }
  open var contentLayoutGuide: Any? {}
  open var contentLayoutRect: NSRect {}
  open var frame: NSRect {}
  open var minSize: NSSize {
    get {}
    set {}
  }
  open var maxSize: NSSize {
    get {}
    set {}
  }
  open var contentMinSize: NSSize {
    get {}
    set {}
  }
  open var identifier: NSUserInterfaceItemIdentifier? {
    get {}
    set {}
  }
  open var screen: NSScreen? {}
  open var isVisible: Bool {}
  open var isKeyWindow: Bool {}
  open var canBecomeKey: Bool {}
  open var canBecomeMain: Bool {}
  open var firstResponder: NSResponder? {}
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {}
  open var initialFirstResponder: NSView? {
    get {}
    set {}
  }
  open var toolbar: NSToolbar? {
    get {}
    set {}
  }
  @objc open func makeKeyAndOrderFront(_ sender: Any?) {}
  @objc open func orderFront(_ sender: Any?) {}
  @objc open func orderOut(_ sender: Any?) {}
  open func orderFrontRegardless() {}
  open func makeKey() {}
  @objc open func close() {}
  @objc open func performClose(_ sender: Any?) {}
  open func center() {}
  open func setContentSize(_ size: NSSize) {}
  open func setFrame(_ frame: NSRect, display flag: Bool) {}
  open func setFrameOrigin(_ point: NSPoint) {}
  open func setFrameTopLeftPoint(_ point: NSPoint) {}
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool {}
  open func beginSheet(
    _ sheet: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func beginSheet(_ sheet: NSWindow) async -> NSApplication.ModalResponse {}
  open func endSheet(_ sheet: NSWindow) {}
  open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {}
  open var attachedSheet: NSWindow? {}
  open var sheetParent: NSWindow? {}
  open func addChildWindow(_ window: NSWindow, ordered: OrderingMode) {}
  open func addTitlebarAccessoryViewController(
    _ controller: NSTitlebarAccessoryViewController
  ) {}
  open func removeTitlebarAccessoryViewController(at index: Int) {}
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get {}
    set {}
  }
  open func invalidateCursorRects(for view: NSView) {}
  open var areCursorRectsEnabled: Bool {}
  open func convertToScreen(_ rect: NSRect) -> NSRect {}
  open func convertPoint(toScreen point: NSPoint) -> NSPoint {}
  open func performDrag(with event: NSEvent) {}
  open func recalculateKeyViewLoop() {}
  open func standardWindowButton(_ button: ButtonType) -> NSButton? {}
  @objc public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }
  nonisolated open class var willCloseNotification: NSNotification.Name {}
  nonisolated open class var didBecomeKeyNotification: NSNotification.Name {}
}
@MainActor open class NSPanel: NSWindow {
  open var isFloatingPanel: Bool {
    get {}
    set {}
  }
  open var becomesKeyOnlyIfNeeded: Bool {
    get {}
    set {}
  }
  open var worksWhenModal: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSWindowController: NSResponder {
  public init(window: NSWindow?) {}
  public override init?(coder: NSCoder) {}
  public convenience init(windowNibName: String) {}
  open var window: NSWindow? {
    get {}
    set {}
  }
  open var contentViewController: NSViewController? {
    get {}
    set {}
  }
  open var windowFrameAutosaveName: String {
    get {}
    set {}
  }
  open var shouldCascadeWindows: Bool {
    get {}
    set {}
  }
  open func windowDidLoad() {}
  @objc open func showWindow(_ sender: Any?) {}
  open func close() {}
}
@MainActor open class NSViewController: NSResponder {
  public struct TransitionOptions: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var crossfade: Self {}
  }
  public convenience override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required override init?(coder: NSCoder) {}
  open var view: NSView {
    get {}
    set {}
  }
  open var extensionContext: NSExtensionContext? {}
  @available(macOS 14.0, *)
  open var viewIfLoaded: NSView? {}
  open var isViewLoaded: Bool {}
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}
  open var title: String? {
    get {}
    set {}
  }
  open var representedObject: Any? {
    get {}
    set {}
  }
  open var preferredContentSize: NSSize {
    get {}
    set {}
  }
  open var parent: NSViewController? {}
  open var children: [NSViewController] {
    get {}
    set {}
  }
  open func addChild(_ child: NSViewController) {}
  open func removeFromParent() {}
  open func insertChild(_ child: NSViewController, at index: Int) {}
  open func present(
    _ controller: NSViewController, asPopoverRelativeTo rect: NSRect, of view: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {}
  open func presentAsSheet(_ controller: NSViewController) {}
  open func presentAsModalWindow(_ controller: NSViewController) {}
  @objc open func dismiss(_ sender: Any?) {}
  open func dismiss(_ controller: NSViewController) {}
  open var presentedViewControllers: [NSViewController]? {}
  open var presentingViewController: NSViewController? {}
}
@MainActor open class NSTitlebarAccessoryViewController: NSViewController {
  open var layoutAttribute: NSLayoutConstraint.Attribute {
    get {}
    set {}
  }
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var fullScreenMinHeight: CGFloat {
    get {}
    set {}
  }
}
@objc public protocol NSPopoverDelegate: NSObjectProtocol {
  @MainActor @objc optional func popoverShouldClose(_ popover: NSPopover) -> Bool
  @MainActor @objc optional func popoverWillClose(_ notification: Notification)
  @MainActor @objc optional func popoverDidClose(_ notification: Notification)
  @MainActor @objc optional func popoverShouldDetach(_ popover: NSPopover) -> Bool
}
@MainActor open class NSPopover: NSResponder {
  @objc public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  public override init() {}
  public required override init?(coder: NSCoder) {}
  open weak var delegate: (any NSPopoverDelegate)?
  open var behavior: Behavior {
    get {}
    set {}
  }
  open var animates: Bool {
    get {}
    set {}
  }
  open var contentViewController: NSViewController? {
    get {}
    set {}
  }
  open var contentSize: NSSize {
    get {}
    set {}
  }
  open var isShown: Bool {}
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  @available(macOS 14.0, *)
  open func show(relativeTo toolbarItem: NSToolbarItem) {}
  @objc open func performClose(_ sender: Any?) {}
  open func close() {}
}
@MainActor open class NSAlert: NSObject {
  @objc public enum Style: UInt, Sendable { case warning, informational, critical }
  public override init() {}
  public convenience init(error: any Error) {}
  open var messageText: String {
    get {}
    set {}
  }
  open var informativeText: String {
    get {}
    set {}
  }
  open var alertStyle: Style {
    get {}
    set {}
  }
  open var accessoryView: NSView? {
    get {}
    set {}
  }
  open var buttons: [NSButton] {}
  open var showsSuppressionButton: Bool {
    get {}
    set {}
  }
  open var suppressionButton: NSButton? {}
  open var window: NSWindow {}
  @discardableResult open func addButton(withTitle title: String) -> NSButton {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse {}
  open func beginSheetModal(
    for window: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  @discardableResult open func beginSheetModal(
    for window: NSWindow
  ) async -> NSApplication.ModalResponse {}
}
@MainActor open class NSDocument: NSObject {
  public override init() {}
  open func makeWindowControllers() {}
  open func addWindowController(_ controller: NSWindowController) {}
  nonisolated open func data(ofType typeName: String) throws -> Data {}
  nonisolated open func read(from data: Data, ofType typeName: String) throws {}
}
open class NSDockTile: NSObject {
  open var size: NSSize {}
  open var contentView: NSView? {
    get {}
    set {}
  }
  open func display() {}
}
extension NSApplication {
  public var dockTile: NSDockTile {}
}
@available(macOS 26.0, *)
@MainActor open class NSSplitViewItemAccessoryViewController: NSViewController {
  public convenience init() {}
}
extension NSSplitViewItem {
  @available(macOS 26.0, *)
  public func addBottomAlignedAccessoryViewController(
    _ controller: NSSplitViewItemAccessoryViewController
  ) {}
}
@available(macOS 27.0, *)
@MainActor open class NSStatusItemExpandedInterfaceSession: NSObject {
  open func cancel() {}
}
@available(macOS 27.0, *)
@objc public protocol NSStatusItemExpandedInterfaceDelegate: NSObjectProtocol {
  @objc(statusItem:didBeginExpandedInterfaceSession:) optional func statusItem(
    _ statusItem: NSStatusItem, didBegin session: NSStatusItemExpandedInterfaceSession)
  @objc optional func statusItemDidEndExpandedInterfaceSession(
    _ statusItem: NSStatusItem, animated: Bool)
}
extension NSStatusItem {
  @available(macOS 27.0, *)
  public var expandedInterfaceDelegate: (any NSStatusItemExpandedInterfaceDelegate)? {
    get {}
    set {}
  }
  @available(macOS 27.0, *)
  public var expandedInterfaceSession: NSStatusItemExpandedInterfaceSession? {}
}
