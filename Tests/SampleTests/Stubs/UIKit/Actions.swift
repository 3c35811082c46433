@MainActor open class UIMenuElement: NSObject {
  @objc public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var disabled: Self {}
    public static var destructive: Self {}
    public static var hidden: Self {}
    @available(iOS 16.0, tvOS 16.0, *)
    public static var keepsMenuPresented: Self {}
  }
  open var title: String {}
  open var image: UIImage? {}
}
@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
  }
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {}
  @available(iOS 15.0, tvOS 15.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {}
  @available(iOS 17.0, tvOS 17.0, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {}
  open var state: UIMenuElement.State {
    get {}
    set {}
  }
  open var attributes: UIMenuElement.Attributes {
    get {}
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var sender: Any? {}
  open var identifier: Identifier {}
}
@MainActor open class UICommand: UIMenuElement {}
@MainActor open class UIKeyCommand: UICommand {
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {}
  open var discoverabilityTitle: String? {
    get {}
    set {}
  }
}
@MainActor open class UIMenu: UIMenuElement {
  public struct Options: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var displayInline: Self {}
    public static var destructive: Self {}
    @available(iOS 15.0, tvOS 15.0, *)
    public static var singleSelection: Self {}
    @available(iOS 17.0, tvOS 17.0, *)
    public static var displayAsPalette: Self {}
  }
  public struct Identifier: Hashable, Sendable {}
  @available(iOS 16.0, tvOS 16.0, *)
  @objc public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {}
  @available(iOS 16.0, tvOS 16.0, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {}
  open var children: [UIMenuElement] {}
  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {}
}
@available(iOS 14.0, tvOS 14.0, *)
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {}
}

@MainActor open class UIGestureRecognizer: NSObject {
  @objc public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State {}
  }
  public init(target: Any?, action: Selector?) {}
  public convenience override init() {}
  public init?(coder: NSCoder) {}
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open var state: State {
    get {}
    set {}
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? {}
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var cancelsTouchesInView: Bool {
    get {}
    set {}
  }
  open var delaysTouchesBegan: Bool {
    get {}
    set {}
  }
  open var delaysTouchesEnded: Bool {
    get {}
    set {}
  }
  open var numberOfTouches: Int {}
  open var name: String? {
    get {}
    set {}
  }
  open var allowedTouchTypes: [NSNumber] {
    get {}
    set {}
  }
  open var allowedPressTypes: [NSNumber] {
    get {}
    set {}
  }
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  open var buttonMask: UIEvent.ButtonMask {}
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  open var modifierFlags: UIKeyModifierFlags {}
  open func location(in view: UIView?) -> CGPoint {}
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {}
  open func require(toFail other: UIGestureRecognizer) {}
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool {}
}
extension UIEvent {
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  public struct ButtonMask: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var primary: Self {}
    public static var secondary: Self {}
  }
}
@MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @available(iOS 13.4, tvOS 13.4, *)
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var numberOfTouchesRequired: Int {
    get {}
    set {}
  }
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  open var buttonMaskRequired: UIEvent.ButtonMask {
    get {}
    set {}
  }
}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  @available(tvOS, unavailable)
  open var minimumNumberOfTouches: Int {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var maximumNumberOfTouches: Int {
    get {}
    set {}
  }
  open func translation(in view: UIView?) -> CGPoint {}
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint {}
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  open var allowedScrollTypesMask: UIScrollTypeMask {
    get {}
    set {}
  }
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
public struct UIScrollTypeMask: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var all: Self {}
  public static var discrete: Self {}
  public static var continuous: Self {}
}
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat {
    get {}
    set {}
  }
  open var velocity: CGFloat {}
}
@available(tvOS, unavailable)
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat {
    get {}
    set {}
  }
  open var velocity: CGFloat {}
}
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var left: Self {}
    public static var right: Self {}
    public static var up: Self {}
    public static var down: Self {}
  }
  open var direction: Direction {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var numberOfTouchesRequired: Int {
    get {}
    set {}
  }
}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval {
    get {}
    set {}
  }
  open var allowableMovement: CGFloat {
    get {}
    set {}
  }
  open var numberOfTapsRequired: Int {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var numberOfTouchesRequired: Int {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @available(iOS 16.1, *)
  open var zOffset: CGFloat {}
  @available(iOS 16.4, *)
  open var altitudeAngle: CGFloat {}
  @available(iOS 16.4, *)
  open func azimuthAngle(in view: UIView?) -> CGFloat {}
  @available(iOS 17.5, *)
  open var rollAngle: CGFloat {}
}
