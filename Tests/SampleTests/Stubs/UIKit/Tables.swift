@MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
}
@MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView?
  @objc optional func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @available(tvOS, unavailable)
  @objc optional func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
@available(tvOS, unavailable)
@MainActor open class UIContextualAction: NSObject {
  @objc public enum Style: Int, Sendable { case normal, destructive }
  public convenience init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {}
}
@available(tvOS, unavailable)
@MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) {}
}
@MainActor open class UITableView: UIScrollView {
  @objc public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  @objc public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  @objc public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public init(frame: CGRect, style: Style) {}
  public required init?(coder: NSCoder) {}
  public convenience init() {}
  open weak var delegate: (any UITableViewDelegate)?
  open weak var dataSource: (any UITableViewDataSource)?
  open class var automaticDimension: CGFloat {}
  open var rowHeight: CGFloat {
    get {}
    set {}
  }
  open var estimatedRowHeight: CGFloat {
    get {}
    set {}
  }
  @available(iOS 15.0, tvOS 15.0, *)
  open var sectionHeaderTopPadding: CGFloat {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get {}
    set {}
  }
  open var tableHeaderView: UIView? {
    get {}
    set {}
  }
  open var tableFooterView: UIView? {
    get {}
    set {}
  }
  open var backgroundView: UIView? {
    get {}
    set {}
  }
  open var allowsSelection: Bool {
    get {}
    set {}
  }
  open var allowsMultipleSelection: Bool {
    get {}
    set {}
  }
  @available(iOS 16.0, tvOS 16.0, *)
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get {}
    set {}
  }
  open var indexPathForSelectedRow: IndexPath? {}
  open var indexPathsForVisibleRows: [IndexPath]? {}
  open var numberOfSections: Int {}
  open var isEditing: Bool {
    get {}
    set {}
  }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func numberOfRows(inSection section: Int) -> Int {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {}
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {}
  open func reloadData() {}
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {}
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}
}
@MainActor open class UITableViewCell: UIView {
  @objc public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  @available(tvOS, unavailable)
  @objc public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  @objc public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  @objc public enum EditingStyle: Int, Sendable { case none, delete, insert }
  @objc public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, checkmark
    @available(tvOS, unavailable)
    case detailDisclosureButton
    @available(tvOS, unavailable)
    case detailButton
  }
  public init(style: CellStyle, reuseIdentifier: String?) {}
  public required init?(coder: NSCoder) {}
  public convenience init() {}
  open var contentView: UIView {}
  open var textLabel: UILabel? {}
  open var detailTextLabel: UILabel? {}
  open var imageView: UIImageView? {}
  open var reuseIdentifier: String? {}
  open func prepareForReuse() {}
  open var selectionStyle: SelectionStyle {
    get {}
    set {}
  }
  open var accessoryType: AccessoryType {
    get {}
    set {}
  }
  open var accessoryView: UIView? {
    get {}
    set {}
  }
  open var isSelected: Bool {
    get {}
    set {}
  }
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration: Bool {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {}
  @available(iOS 14.0, tvOS 14.0, *)
  open var configurationState: UICellConfigurationState {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func setNeedsUpdateConfiguration() {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func updateConfiguration(using state: UICellConfigurationState) {}
  @available(iOS 15.0, tvOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  @available(iOS 15.0, tvOS 15.0, *)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get {}
    set {}
  }
}
@MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {}
  public required init?(coder: NSCoder) {}
  open var contentView: UIView {}
  open func prepareForReuse() {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func setNeedsUpdateConfiguration() {}
  @available(iOS 14.0, tvOS 14.0, *)
  open var configurationState: UIViewConfigurationState {}
  @available(iOS 14.0, tvOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {}
}
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  public init(style: UITableView.Style) {}
  public override init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var tableView: UITableView! {
    get {}
    set {}
  }
  open var clearsSelectionOnViewWillAppear: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var refreshControl: UIRefreshControl? {
    get {}
    set {}
  }
  @objc open func numberOfSections(in tableView: UITableView) -> Int {}
  @objc open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {}
  @objc open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {}
  @objc open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  @objc open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {}
  @objc open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {}
  @objc open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {}
  @objc open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {}
}
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {}
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {}
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {}
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
  @available(iOS 15.0, tvOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}
