@objc public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
@MainActor open class NSClipView: NSView {
  open var documentView: NSView? {
    get {}
    set {}
  }
  open var drawsBackground: Bool {
    get {}
    set {}
  }
  open var backgroundColor: NSColor {
    get {}
    set {}
  }
  open var documentVisibleRect: NSRect {}
  open var contentInsets: NSEdgeInsets {
    get {}
    set {}
  }
  open var automaticallyAdjustsContentInsets: Bool {
    get {}
    set {}
  }
  open func scroll(to point: NSPoint) {}
  open func constrainBoundsRect(_ rect: NSRect) -> NSRect {}
}
@MainActor open class NSScroller: NSControl {
  @objc public enum Style: Int, Sendable { case legacy, overlay }
}
@MainActor open class NSScrollView: NSView {
  @objc public enum Elasticity: Int, Sendable { case automatic, none, allowed }
  @objc public enum FindBarPosition: Int, Sendable {
    case aboveHorizontalRuler, aboveContent, belowContent
  }
  open var documentView: NSView? {
    get {}
    set {}
  }
  open var contentView: NSClipView {
    get {}
    set {}
  }
  open var contentSize: NSSize {}
  open var documentVisibleRect: NSRect {}
  open var hasVerticalScroller: Bool {
    get {}
    set {}
  }
  open var hasHorizontalScroller: Bool {
    get {}
    set {}
  }
  open var autohidesScrollers: Bool {
    get {}
    set {}
  }
  open var scrollerStyle: NSScroller.Style {
    get {}
    set {}
  }
  open var borderType: NSBorderType {
    get {}
    set {}
  }
  open var drawsBackground: Bool {
    get {}
    set {}
  }
  open var backgroundColor: NSColor {
    get {}
    set {}
  }
  open var allowsMagnification: Bool {
    get {}
    set {}
  }
  open var magnification: CGFloat {
    get {}
    set {}
  }
  open var minMagnification: CGFloat {
    get {}
    set {}
  }
  open var maxMagnification: CGFloat {
    get {}
    set {}
  }
  open func magnify(toFit rect: NSRect) {}
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {}
  open func reflectScrolledClipView(_ clipView: NSClipView) {}
  open var contentInsets: NSEdgeInsets {
    get {}
    set {}
  }
  open var automaticallyAdjustsContentInsets: Bool {
    get {}
    set {}
  }
  open var hasVerticalRuler: Bool {
    get {}
    set {}
  }
  open var hasHorizontalRuler: Bool {
    get {}
    set {}
  }
  open var rulersVisible: Bool {
    get {}
    set {}
  }
  open var verticalRulerView: NSRulerView? {
    get {}
    set {}
  }
  open var horizontalRulerView: NSRulerView? {
    get {}
    set {}
  }
  open var verticalScrollElasticity: Elasticity {
    get {}
    set {}
  }
  open var horizontalScrollElasticity: Elasticity {
    get {}
    set {}
  }
  open var findBarPosition: FindBarPosition {
    get {}
    set {}
  }
  open func tile() {}
  nonisolated open class var didLiveScrollNotification: NSNotification.Name {}
  nonisolated open class var didEndLiveScrollNotification: NSNotification.Name {}
}
@available(macOS 27.0, *)
@MainActor open class NSRefreshController: NSObject {
  public override init() {}
  open weak var target: AnyObject?
  open var action: Selector? {
    get {}
    set {}
  }
  open func endRefreshing() {}
}
extension NSScrollView {
  @available(macOS 27.0, *)
  public var refreshController: NSRefreshController? {
    get {}
    set {}
  }
}
extension NSScrollView: @preconcurrency NSTextFinderBarContainer {
  @objc open var findBarView: NSView? {
    get {}
    set {}
  }
  @objc open var isFindBarVisible: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSRulerView: NSView {
  @objc public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
  public struct UnitName: Hashable, Sendable {
    public static let inches: UnitName = UnitName()
    public static let points: UnitName = UnitName()
    public static let centimeters: UnitName = UnitName()
  }
  public init(scrollView: NSScrollView?, orientation: Orientation) {}
  public required init(coder: NSCoder) {}
  open var clientView: NSView? {
    get {}
    set {}
  }
  open var measurementUnits: UnitName {
    get {}
    set {}
  }
  open var ruleThickness: CGFloat {
    get {}
    set {}
  }
  open var originOffset: CGFloat {
    get {}
    set {}
  }
  open func drawHashMarksAndLabels(in rect: NSRect) {}
  open func invalidateHashMarks() {}
}
@MainActor open class NSStackView: NSView {
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) {}
  }
  @objc public enum Gravity: Int, Sendable { case top = 1, leading = 1000, center = 2, bottom = 3 }
  @objc public enum Distribution: Int, Sendable {
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public convenience init(views: [NSView]) {}
  open var orientation: NSUserInterfaceLayoutOrientation {
    get {}
    set {}
  }
  open var alignment: NSLayoutConstraint.Attribute {
    get {}
    set {}
  }
  open var distribution: Distribution {
    get {}
    set {}
  }
  open var spacing: CGFloat {
    get {}
    set {}
  }
  open var edgeInsets: NSEdgeInsets {
    get {}
    set {}
  }
  open var arrangedSubviews: [NSView] {}
  open func addArrangedSubview(_ view: NSView) {}
  open func removeArrangedSubview(_ view: NSView) {}
  open func insertArrangedSubview(_ view: NSView, at index: Int) {}
  open func setViews(_ views: [NSView], in gravity: Gravity) {}
  open var views: [NSView] {}
  open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {}
  open func setClippingResistancePriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
}
@MainActor open class NSGridCell: NSObject {
  @objc public enum Placement: Int, Sendable {
    case inherited, none, leading, trailing, center, fill
    public static var top: Placement {}
    public static var bottom: Placement {}
  }
  open class var emptyContentView: NSView {}
  open var yPlacement: Placement {
    get {}
    set {}
  }
  open var contentView: NSView? {
    get {}
    set {}
  }
}
@MainActor open class NSGridRow: NSObject {
  open var numberOfCells: Int {}
  open func cell(at index: Int) -> NSGridCell {}
  open var height: CGFloat {
    get {}
    set {}
  }
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var yPlacement: NSGridCell.Placement {
    get {}
    set {}
  }
}
@MainActor open class NSGridColumn: NSObject {
  open var width: CGFloat {
    get {}
    set {}
  }
  open var xPlacement: NSGridCell.Placement {
    get {}
    set {}
  }
  open var isHidden: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSGridView: NSView {
  public convenience init(views: [[NSView]]) {}
  public convenience init(numberOfColumns: Int, rows: Int) {}
  open var numberOfRows: Int {}
  open var numberOfColumns: Int {}
  open var rowSpacing: CGFloat {
    get {}
    set {}
  }
  open var columnSpacing: CGFloat {
    get {}
    set {}
  }
  open var xPlacement: NSGridCell.Placement {
    get {}
    set {}
  }
  open var yPlacement: NSGridCell.Placement {
    get {}
    set {}
  }
  open var rowAlignment: NSGridRow.Alignment {
    get {}
    set {}
  }
  open func row(at index: Int) -> NSGridRow {}
  open func column(at index: Int) -> NSGridColumn {}
  open func cell(atColumnIndex column: Int, rowIndex row: Int) -> NSGridCell {}
  @discardableResult open func addRow(with views: [NSView]) -> NSGridRow {}
  open func removeRow(at index: Int) {}
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {}
}
extension NSGridRow {
  @objc public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
}
@MainActor open class NSBox: NSView {
  @objc public enum BoxType: UInt, Sendable { case primary, separator = 2, custom = 4 }
  @objc public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
  open var boxType: BoxType {
    get {}
    set {}
  }
  open var title: String {
    get {}
    set {}
  }
  open var titlePosition: TitlePosition {
    get {}
    set {}
  }
  open var contentView: NSView? {
    get {}
    set {}
  }
  open var fillColor: NSColor {
    get {}
    set {}
  }
  open var borderColor: NSColor {
    get {}
    set {}
  }
  open var borderWidth: CGFloat {
    get {}
    set {}
  }
  open var cornerRadius: CGFloat {
    get {}
    set {}
  }
  open var contentViewMargins: NSSize {
    get {}
    set {}
  }
  open var isTransparent: Bool {
    get {}
    set {}
  }
  open func sizeToFit() {}
}
@MainActor open class NSVisualEffectView: NSView {
  @objc public enum Material: Int, Sendable {
    case titlebar = 3, selection = 4, menu = 5, popover = 6, sidebar = 7, headerView = 10
    case sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17
    case contentBackground = 18, underWindowBackground = 21, underPageBackground = 22
  }
  @objc public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  @objc public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material: Material {
    get {}
    set {}
  }
  open var blendingMode: BlendingMode {
    get {}
    set {}
  }
  open var state: State {
    get {}
    set {}
  }
  open var isEmphasized: Bool {
    get {}
    set {}
  }
  open var maskImage: NSImage? {
    get {}
    set {}
  }
}
@available(macOS 26.0, *)
@MainActor open class NSGlassEffectContainerView: NSView {
  open var contentView: NSView? {
    get {}
    set {}
  }
  open var spacing: CGFloat {
    get {}
    set {}
  }
}
@available(macOS 26.0, *)
@MainActor open class NSBackgroundExtensionView: NSView {
  open var contentView: NSView? {
    get {}
    set {}
  }
  open var automaticallyPlacesContentView: Bool {
    get {}
    set {}
  }
}
@available(macOS 26.0, *)
@MainActor open class NSGlassEffectView: NSView {
  @objc public enum Style: Int, Sendable { case regular, clear }
  open var contentView: NSView? {
    get {}
    set {}
  }
  open var cornerRadius: CGFloat {
    get {}
    set {}
  }
  open var tintColor: NSColor? {
    get {}
    set {}
  }
  open var style: Style {
    get {}
    set {}
  }
}
@objc public protocol NSSplitViewDelegate: NSObjectProtocol {
  @MainActor @objc optional func splitView(
    _ splitView: NSSplitView, canCollapseSubview subview: NSView
  ) -> Bool
  @MainActor @objc optional func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  @MainActor @objc optional func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  @MainActor @objc optional func splitViewDidResizeSubviews(_ notification: Notification)
}
@MainActor open class NSSplitView: NSView {
  public typealias AutosaveName = String
  @objc public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
  open weak var delegate: (any NSSplitViewDelegate)?
  open var isVertical: Bool {
    get {}
    set {}
  }
  open var dividerStyle: DividerStyle {
    get {}
    set {}
  }
  open var dividerThickness: CGFloat {}
  open var autosaveName: AutosaveName? {
    get {}
    set {}
  }
  open var arrangedSubviews: [NSView] {}
  open func addArrangedSubview(_ view: NSView) {}
  open func setPosition(_ position: CGFloat, ofDividerAt index: Int) {}
  open func isSubviewCollapsed(_ view: NSView) -> Bool {}
  open func adjustSubviews() {}
  open func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority, forSubviewAt index: Int
  ) {}
  nonisolated open class var didResizeSubviewsNotification: NSNotification.Name {}
}
open class NSSplitViewItem: NSObject {
  public convenience init(viewController: NSViewController) {}
  public convenience init(sidebarWithViewController: NSViewController) {}
  public convenience init(contentListWithViewController: NSViewController) {}
  @available(macOS 11.0, *)
  public convenience init(inspectorWithViewController: NSViewController) {}
  open var viewController: NSViewController {
    get {}
    set {}
  }
  open var isCollapsed: Bool {
    get {}
    set {}
  }
  open var canCollapse: Bool {
    get {}
    set {}
  }
  open var minimumThickness: CGFloat {
    get {}
    set {}
  }
  open var maximumThickness: CGFloat {
    get {}
    set {}
  }
  open var preferredThicknessFraction: CGFloat {
    get {}
    set {}
  }
  open var holdingPriority: NSLayoutConstraint.Priority {
    get {}
    set {}
  }
}
@MainActor open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  open var splitView: NSSplitView {
    get {}
    set {}
  }
  open var splitViewItems: [NSSplitViewItem] {
    get {}
    set {}
  }
  open func addSplitViewItem(_ item: NSSplitViewItem) {}
  open func insertSplitViewItem(_ item: NSSplitViewItem, at index: Int) {}
  open func removeSplitViewItem(_ item: NSSplitViewItem) {}
  @objc open func toggleSidebar(_ sender: Any?) {}
  @objc open func splitViewDidResizeSubviews(_ notification: Notification) {}
}
@objc public protocol NSTabViewDelegate: NSObjectProtocol {
  @MainActor @objc optional func tabView(
    _ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  @MainActor @objc optional func tabView(
    _ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?
  ) -> Bool
}
open class NSTabViewItem: NSObject {
  public init(identifier: Any?) {}
  public convenience init(viewController: NSViewController) {}
  open var identifier: Any? {
    get {}
    set {}
  }
  open var label: String {
    get {}
    set {}
  }
  open var image: NSImage? {
    get {}
    set {}
  }
  open var view: NSView? {
    get {}
    set {}
  }
  open var viewController: NSViewController? {
    get {}
    set {}
  }
}
@MainActor open class NSTabView: NSView {
  @objc public enum TabType: UInt, Sendable { case topTabsBezelBorder = 0, noTabsNoBorder = 6 }
  open weak var delegate: (any NSTabViewDelegate)?
  open var tabViewItems: [NSTabViewItem] {
    get {}
    set {}
  }
  open var tabViewType: TabType {
    get {}
    set {}
  }
  @objc public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
  @objc public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
  open var tabPosition: TabPosition {
    get {}
    set {}
  }
  open var tabViewBorderType: TabViewBorderType {
    get {}
    set {}
  }
  open var selectedTabViewItem: NSTabViewItem? {}
  open var numberOfTabViewItems: Int {}
  open func addTabViewItem(_ item: NSTabViewItem) {}
  open func selectTabViewItem(at index: Int) {}
  open func selectTabViewItem(_ item: NSTabViewItem?) {}
  open func selectTabViewItem(withIdentifier identifier: Any) {}
  open func indexOfTabViewItem(_ item: NSTabViewItem) -> Int {}
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {}
  open func tabViewItem(at index: Int) -> NSTabViewItem {}
}
@MainActor open class NSTabViewController: NSViewController, NSTabViewDelegate {
  @objc public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified
  }
  open var tabStyle: TabStyle {
    get {}
    set {}
  }
  open var tabView: NSTabView {
    get {}
    set {}
  }
  open var tabViewItems: [NSTabViewItem] {
    get {}
    set {}
  }
  open var selectedTabViewItemIndex: Int {
    get {}
    set {}
  }
  open func addTabViewItem(_ item: NSTabViewItem) {}
  open func removeTabViewItem(_ item: NSTabViewItem) {}
  @objc open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}
