@MainActor @objc public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
@objc public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {}

@MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment,
  UITraitChangeObservable, UICoordinateSpace, UILargeContentViewerItem
{
  @objc public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  @objc public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var flexibleWidth: Self {}
    public static var flexibleHeight: Self {}
    public static var flexibleTopMargin: Self {}
    public static var flexibleBottomMargin: Self {}
    public static var flexibleLeftMargin: Self {}
    public static var flexibleRightMargin: Self {}
  }
  public struct AnimationOptions: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var beginFromCurrentState: Self {}
    public static var curveEaseInOut: Self {}
    public static var curveEaseOut: Self {}
    public static var curveLinear: Self {}
    public static var allowUserInteraction: Self {}
    public static var transitionCrossDissolve: Self {}
    public static var `repeat`: Self {}
    public static var autoreverse: Self {}
  }
  @objc public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public convenience override init() {}
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}

  @objc open class var layerClass: AnyClass {}
  open var layer: CALayer {}
  open var frame: CGRect {
    get {}
    set {}
  }
  open var bounds: CGRect {
    get {}
    set {}
  }
  open var center: CGPoint {
    get {}
    set {}
  }
  open var transform: CGAffineTransform {
    get {}
    set {}
  }
  open var alpha: CGFloat {
    get {}
    set {}
  }
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var isOpaque: Bool {
    get {}
    set {}
  }
  open var tag: Int {
    get {}
    set {}
  }
  open var clipsToBounds: Bool {
    get {}
    set {}
  }
  open var contentMode: ContentMode {
    get {}
    set {}
  }
  open var contentScaleFactor: CGFloat {
    get {}
    set {}
  }
  open var backgroundColor: UIColor? {
    get {}
    set {}
  }
  open var tintColor: UIColor! {
    get {}
    set {}
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {}
    set {}
  }
  open var isUserInteractionEnabled: Bool {
    get {}
    set {}
  }
  open var canBecomeFocused: Bool {}
  @available(tvOS, unavailable)
  open var isMultipleTouchEnabled: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var isExclusiveTouch: Bool {
    get {}
    set {}
  }
  open var mask: UIView? {
    get {}
    set {}
  }
  open var autoresizingMask: AutoresizingMask {
    get {}
    set {}
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get {}
    set {}
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {}
    set {}
  }
  @objc open var traitCollection: UITraitCollection {}
  @objc open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  @objc open func tintColorDidChange() {}

  open var superview: UIView? {}
  open var subviews: [UIView] {}
  open var window: UIWindow? {}
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func isDescendant(of view: UIView) -> Bool {}
  open func viewWithTag(_ tag: Int) -> UIView? {}

  @objc open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  @objc open func setNeedsLayout() {}
  @objc open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  @objc open func draw(_ rect: CGRect) {}
  nonisolated open func draw(_ layer: CALayer, in context: CGContext) {}
  @objc nonisolated open func display(_ layer: CALayer) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize {}
  open func sizeToFit() {}
  open var intrinsicContentSize: CGSize {}
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {}
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {}
  public class var layoutFittingCompressedSize: CGSize {}
  public class var layoutFittingExpandedSize: CGSize {}
  public class var noIntrinsicMetric: CGFloat {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool {}
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func updateProperties() {}
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func setNeedsUpdateProperties() {}

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get {}
    set {}
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open var topAnchor: NSLayoutYAxisAnchor {}
  open var bottomAnchor: NSLayoutYAxisAnchor {}
  open var leadingAnchor: NSLayoutXAxisAnchor {}
  open var trailingAnchor: NSLayoutXAxisAnchor {}
  open var leftAnchor: NSLayoutXAxisAnchor {}
  open var rightAnchor: NSLayoutXAxisAnchor {}
  open var centerXAnchor: NSLayoutXAxisAnchor {}
  open var centerYAnchor: NSLayoutYAxisAnchor {}
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {}
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {}
  open var widthAnchor: NSLayoutDimension {}
  open var heightAnchor: NSLayoutDimension {}
  open var constraints: [NSLayoutConstraint] {}
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func addLayoutGuide(_ guide: UILayoutGuide) {}
  open var safeAreaLayoutGuide: UILayoutGuide {}
  open var safeAreaInsets: UIEdgeInsets {}
  open func safeAreaInsetsDidChange() {}
  open var layoutMarginsGuide: UILayoutGuide {}
  open var readableContentGuide: UILayoutGuide {}
  @available(iOS 15.0, *)
  @available(tvOS, unavailable)
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {}
  open var layoutMargins: UIEdgeInsets {
    get {}
    set {}
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {}
    set {}
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get {}
    set {}
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get {}
    set {}
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {}
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {}
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {}
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {}
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {}
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {}
    set {}
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {}
  open var interactions: [any UIInteraction] {
    get {}
    set {}
  }
  open func addInteraction(_ interaction: any UIInteraction) {}
  open func removeInteraction(_ interaction: any UIInteraction) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool {}
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {}
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {}
  open var accessibilityViewIsModal: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  @objc open var showsLargeContentViewer: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  @objc open var largeContentTitle: String? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  @objc open var largeContentImage: UIImage? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var scalesLargeContentImage: Bool {
    get {}
    set {}
  }

  open class var areAnimationsEnabled: Bool {}
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open class func performWithoutAnimation(_ actions: () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
}
extension NSObject {
  @MainActor @objc open var isAccessibilityElement: Bool {
    get {}
    set {}
  }
  @MainActor @objc open var accessibilityLabel: String? {
    get {}
    set {}
  }
  @MainActor @objc open var accessibilityHint: String? {
    get {}
    set {}
  }
  @MainActor @objc open var accessibilityValue: String? {
    get {}
    set {}
  }
  @MainActor @objc open var accessibilityIdentifier: String? {
    get {}
    set {}
  }
}

@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {}
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var rootViewController: UIViewController? {
    get {}
    set {}
  }
  open var windowScene: UIWindowScene? {
    get {}
    set {}
  }
  open var isKeyWindow: Bool {}
  open var windowLevel: Level {
    get {}
    set {}
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  public struct Level: Hashable, Sendable {
    public static var normal: Self {}
    public static var alert: Self {}
  }
}
public struct UIViewAnimatingState: Sendable {}
@MainActor open class UIViewPropertyAnimator: NSObject {
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {}
  open func startAnimation() {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open var fractionComplete: CGFloat {
    get {}
    set {}
  }
  open var pausesOnCompletion: Bool {
    get {}
    set {}
  }
  open func addAnimations(_ animation: @escaping () -> Void) {}
}
