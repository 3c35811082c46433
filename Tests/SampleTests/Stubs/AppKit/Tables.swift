import CoreData

@objc public protocol NSTableViewDataSource: NSObjectProtocol {
  @MainActor @objc optional func numberOfRows(in tableView: NSTableView) -> Int
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}
@objc public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, rowViewForRow row: Int
  ) -> NSTableRowView?
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, heightOfRow row: Int
  ) -> CGFloat
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, shouldSelectRow row: Int
  ) -> Bool
  @MainActor @objc optional func tableViewSelectionDidChange(_ notification: Notification)
  @MainActor @objc optional func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
}
@MainActor open class NSTableHeaderView: NSView {}
@MainActor open class NSTableHeaderCell: NSCell {}
@MainActor open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier) {}
  public struct ResizingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var autoresizingMask: Self {}
  }
  open var identifier: NSUserInterfaceItemIdentifier {
    get {}
    set {}
  }
  open var title: String {
    get {}
    set {}
  }
  open var width: CGFloat {
    get {}
    set {}
  }
  open var minWidth: CGFloat {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var resizingMask: ResizingOptions {
    get {}
    set {}
  }
  open var sortDescriptorPrototype: NSSortDescriptor? {
    get {}
    set {}
  }
}
@MainActor open class NSTableRowView: NSView {
  open var isSelected: Bool {
    get {}
    set {}
  }
  open var isEmphasized: Bool {
    get {}
    set {}
  }
  open func drawSelection(in rect: NSRect) {}
}
@MainActor open class NSTableCellView: NSView {
  open var objectValue: Any? {
    get {}
    set {}
  }
  open weak var textField: NSTextField?
  open weak var imageView: NSImageView?
  open var backgroundStyle: BackgroundStyle {
    get {}
    set {}
  }
  @objc public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
}
@MainActor open class NSTableView: NSControl {
  @available(macOS 11.0, *)
  @objc public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  @objc public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle
    case sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle
    case lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
  @objc public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom, small, medium, large }
  @objc public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var effectFade: Self {}
    public static var slideUp: Self {}
    public static var slideDown: Self {}
  }
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var solidHorizontalGridLineMask: Self {}
  }
  open var headerView: NSTableHeaderView? {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var style: Style {
    get {}
    set {}
  }
  open var rowHeight: CGFloat {
    get {}
    set {}
  }
  open var rowSizeStyle: RowSizeStyle {
    get {}
    set {}
  }
  open var usesAutomaticRowHeights: Bool {
    get {}
    set {}
  }
  open var usesAlternatingRowBackgroundColors: Bool {
    get {}
    set {}
  }
  open var backgroundColor: NSColor {
    get {}
    set {}
  }
  open var gridStyleMask: GridLineStyle {
    get {}
    set {}
  }
  open var selectionHighlightStyle: SelectionHighlightStyle {
    get {}
    set {}
  }
  open var intercellSpacing: NSSize {
    get {}
    set {}
  }
  open var columnAutoresizingStyle: ColumnAutoresizingStyle {
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
  open var allowsColumnReordering: Bool {
    get {}
    set {}
  }
  open var doubleAction: Selector? {
    get {}
    set {}
  }
  open var clickedRow: Int {}
  open var clickedColumn: Int {}
  open var selectedRow: Int {}
  open var selectedRowIndexes: IndexSet {}
  open var numberOfRows: Int {}
  open var numberOfSelectedRows: Int {}
  open var tableColumns: [NSTableColumn] {}
  open var sortDescriptors: [NSSortDescriptor] {
    get {}
    set {}
  }
  open func addTableColumn(_ column: NSTableColumn) {}
  open func removeTableColumn(_ column: NSTableColumn) {}
  open func reloadData() {}
  open func reloadData(forRowIndexes rows: IndexSet, columnIndexes columns: IndexSet) {}
  open func noteNumberOfRowsChanged() {}
  open func noteHeightOfRows(withIndexesChanged rows: IndexSet) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  @objc open func deselectAll(_ sender: Any?) {}
  open func deselectRow(_ row: Int) {}
  open func scrollRowToVisible(_ row: Int) {}
  open func row(for view: NSView) -> Int {}
  open func row(at point: NSPoint) -> Int {}
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {}
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {}
  open func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexes: IndexSet, withAnimation animation: AnimationOptions = []) {}
  open func removeRows(at indexes: IndexSet, withAnimation animation: AnimationOptions = []) {}
  open func sizeLastColumnToFit() {}
}
/// Outline views redeclare both properties with other types.
@MainActor public protocol TableDelegateOwner {}
extension NSTableView: TableDelegateOwner {}
extension TableDelegateOwner where Self: NSTableView {
  @_disfavoredOverload public var delegate: (any NSTableViewDelegate)? {
    get {}
    nonmutating set {}
  }
  @_disfavoredOverload public var dataSource: (any NSTableViewDataSource)? {
    get {}
    nonmutating set {}
  }
}
@objc public protocol NSOutlineViewDataSource: NSObjectProtocol {
  @MainActor @objc optional func outlineView(
    _ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?
  ) -> Int
  @MainActor @objc optional func outlineView(
    _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
  ) -> Any
  @MainActor @objc optional func outlineView(
    _ outlineView: NSOutlineView, isItemExpandable item: Any
  ) -> Bool
  @MainActor @objc optional func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
}
@objc public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  @MainActor @objc optional func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  @MainActor @objc optional func outlineView(
    _ outlineView: NSOutlineView, isGroupItem item: Any
  ) -> Bool
  @MainActor @objc optional func outlineViewSelectionDidChange(_ notification: Notification)
  @MainActor @objc optional func outlineViewItemDidExpand(_ notification: Notification)
}
@MainActor open class NSOutlineView: NSTableView {
  open weak var delegate: (any NSOutlineViewDelegate)?
  open weak var dataSource: (any NSOutlineViewDataSource)?
  open var outlineTableColumn: NSTableColumn? {
    get {}
    set {}
  }
  open var indentationPerLevel: CGFloat {
    get {}
    set {}
  }
  open var autosaveExpandedItems: Bool {
    get {}
    set {}
  }
  open func expandItem(_ item: Any?) {}
  open func expandItem(_ item: Any?, expandChildren: Bool) {}
  open func collapseItem(_ item: Any?) {}
  open func isItemExpanded(_ item: Any?) -> Bool {}
  open func item(atRow row: Int) -> Any? {}
  open func row(forItem item: Any?) -> Int {}
  open func parent(forItem item: Any?) -> Any? {}
  open func reloadItem(_ item: Any?) {}
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {}
}
open class NSTreeNode: NSObject {
  public override init() {}
  public init(representedObject modelObject: Any?) {}
  open var isLeaf: Bool {}
  open var mutableChildren: NSMutableArray {}
  open var representedObject: Any? {}
  open var children: [NSTreeNode]? {}
}
@objc public protocol NSBrowserDelegate: NSObjectProtocol {
  @MainActor @objc optional func rootItem(for browser: NSBrowser) -> Any?
  @MainActor @objc optional func browser(
    _ browser: NSBrowser, numberOfChildrenOfItem item: Any?
  ) -> Int
  @MainActor @objc optional func browser(
    _ browser: NSBrowser, child index: Int, ofItem item: Any?
  ) -> Any
  @MainActor @objc optional func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool
  @MainActor @objc optional func browser(
    _ browser: NSBrowser, objectValueForItem item: Any?
  ) -> Any?
  @MainActor @objc optional func browser(
    _ browser: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int)
}
@MainActor open class NSBrowser: NSControl {
  open weak var delegate: (any NSBrowserDelegate)?
  open var maxVisibleColumns: Int {
    get {}
    set {}
  }
  open var isTitled: Bool {
    get {}
    set {}
  }
  open var pathSeparator: String {
    get {}
    set {}
  }
  open var selectionIndexPath: IndexPath? {
    get {}
    set {}
  }
  open var selectedColumn: Int {}
  open func path() -> String {}
  open func setPath(_ path: String) -> Bool {}
  open func item(at indexPath: IndexPath) -> Any? {}
  open func item(atRow row: Int, inColumn column: Int) -> Any? {}
  open func selectedRow(inColumn column: Int) -> Int {}
  open func loadColumnZero() {}
  open func reloadColumn(_ column: Int) {}
}
@objc public protocol NSRuleEditorDelegate: NSObjectProtocol {
  @MainActor func ruleEditor(
    _ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any?,
    with rowType: NSRuleEditor.RowType
  ) -> Int
  @MainActor func ruleEditor(
    _ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any?,
    with rowType: NSRuleEditor.RowType
  ) -> Any
  @MainActor func ruleEditor(
    _ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int
  ) -> Any
  @MainActor @objc optional func ruleEditorRowsDidChange(_ notification: Notification)
}
@MainActor open class NSRuleEditor: NSControl {
  @objc public enum RowType: UInt, Sendable { case simple, compound }
  @objc public enum NestingMode: UInt, Sendable { case single, list, compound, simple }
  open weak var delegate: (any NSRuleEditorDelegate)?
  open var nestingMode: NestingMode {
    get {}
    set {}
  }
  open var rowHeight: CGFloat {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var canRemoveAllRows: Bool {
    get {}
    set {}
  }
  open var predicate: NSPredicate? {}
  open var numberOfRows: Int {}
  open func addRow(_ sender: Any?) {}
  open func insertRow(
    at index: Int, with type: RowType, asSubrowOf parent: Int, animate: Bool
  ) {}
  open func removeRow(at index: Int) {}
  open func removeRows(at indexes: IndexSet, includeSubrows: Bool) {}
  open func reloadCriteria() {}
  open func reloadPredicate() {}
  open func displayValues(forRow row: Int) -> [Any] {}
  open func criteria(forRow row: Int) -> [Any] {}
  open func setCriteria(
    _ criteria: [Any], andDisplayValues values: [Any], forRowAt index: Int
  ) {}
}
open class NSPredicateEditorRowTemplate: NSObject {
  public convenience init(
    leftExpressions: [NSExpression], rightExpressions: [NSExpression],
    modifier: NSComparisonPredicate.Modifier, operators: [NSNumber], options: Int
  ) {}
  public convenience init(
    leftExpressions: [NSExpression], rightExpressionAttributeType: NSAttributeType,
    modifier: NSComparisonPredicate.Modifier, operators: [NSNumber], options: Int
  ) {}
  public init(compoundTypes: [NSNumber]) {}
}
@MainActor open class NSPredicateEditor: NSRuleEditor {
  open var rowTemplates: [NSPredicateEditorRowTemplate] {
    get {}
    set {}
  }
}
