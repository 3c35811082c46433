@MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
  @objc optional func copy(_ sender: Any?)
  @objc optional func paste(_ sender: Any?)
  @objc optional func cut(_ sender: Any?)
  @objc optional func delete(_ sender: Any?)
  @objc optional func selectAll(_ sender: Any?)
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  @objc optional func paste(itemProviders: [NSItemProvider])
  @objc optional func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
@available(tvOS, unavailable)
@MainActor open class UIPasteConfiguration: NSObject {
  public init(acceptableTypeIdentifiers: [String]) {}
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {}
}

@MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting
{
  public override init() {}
  open var next: UIResponder? {}
  @objc open var canBecomeFirstResponder: Bool {}
  @objc @discardableResult open func becomeFirstResponder() -> Bool {}
  @objc open var canResignFirstResponder: Bool {}
  @objc @discardableResult open func resignFirstResponder() -> Bool {}
  @objc open var isFirstResponder: Bool {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {}
  open var undoManager: UndoManager? {}
  @objc open var inputView: UIView? {}
  @available(visionOS, unavailable)
  @objc open var inputAccessoryView: UIView? {}
  @objc open var inputViewController: UIInputViewController? {}
  open var textInputMode: UITextInputMode? {}
  open var keyCommands: [UIKeyCommand]? {}
  open func reloadInputViews() {}
  @available(tvOS, unavailable)
  @objc open var pasteConfiguration: UIPasteConfiguration? {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  @objc open func paste(itemProviders: [NSItemProvider]) {}
  @available(tvOS, unavailable)
  @objc open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {}
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func cut(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  @available(tvOS, unavailable)
  public class var keyboardWillShowNotification: NSNotification.Name {}
  @available(tvOS, unavailable)
  public class var keyboardDidShowNotification: NSNotification.Name {}
  @available(tvOS, unavailable)
  public class var keyboardWillHideNotification: NSNotification.Name {}
  @available(tvOS, unavailable)
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {}
  @available(tvOS, unavailable)
  nonisolated public class var keyboardFrameEndUserInfoKey: String {}
}
@MainActor public protocol UIMenuBuilder {}
@MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint {}
  open func previousLocation(in view: UIView?) -> CGPoint {}
  open var view: UIView? {}
  open var force: CGFloat {}
  open var tapCount: Int {}
}
@MainActor open class UIEvent: NSObject {
  @objc public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  open var type: EventType {}
  open var allTouches: Set<UITouch>? {}
}
@available(iOS 13.4, tvOS 13.4, *)
@objc public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
}
@available(iOS 13.4, tvOS 13.4, *)
@MainActor open class UIKey: NSObject {
  open var characters: String {}
  open var charactersIgnoringModifiers: String {}
  open var modifierFlags: UIKeyModifierFlags {}
  open var keyCode: UIKeyboardHIDUsage {}
}
open class UIPress: NSObject {
  open var key: UIKey? {}
}
@MainActor open class UIPressesEvent: UIEvent {}
@MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? {}
  open class var activeInputModes: [UITextInputMode] {}
  nonisolated open class var currentInputModeDidChangeNotification: NSNotification.Name {}
}

public struct UIKeyModifierFlags: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var command: Self {}
  public static var shift: Self {}
}
@MainActor open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(rawValue: String) {}
  }
  @objc public enum State: Int, Sendable { case active, inactive, background }
  open class var shared: UIApplication {}
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)? {
    get {}
    set {}
  }
  open var applicationState: State {}
  open var connectedScenes: Set<UIScene> {}
  open var isIdleTimerDisabled: Bool {
    get {}
    set {}
  }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open func registerForRemoteNotifications() {}
  @available(tvOS, unavailable)
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get {}
    set {}
  }
  nonisolated open func canOpenURL(_ url: URL) -> Bool {}
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {}
  nonisolated open class var openSettingsURLString: String {}
  nonisolated open class var willEnterForegroundNotification: NSNotification.Name {}
  nonisolated open class var didEnterBackgroundNotification: NSNotification.Name {}
  nonisolated open class var didBecomeActiveNotification: NSNotification.Name {}
  nonisolated open class var willResignActiveNotification: NSNotification.Name {}
}
@MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional var window: UIWindow? { get set }
  @objc optional func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  @objc optional func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  @objc optional func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice {}
  open var userInterfaceIdiom: UIUserInterfaceIdiom {}
  open var systemVersion: String {}
  @available(tvOS, unavailable)
  open var isBatteryMonitoringEnabled: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var batteryLevel: Float {}
  @available(tvOS, unavailable)
  nonisolated open class var batteryLevelDidChangeNotification: NSNotification.Name {}
}
@available(visionOS, unavailable)
@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen {}
  open var bounds: CGRect {}
  open var scale: CGFloat {}
}
@MainActor open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {}
  @MainActor open class ConnectionOptions: NSObject {
    @available(tvOS, unavailable)
    open var shortcutItem: UIApplicationShortcutItem? {}
  }
  nonisolated open class var didEnterBackgroundNotification: NSNotification.Name {}
  @objc public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState {}
  open var title: String! {
    get {}
    set {}
  }
  nonisolated open class var didActivateNotification: NSNotification.Name {}
}
@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public static let windowApplication: Role = Role()
    @available(iOS 16.0, *)
    public static let windowExternalDisplayNonInteractive: Role = Role()
  }
  open var role: Role {}
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass? {
    get {}
    set {}
  }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UISceneSessionActivationRequest {
  public init(role: UISceneSession.Role = .windowApplication) {}
}
extension UIApplication {
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
@available(tvOS, unavailable)
open class UIApplicationShortcutItem: NSObject {
  open var type: String {}
  public convenience init(type: String, localizedTitle: String) {}
}
@available(iOS 27.0, *)
@MainActor open class UISceneAccessory: NSObject {
  public class func externalNonInteractive(
    sceneConfiguration: UISceneConfiguration
  ) -> UISceneAccessory {}
}
@available(iOS 27.0, *)
@MainActor open class UISceneAccessoryRegistration: NSObject {}
extension UIViewController {
  @available(iOS 27.0, *)
  @discardableResult
  public func registerSceneAccessory(
    _ accessory: UISceneAccessory
  ) -> UISceneAccessoryRegistration {}
}
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  @available(iOS 16.0, tvOS 16.0, *)
  open class GeometryPreferences: NSObject {
    @available(tvOS, unavailable)
    open class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }
  open var windows: [UIWindow] {}
  @available(iOS 15.0, tvOS 15.0, *)
  open var keyWindow: UIWindow? {}
  @available(visionOS, unavailable)
  open var screen: UIScreen {}
  @objc open var traitCollection: UITraitCollection {}
  @objc open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  @available(iOS 16.0, tvOS 16.0, *)
  open func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
@MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
}
@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
  @available(tvOS, unavailable)
  @objc optional func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
@available(tvOS, unavailable)
public struct UIInterfaceOrientationMask: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var portrait: Self {}
  public static var landscape: Self {}
  public static var all: Self {}
  public static var allButUpsideDown: Self {}
}
@available(tvOS, unavailable)
open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard {}
  open var string: String? {
    get {}
    set {}
  }
  open var hasStrings: Bool {}
  open var changeCount: Int {}
  open var image: UIImage? {
    get {}
    set {}
  }
  open var url: URL? {
    get {}
    set {}
  }
  open var itemProviders: [NSItemProvider] {
    get {}
    set {}
  }
  nonisolated open class var changedNotification: NSNotification.Name {}
}
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  open func impactOccurred() {}
}
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  @objc public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
