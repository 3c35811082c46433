// refused for ios 17.0: sending 'response' risks causing data races
// refused for macos 14.0: sending 'response' risks causing data races
import UserNotifications

@MainActor
final class Center: NSObject, UNUserNotificationCenterDelegate {
  var last: UNNotificationResponse?

  // The compiler checks what is sent only if it can generate code for this method too.
  @objc func isLast(_ response: Any, _ isNew: Bool) -> Bool { isNew }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task { @MainActor in last = response }
    completionHandler()
  }
}
