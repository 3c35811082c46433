@available(iOS 26.0, tvOS 26.0, *)
@available(visionOS, unavailable)
@MainActor open class UIGlassContainerEffect: UIVisualEffect {
  public override init() {}
  open var spacing: CGFloat {
    get {}
    set {}
  }
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UICornerRadius {
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {}
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {}
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UICornerConfiguration {
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {}
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor open class UIScrollEdgeEffect: NSObject {
  @MainActor open class Style: NSObject {
    public class var automatic: Style {}
    public class var hard: Style {}
    public class var soft: Style {}
  }
  open var style: Style {
    get {}
    set {}
  }
}
@available(iOS 26.0, visionOS 26.0, tvOS 26.0, *)
@MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  public override init() {}
  open var view: UIView? {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge {
    get {}
    set {}
  }
}
extension UIScrollView {
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public var topEdgeEffect: UIScrollEdgeEffect {}
}
extension UIView {
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public var cornerConfiguration: UICornerConfiguration {
    get {}
    set {}
  }
  public var accessibilityElements: [Any]? {
    get {}
    set {}
  }
}
@available(iOS 18.0, tvOS 18.0, *)
@available(macCatalyst, unavailable)
@MainActor open class UIUpdateInfo: NSObject {
  open var modelTime: TimeInterval {}
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macCatalyst, unavailable)
@MainActor open class UIUpdateLink: NSObject {
  public init(
    view: UIView, actionHandler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
  ) {}
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var requiresContinuousUpdates: Bool {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor open class UITextInteraction: NSObject, UIInteraction {
  @available(tvOS, unavailable)
  public enum Mode: Int, Sendable { case editable, nonEditable }
  public convenience init(for mode: Mode) {}
  open weak var textInput: (any UIResponder & UITextInput)?
  open var view: UIView? {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  public convenience init(defaultToolTip: String) {}
  open var defaultToolTip: String? {
    get {}
    set {}
  }
  open var view: UIView? {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}
@available(iOS 27.1, *)
@MainActor open class UIHinge: NSObject {}
@available(iOS 27.1, *)
@MainActor open class UIHingeInteraction: NSObject, UIInteraction {
  public struct Update {
    public var hinge: UIHinge? {}
  }
  public init(updateHandler: @escaping @MainActor (UIHingeInteraction, Update) -> Void) {}
  open var view: UIView? {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}
@available(macCatalyst, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIWebView: UIView {
  open var request: URLRequest? {}
  open func loadRequest(_ request: URLRequest) {}
}
