@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UICalendarSelection: NSObject {}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  @objc optional func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {}
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? {
    get {}
    set {}
  }
  open func setSelected(_ date: DateComponents?, animated: Bool) {}
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UICalendarViewDelegate: NSObjectProtocol {
  @objc optional func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  @available(iOS 16.2, tvOS 16.2, *)
  @objc optional func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UICalendarView: UIView {
  @objc public enum DecorationSize: Int, Sendable { case small, medium, large }
  @MainActor open class Decoration: NSObject {
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self {}
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self {}
    open class func customView(_ provider: @escaping () -> UIView) -> Self {}
  }
  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection? {
    get {}
    set {}
  }
  open var calendar: Calendar {
    get {}
    set {}
  }
  open var locale: Locale {
    get {}
    set {}
  }
  open var timeZone: TimeZone? {
    get {}
    set {}
  }
  open var availableDateRange: DateInterval {
    get {}
    set {}
  }
  open var visibleDateComponents: DateComponents {
    get {}
    set {}
  }
  open var fontDesign: UIFontDescriptor.SystemDesign {
    get {}
    set {}
  }
  open func reloadDecorations(forDateComponents components: [DateComponents], animated: Bool) {}
}

@available(iOS 18.0, visionOS 26.0, *)
@available(macCatalyst, unavailable)
@available(tvOS, unavailable)
@MainActor open class UITextFormattingViewController: UIViewController {
  @MainActor public struct Configuration {
    public init() {}
  }
  public struct FormattingStyle: Equatable {
    public var title: String {}
  }
  public enum ChangeValue {
    case undefined
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case font(UIFont)
    case textColor(UIColor)
  }
  public struct FormattingDescriptor {
    public init() {}
    public init(attributes: [NSAttributedString.Key: Any]) {}
    public init(string: NSAttributedString, range: NSRange) {}
    public var fonts: [UIFont]
    public var textColors: [UIColor]
  }
  @MainActor public protocol Delegate: AnyObject {
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue value: ChangeValue)
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }
  public convenience init(configuration: Configuration) {}
  open weak var delegate: (any Delegate)?
  open var formattingDescriptor: FormattingDescriptor? {
    get {}
    set {}
  }
  open var configuration: Configuration {}
}
