@_exported import Foundation

public struct UNAuthorizationOptions: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var alert: Self {}
  public static var sound: Self {}
  public static var badge: Self {}
}
public struct UNNotificationPresentationOptions: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var banner: Self {}
  public static var sound: Self {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var list: Self {}
}
open class UNNotificationRequest: NSObject {
  open var identifier: String {}
}
open class UNNotification: NSObject {
  open var request: UNNotificationRequest {}
}
@available(tvOS, unavailable)
open class UNNotificationResponse: NSObject {
  open var notification: UNNotification {}
  open var actionIdentifier: String {}
}
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  @available(tvOS, unavailable)
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}
open class UNUserNotificationCenter: NSObject {
  open class func current() -> UNUserNotificationCenter {}
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  nonisolated(nonsending) open func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool {}
}
