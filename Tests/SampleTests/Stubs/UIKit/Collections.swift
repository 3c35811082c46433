@MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
}
@MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}
@MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect {
    get {}
    set {}
  }
  open var size: CGSize {
    get {}
    set {}
  }
  open var indexPath: IndexPath {
    get {}
    set {}
  }
  public convenience init(forCellWith indexPath: IndexPath) {}
}
@MainActor open class UICollectionViewLayout: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
  open var collectionViewContentSize: CGSize {}
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {}
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {}
  open func invalidateLayout() {}
  open var collectionView: UICollectionView? {}
  open func prepare() {}
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize {
    get {}
    set {}
  }
  open var estimatedItemSize: CGSize {
    get {}
    set {}
  }
  open class var automaticSize: CGSize {}
  open var minimumLineSpacing: CGFloat {
    get {}
    set {}
  }
  open var minimumInteritemSpacing: CGFloat {
    get {}
    set {}
  }
  open var sectionInset: UIEdgeInsets {
    get {}
    set {}
  }
  open var scrollDirection: UICollectionView.ScrollDirection {
    get {}
    set {}
  }
}
@MainActor open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fraction: CGFloat) -> Self {}
  open class func fractionalHeight(_ fraction: CGFloat) -> Self {}
  open class func absolute(_ value: CGFloat) -> Self {}
  open class func estimated(_ value: CGFloat) -> Self {}
}
@MainActor open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}
@MainActor open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) {}
  open var contentInsets: NSDirectionalEdgeInsets {
    get {}
    set {}
  }
}
@MainActor open class NSCollectionLayoutSpacing: NSObject {
  open class func fixed(_ value: CGFloat) -> Self {}
}
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {}
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {}
  @available(iOS 16.0, tvOS 16.0, *)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {}
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get {}
    set {}
  }
}
@objc public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
@MainActor open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {}
  open var interGroupSpacing: CGFloat {
    get {}
    set {}
  }
  open var contentInsets: NSDirectionalEdgeInsets {
    get {}
    set {}
  }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  {
    get {}
    set {}
  }
}
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) {}
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection?
  ) {}
  public required init?(coder: NSCoder) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {}
}
@available(iOS 14.0, tvOS 14.0, *)
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int { case none, supplementary, firstItemInSection }
  public init(appearance: Appearance) {}
  @available(tvOS, unavailable)
  public var showsSeparators: Bool {
    get {}
    set {}
  }
  public var headerMode: HeaderMode
  public var backgroundColor: UIColor?
  @available(tvOS, unavailable)
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
    get {}
    set {}
  }
}
@MainActor open class UICollectionView: UIScrollView {
  open var numberOfSections: Int {}
  open func numberOfItems(inSection section: Int) -> Int {}
  @objc public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var top: Self {}
    public static var centeredVertically: Self {}
    public static var centeredHorizontally: Self {}
    public static var left: Self {}
    public static var bottom: Self {}
  }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UICollectionViewDelegate)?
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var collectionViewLayout: UICollectionViewLayout {
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
  open var backgroundView: UIView? {
    get {}
    set {}
  }
  open var indexPathsForSelectedItems: [IndexPath]? {}
  open var indexPathsForVisibleItems: [IndexPath] {}
  open var visibleCells: [UICollectionViewCell] {}
  @available(iOS 16.0, tvOS 16.0, *)
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get {}
    set {}
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {}
  open func reloadData() {}
  open func reloadItems(at paths: [IndexPath]) {}
  @available(iOS 15.0, tvOS 15.0, *)
  open func reconfigureItems(at paths: [IndexPath]) {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {}
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}
  open class var elementKindSectionHeader: String {}
  open class var elementKindSectionFooter: String {}

  @available(iOS 14.0, tvOS 14.0, *)
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping Handler) {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    public init(elementKind: String, handler: @escaping Handler) {}
  }
}
@MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? {}
  open func prepareForReuse() {}
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {}
}
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView {}
  open var isSelected: Bool {
    get {}
    set {}
  }
  open var isHighlighted: Bool {
    get {}
    set {}
  }
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
  open var configurationState: UICellConfigurationState {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func updateConfiguration(using state: UICellConfigurationState) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func setNeedsUpdateConfiguration() {}
  @available(iOS 15.0, tvOS 15.0, *)
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  @available(iOS 15.0, tvOS 15.0, *)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get {}
    set {}
  }
}
@available(iOS 14.0, tvOS 14.0, *)
public struct UICellAccessory {
  public struct DisclosureIndicatorOptions { public init() {} }
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {}
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {}
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {}
}
@available(iOS 14.0, tvOS 14.0, *)
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration {}
  open var accessories: [UICellAccessory] {
    get {}
    set {}
  }
  open var indentationLevel: Int {
    get {}
    set {}
  }
}
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  public override init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var collectionView: UICollectionView! {
    get {}
    set {}
  }
  open var clearsSelectionOnViewWillAppear: Bool {
    get {}
    set {}
  }
  open var installsStandardGestureForInteractiveMovement: Bool {
    get {}
    set {}
  }
  @objc open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {}
  @objc open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {}
  @objc open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
    -> UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
  open var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  {
    get {}
    set {}
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {}
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {}
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {}
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {}
}