@objc public protocol NSPageControllerDelegate: NSObjectProtocol {
  @MainActor @objc optional func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier
  @MainActor @objc optional func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController
  @MainActor @objc optional func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController,
    with object: Any?)
  @MainActor @objc optional func pageController(
    _ pageController: NSPageController, didTransitionTo object: Any)
  @MainActor @objc optional func pageControllerDidEndLiveTransition(
    _ pageController: NSPageController)
}
@MainActor open class NSPageController: NSViewController {
  public typealias ObjectIdentifier = String
  @objc public enum TransitionStyle: Int, Sendable { case stackHistory, stackBook, horizontalStrip }
  open weak var delegate: (any NSPageControllerDelegate)?
  open var arrangedObjects: [Any] {
    get {}
    set {}
  }
  open var selectedIndex: Int {
    get {}
    set {}
  }
  open var selectedViewController: NSViewController? {}
  open var transitionStyle: TransitionStyle {
    get {}
    set {}
  }
  open func completeTransition() {}
  open func takeSelectedIndexFrom(_ sender: Any?) {}
  @objc open func navigateForward(_ sender: Any?) {}
  @objc open func navigateBack(_ sender: Any?) {}
}
open class NSColorSampler: NSObject {
  public override init() {}
  open func show(selectionHandler: @escaping @Sendable (NSColor?) -> Void) {}
}
