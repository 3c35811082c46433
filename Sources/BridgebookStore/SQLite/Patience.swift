internal import CSQLite

/// How long a connection waits for others.
///
/// Longer steps would let whoever comes by chance at the right moment pass by those who wait.
final class Patience {
  private static let steps: [Int32] = [1, 2, 5]

  private let limit: Int32
  private let moment: Int32
  private let notice: () -> Void
  private var waited: Int32 = 0
  private var hasNoticed = false

  init(limit: Int32, moment: Int32, notice: @escaping () -> Void) {
    self.limit = limit
    self.moment = moment
    self.notice = notice
  }

  /// Waits a step; false when that was long enough.
  ///
  /// - Parameter count: how often it was asked for the same lock.
  func waitsOn(_ count: Int32) -> Bool {
    if count == 0 { waited = 0 }
    if !hasNoticed, waited >= min(moment, limit) {
      hasNoticed = true
      notice()
    }
    guard waited < limit else { return false }
    let step = Patience.steps[min(Int(count), Patience.steps.count - 1)]
    sqlite3_sleep(min(step, limit - waited))
    waited += min(step, limit - waited)
    return true
  }
}
