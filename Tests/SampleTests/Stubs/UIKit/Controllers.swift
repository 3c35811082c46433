@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, currentContext, custom, overFullScreen
  @available(tvOS, unavailable)
  case pageSheet
  @available(tvOS, unavailable)
  case formSheet
  case overCurrentContext
  @available(tvOS, unavailable)
  case popover
  case none = -1
  case automatic = -2
}
@objc public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, crossDissolve }
@available(tvOS, unavailable)
@objc public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
@MainActor @objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
@MainActor @objc public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
  UITraitChangeObservable
{
  public convenience override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open var view: UIView! {
    get {}
    set {}
  }
  open var viewIfLoaded: UIView? {}
  open var isViewLoaded: Bool {}
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func updateProperties() {}
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func setNeedsUpdateProperties() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func didReceiveMemoryWarning() {}
  open var title: String? {
    get {}
    set {}
  }
  open var parent: UIViewController? {}
  open var children: [UIViewController] {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {}
  open var presentedViewController: UIViewController? {}
  open var presentingViewController: UIViewController? {}
  open var isBeingPresented: Bool {}
  open var isBeingDismissed: Bool {}
  open var isMovingToParent: Bool {}
  open var isMovingFromParent: Bool {}
  open func present(
    _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {}
    set {}
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get {}
    set {}
  }
  open var isModalInPresentation: Bool {
    get {}
    set {}
  }
  open var definesPresentationContext: Bool {
    get {}
    set {}
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {}
  open var presentationController: UIPresentationController? {}
  @available(iOS 15.0, *)
  @available(tvOS, unavailable)
  open var sheetPresentationController: UISheetPresentationController? {}
  @available(tvOS, unavailable)
  open var popoverPresentationController: UIPopoverPresentationController? {}
  @objc open var preferredContentSize: CGSize {
    get {}
    set {}
  }
  open var navigationController: UINavigationController? {}
  open var navigationItem: UINavigationItem {}
  @available(tvOS, unavailable)
  open var hidesBottomBarWhenPushed: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var toolbarItems: [UIBarButtonItem]? {
    get {}
    set {}
  }
  open var tabBarController: UITabBarController? {}
  open var tabBarItem: UITabBarItem! {
    get {}
    set {}
  }
  open var splitViewController: UISplitViewController? {}
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get {}
    set {}
  }
  open var edgesForExtendedLayout: UIRectEdge {
    get {}
    set {}
  }
  @available(iOS 15.0, tvOS 15.0, *)
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  @available(iOS 15.0, tvOS 15.0, *)
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {}
  @available(tvOS, unavailable)
  open var prefersStatusBarHidden: Bool {}
  @available(tvOS, unavailable)
  open var preferredStatusBarStyle: UIStatusBarStyle {}
  @available(tvOS, unavailable)
  open var childForStatusBarHidden: UIViewController? {}
  @available(tvOS, unavailable)
  open var childForStatusBarStyle: UIViewController? {}
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open func setNeedsStatusBarAppearanceUpdate() {}
  @available(tvOS, unavailable)
  open var prefersHomeIndicatorAutoHidden: Bool {}
  @available(tvOS, unavailable)
  open var childForHomeIndicatorAutoHidden: UIViewController? {}
  @available(tvOS, unavailable)
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  @available(tvOS, unavailable)
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {}
  @available(tvOS, unavailable)
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  @available(tvOS, unavailable)
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {}
  @available(tvOS, unavailable)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {}
  @available(iOS 16.0, tvOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {}
    set {}
  }
  @objc open var traitCollection: UITraitCollection {}
  @objc open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var extensionContext: NSExtensionContext? {}
  open var editButtonItem: UIBarButtonItem {}
  open var isEditing: Bool {
    get {}
    set {}
  }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  @available(iOS 17.0, tvOS 17.0, *)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  @available(iOS 17.0, tvOS 17.0, *)
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
}

/// Subclasses redeclare `delegate` with another type, which a Swift class cannot do itself.
@MainActor public protocol PresentationDelegateOwner {}
extension PresentationDelegateOwner where Self == UIPresentationController {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get {}
    nonmutating set {}
  }
}
@MainActor open class UIPresentationController: NSObject, PresentationDelegateOwner {
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {}
  open var presentedViewController: UIViewController {}
  open var presentingViewController: UIViewController {}
  open var containerView: UIView? {}
  open var presentedView: UIView? {}
  open var frameOfPresentedViewInContainerView: CGRect {}
  open func containerViewWillLayoutSubviews() {}
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {}
}
@MainActor @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  @objc optional func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  @objc optional func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @objc optional func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor @objc
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @available(visionOS, unavailable)
  @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor open class UISheetPresentationController: UIPresentationController {
  @available(visionOS, unavailable)
  @MainActor open class Detent: NSObject {
    @available(visionOS, unavailable)
    public struct Identifier: ImportedString {
      public typealias _ObjectiveCType = NSString
      public var rawValue: String
      public init(_ rawValue: String) {}
      public init(rawValue: String) {}
      public static var medium: Self {}
      public static var large: Self {}
    }
    open class func medium() -> Self {}
    open class func large() -> Self {}
    @available(iOS 16.0, *)
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {}
  }
  open weak var delegate: (any UISheetPresentationControllerDelegate)?
  @available(visionOS, unavailable)
  open var detents: [Detent] {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var selectedDetentIdentifier: Detent.Identifier? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var prefersGrabberVisible: Bool {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get {}
    set {}
  }
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var preferredCornerRadius: CGFloat? {
    get {}
    set {}
  }
  open var sourceView: UIView? {
    get {}
    set {}
  }
  open func animateChanges(_ changes: () -> Void) {}
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  var maximumDetentValue: CGFloat { get }
}
public struct UIPopoverArrowDirection: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var up: Self {}
  public static var down: Self {}
  public static var any: Self {}
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
@available(tvOS, unavailable)
@MainActor @objc
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @available(visionOS, unavailable)
  @objc optional func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
@available(tvOS, unavailable)
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  open var sourceView: UIView? {
    get {}
    set {}
  }
  open var sourceRect: CGRect {
    get {}
    set {}
  }
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get {}
    set {}
  }
  open var barButtonItem: UIBarButtonItem? {
    get {}
    set {}
  }
  open var permittedArrowDirections: UIPopoverArrowDirection {
    get {}
    set {}
  }
  open var passthroughViews: [UIView]? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var popoverLayoutMargins: UIEdgeInsets {
    get {}
    set {}
  }
}

@MainActor open class UIAlertAction: NSObject {
  @objc public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {}
  open var isEnabled: Bool {
    get {}
    set {}
  }
}
@MainActor open class UIAlertController: UIViewController {
  @objc public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {}
  open func addAction(_ action: UIAlertAction) {}
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var textFields: [UITextField]? {}
  open var message: String? {
    get {}
    set {}
  }
  open var preferredAction: UIAlertAction? {
    get {}
    set {}
  }
}

// Availability: https://developer.apple.com/documentation/uikit/uiornament
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS 1.0, *)
@MainActor open class UIOrnament: NSObject {}
extension UIViewController {
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS 1.0, *)
  public var ornaments: [UIOrnament] {
    get {}
    set {}
  }
}
