@objc public protocol NSMenuDelegate: NSObjectProtocol {
  @MainActor @objc optional func menuNeedsUpdate(_ menu: NSMenu)
  @MainActor @objc optional func menuWillOpen(_ menu: NSMenu)
  @MainActor @objc optional func menuDidClose(_ menu: NSMenu)
}
@objc public protocol NSMenuItemValidation: NSObjectProtocol {
  @MainActor func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
open class NSMenu: NSObject {
  public init(title: String) {}
  public required init(coder: NSCoder) {}
  public convenience override init() {}
  open weak var delegate: (any NSMenuDelegate)?
  open var title: String {
    get {}
    set {}
  }
  open var items: [NSMenuItem] {
    get {}
    set {}
  }
  open var numberOfItems: Int {}
  open var autoenablesItems: Bool {
    get {}
    set {}
  }
  open func addItem(_ item: NSMenuItem) {}
  @discardableResult open func addItem(
    withTitle title: String, action: Selector?, keyEquivalent: String
  ) -> NSMenuItem {}
  open func insertItem(_ item: NSMenuItem, at index: Int) {}
  open func removeItem(_ item: NSMenuItem) {}
  open func removeAllItems() {}
  open func item(at index: Int) -> NSMenuItem? {}
  open func item(withTag tag: Int) -> NSMenuItem? {}
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) {}
  open func update() {}
  @discardableResult open func popUp(
    positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?
  ) -> Bool {}
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
  open func cancelTracking() {}
}
open class NSMenuItem: NSObject {
  public init(title: String, action: Selector?, keyEquivalent: String) {}
  public convenience override init() {}
  open class func separator() -> NSMenuItem {}
  @available(macOS 14.0, *)
  open class func sectionHeader(title: String) -> NSMenuItem {}
  open var title: String {
    get {}
    set {}
  }
  open var attributedTitle: NSAttributedString? {
    get {}
    set {}
  }
  open weak var target: AnyObject?
  open var action: Selector? {
    get {}
    set {}
  }
  open var image: NSImage? {
    get {}
    set {}
  }
  open var state: NSControl.StateValue {
    get {}
    set {}
  }
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var tag: Int {
    get {}
    set {}
  }
  open var view: NSView? {
    get {}
    set {}
  }
  open var submenu: NSMenu? {
    get {}
    set {}
  }
  open var menu: NSMenu? {
    get {}
    set {}
  }
  open var keyEquivalent: String {
    get {}
    set {}
  }
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get {}
    set {}
  }
  open var representedObject: Any? {
    get {}
    set {}
  }
  open var toolTip: String? {
    get {}
    set {}
  }
  open var isHighlighted: Bool {}
  open var enclosingMenuItem: NSMenuItem? {}
}
open class NSStatusBar: NSObject {
  open class var system: NSStatusBar {}
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {}
  open func removeStatusItem(_ item: NSStatusItem) {}
  open var thickness: CGFloat {}
}
@MainActor open class NSStatusBarButton: NSButton {
  open var appearsDisabled: Bool {
    get {}
    set {}
  }
}
open class NSStatusItem: NSObject {
  public class var variableLength: CGFloat {}
  public class var squareLength: CGFloat {}
  open var button: NSStatusBarButton? {}
  open var menu: NSMenu? {
    get {}
    set {}
  }
  open var length: CGFloat {
    get {}
    set {}
  }
  open var isVisible: Bool {
    get {}
    set {}
  }
  open var autosaveName: String! {
    get {}
    set {}
  }
}
@objc public protocol NSToolbarDelegate: NSObjectProtocol {
  @MainActor @objc optional func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  @MainActor @objc optional func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
  @MainActor @objc optional func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
  @MainActor @objc optional func toolbarSelectableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
}
@MainActor open class NSToolbar: NSObject {
  public typealias Identifier = String
  @objc public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  public init(identifier: Identifier) {}
  public convenience override init() {}
  open weak var delegate: (any NSToolbarDelegate)?
  open var displayMode: DisplayMode {
    get {}
    set {}
  }
  open var allowsUserCustomization: Bool {
    get {}
    set {}
  }
  open var autosavesConfiguration: Bool {
    get {}
    set {}
  }
  open var items: [NSToolbarItem] {}
  open var visibleItems: [NSToolbarItem]? {}
  open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    get {}
    set {}
  }
  open func insertItem(withItemIdentifier identifier: NSToolbarItem.Identifier, at index: Int) {}
  open func removeItem(at index: Int) {}
  open func validateVisibleItems() {}
}
@MainActor open class NSToolbarItem: NSObject {
  public struct Identifier: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
    public static let space: Self = Self("")
    public static let flexibleSpace: Self = Self("")
    public static let toggleSidebar: Self = Self("")
    @available(macOS 11.0, *)
    public static let sidebarTrackingSeparator: Self = Self("")
    public static let showColors: Self = Self("")
  }
  public struct VisibilityPriority: Hashable, Sendable {
    public static let high: Self = Self()
  }
  public init(itemIdentifier: Identifier) {}
  open var itemIdentifier: Identifier {}
  open var label: String {
    get {}
    set {}
  }
  open var paletteLabel: String {
    get {}
    set {}
  }
  open var toolTip: String? {
    get {}
    set {}
  }
  open var view: NSView? {
    get {}
    set {}
  }
  open var image: NSImage? {
    get {}
    set {}
  }
  open var title: String {
    get {}
    set {}
  }
  open weak var target: AnyObject?
  open var action: Selector? {
    get {}
    set {}
  }
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var isBordered: Bool {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var isNavigational: Bool {
    get {}
    set {}
  }
  @available(macOS 15.0, *)
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var minSize: NSSize {
    get {}
    set {}
  }
  open var maxSize: NSSize {
    get {}
    set {}
  }
  open var autovalidates: Bool {
    get {}
    set {}
  }
  open func validate() {}
  open var menuFormRepresentation: NSMenuItem? {
    get {}
    set {}
  }
  open var toolbar: NSToolbar? {}
}
@available(macOS 11.0, *)
@MainActor open class NSSearchToolbarItem: NSToolbarItem {
  open var searchField: NSSearchField {
    get {}
    set {}
  }
  open func beginSearchInteraction() {}
}
@MainActor open class NSTouchBarItem: NSObject {
  public struct Identifier: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
    public static let flexibleSpace: Self = Self("")
    public static let otherItemsProxy: Self = Self("")
  }
  public init(identifier: Identifier) {}
  public init?(coder: NSCoder) {}
  open var identifier: Identifier {}
}
@MainActor open class NSCustomTouchBarItem: NSTouchBarItem {
  open var view: NSView {
    get {}
    set {}
  }
  open var viewController: NSViewController? {
    get {}
    set {}
  }
  open var customizationLabel: String! {
    get {}
    set {}
  }
}
@objc public protocol NSTouchBarDelegate: NSObjectProtocol {
  @MainActor @objc optional func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem?
}
@MainActor open class NSTouchBar: NSObject {
  public override init() {}
  public init?(coder: NSCoder) {}
  open weak var delegate: (any NSTouchBarDelegate)?
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] {
    get {}
    set {}
  }
  open var customizationIdentifier: String? {
    get {}
    set {}
  }
  open var principalItemIdentifier: NSTouchBarItem.Identifier? {
    get {}
    set {}
  }
  open var templateItems: Set<NSTouchBarItem> {
    get {}
    set {}
  }
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {}
}
@objc public protocol NSScrubberDataSource: NSObjectProtocol {
  @MainActor func numberOfItems(for scrubber: NSScrubber) -> Int
  @MainActor func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView
}
@objc public protocol NSScrubberDelegate: NSObjectProtocol {
  @MainActor @objc optional func scrubber(
    _ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int)
  @MainActor @objc optional func scrubber(
    _ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int)
}
@MainActor open class NSScrubberArrangedView: NSView {}
@MainActor open class NSScrubberItemView: NSScrubberArrangedView {}
@MainActor open class NSScrubberTextItemView: NSScrubberItemView {
  open var textField: NSTextField {}
  open var title: String {
    get {}
    set {}
  }
}
@MainActor open class NSScrubberLayout: NSObject {}
@MainActor open class NSScrubberFlowLayout: NSScrubberLayout {
  open var itemSize: NSSize {
    get {}
    set {}
  }
}
@MainActor open class NSScrubberSelectionStyle: NSObject {
  open class var outlineOverlay: NSScrubberSelectionStyle {}
  open class var roundedBackground: NSScrubberSelectionStyle {}
}
@MainActor open class NSScrubber: NSView {
  @objc public enum Mode: Int, Sendable { case fixed, free }
  open weak var delegate: (any NSScrubberDelegate)?
  open weak var dataSource: (any NSScrubberDataSource)?
  open var mode: Mode {
    get {}
    set {}
  }
  open var selectedIndex: Int {
    get {}
    set {}
  }
  open var numberOfItems: Int {}
  open var scrubberLayout: NSScrubberLayout {
    get {}
    set {}
  }
  open var selectionOverlayStyle: NSScrubberSelectionStyle? {
    get {}
    set {}
  }
  open var selectionBackgroundStyle: NSScrubberSelectionStyle? {
    get {}
    set {}
  }
  open var showsArrowButtons: Bool {
    get {}
    set {}
  }
  open func register(
    _ itemViewClass: AnyClass?, forItemIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSScrubberItemView? {}
  open func reloadData() {}
}
