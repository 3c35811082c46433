@_exported import CoreGraphics
@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  open class var red: UIColor {}
  open class var white: UIColor {}
}
open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) {}
  public convenience init?(systemName: String) {}
}
@objc public enum WKInterfaceMapPinColor: Int, Sendable { case red, green, purple }
@objc public enum WKHapticType: Int, Sendable { case notification, success, failure, click, start }
@MainActor open class WKInterfaceController: NSObject {
  public override init() {}
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
  open func didAppear() {}
  open func willDisappear() {}
  open func didDeactivate() {}
  open func setTitle(_ title: String?) {}
  open func pushController(withName name: String, context: Any?) {}
  open func pop() {}
  open func presentController(withName name: String, context: Any?) {}
  open func dismiss() {}
  open var contentFrame: CGRect {}
}
@MainActor open class WKInterfaceObject: NSObject {
  open func setHidden(_ hidden: Bool) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setWidth(_ width: CGFloat) {}
  open func setHeight(_ height: CGFloat) {}
}
@MainActor open class WKInterfaceLabel: WKInterfaceObject {
  open func setText(_ text: String?) {}
}
@MainActor open class WKInterfaceMovie: WKInterfaceObject {
  public override init() {}
  open func setMovieURL(_ url: URL) {}
  open func setVideoGravity(_ gravity: WKVideoGravity) {}
  open func setLoops(_ loops: Bool) {}
  open func setPosterImage(_ image: WKImage?) {}
}
@objc public enum WKVideoGravity: Int, Sendable { case resizeAspect, resizeAspectFill, resize }
@MainActor open class WKImage: NSObject {
  public init(image: UIImage) {}
  public init(imageName: String) {}
}
@MainActor open class WKInterfaceMap: WKInterfaceObject {
  public override init() {}
  @available(watchOS 6.1, *)
  open func setShowsUserLocation(_ shows: Bool) {}
  open func removeAllAnnotations() {}
}
@MainActor open class WKInterfaceActivityRing: WKInterfaceObject {}
@MainActor open class WKInterfaceDevice: NSObject {
  open class func current() -> WKInterfaceDevice {}
  open func play(_ type: WKHapticType) {}
}
@available(watchOS 7.0, *)
@MainActor @objc public protocol WKApplicationDelegate: NSObjectProtocol {
  @objc optional func applicationDidFinishLaunching()
  @objc optional func applicationWillEnterForeground()
  @objc optional func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
  @objc optional func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
}
@available(watchOS 7.0, *)
@MainActor open class WKApplication: NSObject {
  open class func shared() -> WKApplication {}
  open func registerForRemoteNotifications() {}
}
