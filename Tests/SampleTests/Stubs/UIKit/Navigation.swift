@objc public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@objc public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt }
@MainActor @objc public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
@MainActor @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
  @objc optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}
@MainActor open class UIBarAppearance: NSObject, NSCopying {
  public override init() {}
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open var backgroundColor: UIColor? {
    get {}
    set {}
  }
  open var backgroundEffect: UIBlurEffect? {
    get {}
    set {}
  }
  open var shadowColor: UIColor? {
    get {}
    set {}
  }
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get {}
    set {}
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get {}
    set {}
  }
}
@MainActor open class UIToolbarAppearance: UIBarAppearance {}
@MainActor open class UITabBarAppearance: UIBarAppearance {}

@MainActor @objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  @objc optional func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool
  @objc optional func navigationBar(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
@MainActor open class UINavigationBar: UIView, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? {
    get {}
    set {}
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
  open func pushItem(_ item: UINavigationItem, animated: Bool) {}
  open func popItem(animated: Bool) -> UINavigationItem? {}
  open var topItem: UINavigationItem? {}
  @available(tvOS, unavailable)
  open var prefersLargeTitles: Bool {
    get {}
    set {}
  }
  open var isTranslucent: Bool {
    get {}
    set {}
  }
  open var barTintColor: UIColor? {
    get {}
    set {}
  }
  open var standardAppearance: UINavigationBarAppearance {
    get {}
    set {}
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get {}
    set {}
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get {}
    set {}
  }
  @objc open var barPosition: UIBarPosition {}
}
@MainActor open class UINavigationItem: NSObject {
  @objc public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public init(title: String) {}
  open var title: String? {
    get {}
    set {}
  }
  open var titleView: UIView? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var prompt: String? {
    get {}
    set {}
  }
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var subtitle: String? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var hidesBackButton: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var leftItemsSupplementBackButton: Bool {
    get {}
    set {}
  }
  open var backButtonTitle: String? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var backBarButtonItem: UIBarButtonItem? {
    get {}
    set {}
  }
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var backAction: UIAction? {
    get {}
    set {}
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get {}
    set {}
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get {}
    set {}
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get {}
    set {}
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var searchController: UISearchController? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var hidesSearchBarWhenScrolling: Bool {
    get {}
    set {}
  }
  open var standardAppearance: UINavigationBarAppearance? {
    get {}
    set {}
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get {}
    set {}
  }
}
@MainActor open class UIBarItem: NSObject {
  open var title: String? {
    get {}
    set {}
  }
  open var image: UIImage? {
    get {}
    set {}
  }
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var tag: Int {
    get {}
    set {}
  }
}
@MainActor open class UIBarButtonItem: UIBarItem {
  @objc public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    @available(tvOS, unavailable)
    case close = 24
  }
  @objc public enum Style: Int, Sendable { case plain = 0, done = 2, prominent = 3 }
  public override init() {}
  public init?(coder: NSCoder) {}
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {}
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {}
  public convenience init(
    barButtonSystemItem: SystemItem, target: Any?, action: Selector?
  ) {}
  public convenience init(customView: UIView) {}
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {}
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {}
  @available(iOS 16.0, tvOS 16.0, *)
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open class func flexibleSpace() -> Self {}
  @available(iOS 14.0, tvOS 14.0, *)
  open class func fixedSpace(_ width: CGFloat) -> Self {}
  open var style: Style {
    get {}
    set {}
  }
  open var customView: UIView? {
    get {}
    set {}
  }
  open weak var target: AnyObject?
  open var action: Selector? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 17.0, *)
  open var menu: UIMenu? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var primaryAction: UIAction? {
    get {}
    set {}
  }
  open var tintColor: UIColor? {
    get {}
    set {}
  }
}
@MainActor open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {}
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@available(tvOS, unavailable)
@MainActor open class UIToolbar: UIView, UIBarPositioning {
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]? {
    get {}
    set {}
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open var standardAppearance: UIToolbarAppearance {
    get {}
    set {}
  }
  open var isTranslucent: Bool {
    get {}
    set {}
  }
  @objc open var barPosition: UIBarPosition {}
}

@MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
/// Subclasses redeclare `delegate` with another type, which a Swift class cannot do itself.
@MainActor public protocol NavigationDelegateOwner {}
extension NavigationDelegateOwner where Self == UINavigationController {
  public var delegate: (any UINavigationControllerDelegate)? {
    get {}
    nonmutating set {}
  }
}
@MainActor open class UINavigationController: UIViewController, NavigationDelegateOwner {
  public init(rootViewController: UIViewController) {}
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {}
  public override init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var viewControllers: [UIViewController] {
    get {}
    set {}
  }
  open var topViewController: UIViewController? {}
  open var visibleViewController: UIViewController? {}
  open var navigationBar: UINavigationBar {}
  @available(tvOS, unavailable)
  open var toolbar: UIToolbar! {}
  @available(tvOS, unavailable)
  open var isToolbarHidden: Bool {
    get {}
    set {}
  }
  open var isNavigationBarHidden: Bool {
    get {}
    set {}
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  @available(tvOS, unavailable)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  @available(tvOS, unavailable)
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {}
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {}
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {}
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {}
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {}
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

@MainActor @objc public protocol UITabBarDelegate: NSObjectProtocol {
  @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    get {}
    set {}
  }
  open var selectedItem: UITabBarItem? {
    get {}
    set {}
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
  open var standardAppearance: UITabBarAppearance {
    get {}
    set {}
  }
  open var unselectedItemTintColor: UIColor? {
    get {}
    set {}
  }
}
@MainActor open class UITabBarItem: UIBarItem {
  public convenience override init() {}
  public convenience init(title: String?, image: UIImage?, tag: Int) {}
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
  open var badgeValue: String? {
    get {}
    set {}
  }
}
@MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITab: NSObject {
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {}
  open var badgeValue: String? {
    get {}
    set {}
  }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITabGroup) -> UIViewController)? = nil
  ) {}
}
@available(iOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UITabAccessory: NSObject {
  public init(contentView: UIView) {}
}
extension UITabBarController {
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public var bottomAccessory: UITabAccessory? {
    get {}
    set {}
  }
}
@available(iOS 27.1, *)
@MainActor open class UIArrangementViewController: UIViewController {
  public struct ViewPlacement: Hashable, Sendable {
    public static let primary: ViewPlacement = ViewPlacement()
    public static let secondary: ViewPlacement = ViewPlacement()
  }
  public convenience init() {}
  public func setViewController(
    _ controller: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {}
}
@MainActor open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? {}
}
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    get {}
    set {}
  }
  @available(iOS 18.0, tvOS 18.0, *)
  open var tabs: [UITab] {
    get {}
    set {}
  }
  open var selectedIndex: Int {
    get {}
    set {}
  }
  open var selectedViewController: UIViewController? {
    get {}
    set {}
  }
  open var tabBar: UITabBar {}
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}

@MainActor @objc public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  @available(iOS 14.0, tvOS 14.0, *)
  @objc optional func splitViewController(
    _ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column)
  @available(iOS 14.0, tvOS 14.0, *)
  @objc optional func splitViewController(
    _ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, tvOS 14.0, *)
  @objc optional func splitViewControllerDidCollapse(
    _ splitViewController: UISplitViewController)
  @available(iOS 14.0, tvOS 14.0, *)
  @objc optional func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  @available(iOS 14.0, tvOS 14.0, *)
  @objc optional func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column
}
@MainActor open class UISplitViewController: UIViewController {
  @available(iOS 14.0, tvOS 14.0, *)
  @objc public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  @available(iOS 14.0, tvOS 14.0, *)
  @objc public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  @objc public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary
    @available(visionOS, unavailable)
    case oneOverSecondary
  }
  @available(iOS 14.0, tvOS 14.0, *)
  public init(style: Style) {}
  public override init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UISplitViewControllerDelegate)?
  @available(iOS 14.0, tvOS 14.0, *)
  open func setViewController(_ controller: UIViewController?, for column: Column) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func viewController(for column: Column) -> UIViewController? {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func show(_ column: Column) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func hide(_ column: Column) {}
  open var isCollapsed: Bool {}
  open var preferredDisplayMode: DisplayMode {
    get {}
    set {}
  }
  open var displayMode: DisplayMode {}
  open var viewControllers: [UIViewController] {
    get {}
    set {}
  }
}

@MainActor @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
  @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
@MainActor @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@MainActor open class UIPageViewController: UIViewController {
  @objc public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  @objc public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  @objc public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {
    public static var interPageSpacing: Self {}
    public static var spineLocation: Self {}
  }
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open var viewControllers: [UIViewController]? {}
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor @objc public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@MainActor @objc public protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func willPresentSearchController(_ searchController: UISearchController)
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
}
@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {}
  public override init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var searchBar: UISearchBar {}
  open var isActive: Bool {
    get {}
    set {}
  }
  open var obscuresBackgroundDuringPresentation: Bool {
    get {}
    set {}
  }
  open var hidesNavigationBarDuringPresentation: Bool {
    get {}
    set {}
  }
}
