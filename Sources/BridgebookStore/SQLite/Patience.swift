internal import CSQLite

/// Waits for locks of other connections in small steps.
///
/// With longer steps, a newcomer could take the lock before connections that already wait.
final class Patience {
  private static let steps: [Int32] = [1, 2, 5]

  private let limit: Int32
  private let moment: Int32
  private let notice: () -> Void
  private let shouldStop: () -> Bool
  private var waited: Int32 = 0
  private var hasNoticed = false

  init(
    limit: Int32, moment: Int32, notice: @escaping () -> Void, shouldStop: @escaping () -> Bool
  ) {
    self.limit = limit
    self.moment = moment
    self.notice = notice
    self.shouldStop = shouldStop
  }

  /// Waits one step; returns false once the limit is reached or waiting must end.
  ///
  /// - Parameter count: the number of earlier calls for the same lock.
  func waitsOn(_ count: Int32) -> Bool {
    if count == 0 { waited = 0 }
    if !hasNoticed, waited >= min(moment, limit) {
      hasNoticed = true
      notice()
    }
    guard waited < limit, !shouldStop() else { return false }
    let step = Patience.steps[min(Int(count), Patience.steps.count - 1)]
    sqlite3_sleep(min(step, limit - waited))
    waited += min(step, limit - waited)
    return true
  }
}
