@MainActor open class UIControl: UIView {
  public struct Event: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var touchDown: Self {}
    public static var touchDragInside: Self {}
    public static var touchDragExit: Self {}
    public static var touchUpInside: Self {}
    public static var touchUpOutside: Self {}
    public static var touchCancel: Self {}
    public static var valueChanged: Self {}
    public static var primaryActionTriggered: Self {}
    @available(iOS 14.0, tvOS 14.0, *)
    public static var menuActionTriggered: Self {}
    public static var editingDidBegin: Self {}
    public static var editingChanged: Self {}
    public static var editingDidEnd: Self {}
    public static var editingDidEndOnExit: Self {}
    public static var allTouchEvents: Self {}
    public static var allEditingEvents: Self {}
    public static var allEvents: Self {}
  }
  public struct State: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var normal: Self {}
    public static var highlighted: Self {}
    public static var disabled: Self {}
    public static var selected: Self {}
    public static var focused: Self {}
  }
  @objc public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill }
  @objc public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {}
  @objc open var isEnabled: Bool {
    get {}
    set {}
  }
  @objc open var isSelected: Bool {
    get {}
    set {}
  }
  @objc open var isHighlighted: Bool {
    get {}
    set {}
  }
  open var state: State {}
  open var isTracking: Bool {}
  open var isTouchInside: Bool {}
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get {}
    set {}
  }
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get {}
    set {}
  }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func addAction(_ action: UIAction, for events: Event) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func removeAction(_ action: UIAction, for events: Event) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {}
  open func sendActions(for events: Event) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {}
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {}
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  @available(iOS 14.0, tvOS 17.0, *)
  open var showsMenuAsPrimaryAction: Bool {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 17.0, *)
  open var isContextMenuInteractionEnabled: Bool {
    get {}
    set {}
  }
  @available(iOS 15.0, *)
  @available(tvOS, unavailable)
  open var toolTip: String? {
    get {}
    set {}
  }
}
@MainActor open class UIButton: UIControl {
  @objc public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    @available(tvOS, unavailable)
    case close
  }
  @available(iOS 15.0, tvOS 15.0, *)
  public struct Configuration {
    public static func plain() -> Configuration {}
    public static func gray() -> Configuration {}
    public static func tinted() -> Configuration {}
    public static func filled() -> Configuration {}
    public static func bordered() -> Configuration {}
    public static func borderedProminent() -> Configuration {}
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    public static func glass() -> Configuration {}
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    public static func prominentGlass() -> Configuration {}
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat
    public var showsActivityIndicator: Bool
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle: CornerStyle
    public var buttonSize: Size
    public enum CornerStyle: Int { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: Int { case mini, small, medium, large }
  }
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public convenience init(type: ButtonType) {}
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(type: ButtonType, primaryAction: UIAction?) {}
  @available(iOS 15.0, tvOS 15.0, *)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {}
  @available(iOS 15.0, tvOS 15.0, *)
  open var configuration: Configuration? {
    get {}
    set {}
  }
  @available(iOS 15.0, tvOS 15.0, *)
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get {}
    set {}
  }
  @available(iOS 15.0, tvOS 15.0, *)
  open func setNeedsUpdateConfiguration() {}
  open func title(for state: UIControl.State) -> String? {}
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func image(for state: UIControl.State) -> UIImage? {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open var currentTitle: String? {}
  open var titleLabel: UILabel? {}
  open var imageView: UIImageView? {}
  @available(iOS 14.0, tvOS 17.0, *)
  open var menu: UIMenu? {
    get {}
    set {}
  }
  @available(iOS 15.0, tvOS 17.0, *)
  open var changesSelectionAsPrimaryAction: Bool {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var role: Role {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  @objc public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@objc public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
@available(tvOS, unavailable)
@MainActor open class UISlider: UIControl {
  open var value: Float {
    get {}
    set {}
  }
  open var minimumValue: Float {
    get {}
    set {}
  }
  open var maximumValue: Float {
    get {}
    set {}
  }
  open var isContinuous: Bool {
    get {}
    set {}
  }
  open var minimumTrackTintColor: UIColor? {
    get {}
    set {}
  }
  open var maximumTrackTintColor: UIColor? {
    get {}
    set {}
  }
  open var thumbTintColor: UIColor? {
    get {}
    set {}
  }
  open func setValue(_ value: Float, animated: Bool) {}
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  @available(iOS 15.0, *)
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get {}
    set {}
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}
@available(tvOS, unavailable)
@MainActor open class UISwitch: UIControl {
  @available(iOS 14.0, *)
  @objc public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var isOn: Bool {
    get {}
    set {}
  }
  open var onTintColor: UIColor? {
    get {}
    set {}
  }
  open var thumbTintColor: UIColor? {
    get {}
    set {}
  }
  @available(iOS 14.0, *)
  open var title: String? {
    get {}
    set {}
  }
  @available(iOS 14.0, *)
  open var preferredStyle: Style {
    get {}
    set {}
  }
  open func setOn(_ on: Bool, animated: Bool) {}
}
@available(tvOS, unavailable)
@MainActor open class UIStepper: UIControl {
  open var value: Double {
    get {}
    set {}
  }
  open var minimumValue: Double {
    get {}
    set {}
  }
  open var maximumValue: Double {
    get {}
    set {}
  }
  open var stepValue: Double {
    get {}
    set {}
  }
  open var wraps: Bool {
    get {}
    set {}
  }
  open var autorepeat: Bool {
    get {}
    set {}
  }
  open var isContinuous: Bool {
    get {}
    set {}
  }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}
@MainActor open class UISegmentedControl: UIControl {
  public class var noSegment: Int {}
  public init(items: [Any]?) {}
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(frame: CGRect, actions: [UIAction]) {}
  open var selectedSegmentIndex: Int {
    get {}
    set {}
  }
  open var numberOfSegments: Int {}
  open var isMomentary: Bool {
    get {}
    set {}
  }
  open var selectedSegmentTintColor: UIColor? {
    get {}
    set {}
  }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {}
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {}
  open func removeAllSegments() {}
  open func removeSegment(at index: Int, animated: Bool) {}
  open func setTitle(_ title: String?, forSegmentAt index: Int) {}
  open func titleForSegment(at index: Int) -> String? {}
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
}
@MainActor open class UIPageControl: UIControl {
  open var numberOfPages: Int {
    get {}
    set {}
  }
  open var currentPage: Int {
    get {}
    set {}
  }
  open var hidesForSinglePage: Bool {
    get {}
    set {}
  }
  open var pageIndicatorTintColor: UIColor? {
    get {}
    set {}
  }
  open var currentPageIndicatorTintColor: UIColor? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  @available(iOS 14.0, tvOS 14.0, *)
  open var backgroundStyle: BackgroundStyle {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var preferredIndicatorImage: UIImage? {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  @objc public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@objc public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
@available(tvOS, unavailable)
@MainActor open class UIDatePicker: UIControl {
  @objc public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    @available(iOS 17.4, visionOS 1.1, *)
    case yearAndMonth
  }
  open var datePickerMode: Mode {
    get {}
    set {}
  }
  @available(iOS 13.4, *)
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get {}
    set {}
  }
  open var date: Date {
    get {}
    set {}
  }
  open var minimumDate: Date? {
    get {}
    set {}
  }
  open var maximumDate: Date? {
    get {}
    set {}
  }
  open var minuteInterval: Int {
    get {}
    set {}
  }
  open var countDownDuration: TimeInterval {
    get {}
    set {}
  }
  open var locale: Locale? {
    get {}
    set {}
  }
  open var calendar: Calendar! {
    get {}
    set {}
  }
  open var timeZone: TimeZone? {
    get {}
    set {}
  }
  open func setDate(_ date: Date, animated: Bool) {}
}
@available(tvOS, unavailable)
@MainActor open class UIRefreshControl: UIControl {
  public init() {}
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var isRefreshing: Bool {}
  open var attributedTitle: NSAttributedString? {
    get {}
    set {}
  }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@MainActor open class UIColorWell: UIControl {
  open var title: String? {
    get {}
    set {}
  }
  open var supportsAlpha: Bool {
    get {}
    set {}
  }
  @objc open var selectedColor: UIColor? {
    get {}
    set {}
  }
  @available(iOS 26.0, *)
  open var supportsEyedropper: Bool {
    get {}
    set {}
  }
  @available(iOS 26.0, *)
  open var maximumLinearExposure: CGFloat {
    get {}
    set {}
  }
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UIPasteControl: UIControl {
  @available(tvOS 16.0, *)
  @objc public enum DisplayMode: Int, Sendable { case iconAndLabel, iconOnly, labelOnly }
  @MainActor open class Configuration: NSObject {
    open var displayMode: DisplayMode {
      get {}
      set {}
    }
    open var cornerStyle: UIButton.Configuration.CornerStyle {
      get {}
      set {}
    }
    open var cornerRadius: CGFloat {
      get {}
      set {}
    }
    open var baseForegroundColor: UIColor? {
      get {}
      set {}
    }
    open var baseBackgroundColor: UIColor? {
      get {}
      set {}
    }
  }
  public init(configuration: Configuration) {}
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open weak var target: (any UIPasteConfigurationSupporting)?
}

@MainActor open class UILabel: UIView {
  open var text: String? {
    get {}
    set {}
  }
  open var attributedText: NSAttributedString? {
    get {}
    set {}
  }
  open var font: UIFont! {
    get {}
    set {}
  }
  open var textColor: UIColor! {
    get {}
    set {}
  }
  open var textAlignment: NSTextAlignment {
    get {}
    set {}
  }
  open var lineBreakMode: NSLineBreakMode {
    get {}
    set {}
  }
  open var numberOfLines: Int {
    get {}
    set {}
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get {}
    set {}
  }
  open var minimumScaleFactor: CGFloat {
    get {}
    set {}
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get {}
    set {}
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get {}
    set {}
  }
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var isHighlighted: Bool {
    get {}
    set {}
  }
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {}
}
@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {}
  public init(image: UIImage?, highlightedImage: UIImage?) {}
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var image: UIImage? {
    get {}
    set {}
  }
  open var animationImages: [UIImage]? {
    get {}
    set {}
  }
  open var animationDuration: TimeInterval {
    get {}
    set {}
  }
  open var isAnimating: Bool {}
  open func startAnimating() {}
  open func stopAnimating() {}
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get {}
    set {}
  }
}
@MainActor open class UIActivityIndicatorView: UIView {
  @objc public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: Style) {}
  public override init(frame: CGRect) {}
  public required init(coder: NSCoder) {}
  open var style: Style {
    get {}
    set {}
  }
  open var hidesWhenStopped: Bool {
    get {}
    set {}
  }
  open var color: UIColor! {
    get {}
    set {}
  }
  open var isAnimating: Bool {}
  open func startAnimating() {}
  open func stopAnimating() {}
}
@MainActor open class UIProgressView: UIView {
  @objc public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) {}
  open var progress: Float {
    get {}
    set {}
  }
  open var observedProgress: Progress? {
    get {}
    set {}
  }
  open var progressTintColor: UIColor? {
    get {}
    set {}
  }
  open var trackTintColor: UIColor? {
    get {}
    set {}
  }
  open func setProgress(_ progress: Float, animated: Bool) {}
}
@MainActor open class UIStackView: UIView {
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {}
  @objc public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  @objc public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment {}
    public static var bottom: Alignment {}
  }
  public init(arrangedSubviews views: [UIView]) {}
  public override init(frame: CGRect) {}
  public required init(coder: NSCoder) {}
  open var arrangedSubviews: [UIView] {}
  open var axis: NSLayoutConstraint.Axis {
    get {}
    set {}
  }
  open var spacing: CGFloat {
    get {}
    set {}
  }
  open var alignment: Alignment {
    get {}
    set {}
  }
  open var distribution: Distribution {
    get {}
    set {}
  }
  open var isLayoutMarginsRelativeArrangement: Bool {
    get {}
    set {}
  }
  open func addArrangedSubview(_ view: UIView) {}
  open func removeArrangedSubview(_ view: UIView) {}
  open func insertArrangedSubview(_ view: UIView, at index: Int) {}
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
