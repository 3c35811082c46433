@available(iOS 14.0, tvOS 14.0, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, tvOS 16.0, *)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  @available(iOS 16.0, tvOS 16.0, *)
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {}
}
@available(iOS 14.0, tvOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines: Int
  }
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var maximumSize: CGSize
  }
  public static func == (lhs: Self, rhs: Self) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
  public static func cell() -> UIListContentConfiguration {}
  public static func subtitleCell() -> UIListContentConfiguration {}
  public static func valueCell() -> UIListContentConfiguration {}
  public static func plainHeader() -> UIListContentConfiguration {}
  public static func groupedHeader() -> UIListContentConfiguration {}
  @available(iOS 18.0, tvOS 18.0, *)
  public static func header() -> UIListContentConfiguration {}
  @available(tvOS, unavailable)
  public static func sidebarCell() -> UIListContentConfiguration {}
  public var text: String? {
    get {}
    set {}
  }
  public var attributedText: NSAttributedString? {
    get {}
    set {}
  }
  public var secondaryText: String? {
    get {}
    set {}
  }
  public var image: UIImage? {
    get {}
    set {}
  }
  public var textProperties: TextProperties {
    get {}
    set {}
  }
  public var secondaryTextProperties: TextProperties {
    get {}
    set {}
  }
  public var imageProperties: ImageProperties {
    get {}
    set {}
  }
  public func makeContentView() -> any UIView & UIContentView {}
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {}
}
@available(iOS 14.0, tvOS 14.0, *)
@MainActor open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) {}
  public required init?(coder: NSCoder) {}
  open var configuration: any UIContentConfiguration {
    get {}
    set {}
  }
}
@available(iOS 17.0, tvOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  nonisolated public static func == (lhs: Self, rhs: Self) -> Bool {}
  nonisolated public func hash(into hasher: inout Hasher) {}
  nonisolated public static func empty() -> UIContentUnavailableConfiguration {}
  nonisolated public static func loading() -> UIContentUnavailableConfiguration {}
  nonisolated public static func search() -> UIContentUnavailableConfiguration {}
  public var text: String? {
    get {}
    set {}
  }
  public var secondaryText: String? {
    get {}
    set {}
  }
  public var image: UIImage? {
    get {}
    set {}
  }
  public var button: UIButton.Configuration {
    get {}
    set {}
  }
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var role: UIButton.Role
  }
  public var buttonProperties: ButtonProperties {
    get {}
    set {}
  }
  public func makeContentView() -> any UIView & UIContentView {}
  public func updated(for state: any UIConfigurationState) -> Self {}
}
@available(iOS 17.0, tvOS 17.0, *)
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration) {}
  public required init?(coder: NSCoder) {}
  open var configuration: any UIContentConfiguration {
    get {}
    set {}
  }
  open var isScrollEnabled: Bool {
    get {}
    set {}
  }
}

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
  @objc optional func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}
/// Subclasses redeclare `delegate` with another type, which a Swift class cannot do itself.
@MainActor public protocol ScrollDelegateOwner {}
extension ScrollDelegateOwner where Self == UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get {}
    nonmutating set {}
  }
}
@MainActor open class UIScrollView: UIView, ScrollDelegateOwner {
  @available(visionOS, unavailable)
  @objc public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  @objc public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public struct DecelerationRate: Hashable, Sendable {
    public static var normal: Self {}
    public static var fast: Self {}
  }
  open var contentOffset: CGPoint {
    get {}
    set {}
  }
  open var contentSize: CGSize {
    get {}
    set {}
  }
  open var contentInset: UIEdgeInsets {
    get {}
    set {}
  }
  open var adjustedContentInset: UIEdgeInsets {}
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get {}
    set {}
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {}
    set {}
  }
  open var contentLayoutGuide: UILayoutGuide {}
  open var frameLayoutGuide: UILayoutGuide {}
  open var isScrollEnabled: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var isPagingEnabled: Bool {
    get {}
    set {}
  }
  open var bounces: Bool {
    get {}
    set {}
  }
  open var alwaysBounceVertical: Bool {
    get {}
    set {}
  }
  open var alwaysBounceHorizontal: Bool {
    get {}
    set {}
  }
  open var showsVerticalScrollIndicator: Bool {
    get {}
    set {}
  }
  open var showsHorizontalScrollIndicator: Bool {
    get {}
    set {}
  }
  open var decelerationRate: DecelerationRate {
    get {}
    set {}
  }
  open var isTracking: Bool {}
  open var isDragging: Bool {}
  open var isDecelerating: Bool {}
  open var isZooming: Bool {}
  open var delaysContentTouches: Bool {
    get {}
    set {}
  }
  open var canCancelContentTouches: Bool {
    get {}
    set {}
  }
  open var minimumZoomScale: CGFloat {
    get {}
    set {}
  }
  open var maximumZoomScale: CGFloat {
    get {}
    set {}
  }
  open var zoomScale: CGFloat {
    get {}
    set {}
  }
  open var bouncesZoom: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var scrollsToTop: Bool {
    get {}
    set {}
  }
  open var panGestureRecognizer: UIPanGestureRecognizer {}
  @available(tvOS, unavailable)
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {}
  @available(visionOS, unavailable)
  open var keyboardDismissMode: KeyboardDismissMode {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var refreshControl: UIRefreshControl? {
    get {}
    set {}
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func touchesShouldCancel(in view: UIView) -> Bool {}
}
