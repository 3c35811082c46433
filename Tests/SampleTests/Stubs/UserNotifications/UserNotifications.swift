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
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  open var identifier: String {}
}
open class UNNotification: NSObject, @unchecked Sendable {
  open var request: UNNotificationRequest {}
}
@available(tvOS, unavailable)
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  open var notification: UNNotification {}
  open var actionIdentifier: String {}
}
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  @available(tvOS, unavailable)
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter {}
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {}
}
