internal import BridgebookApp
internal import Platform

/// Ends the program where a query neither ends in time nor lets itself be interrupted.
///
/// SQLite asks between two steps of its machine whether it shall go on; one call of a function such as `instr` is one
/// step and may take minutes.
final class QueryWatchdog: Sendable {
  /// How long the query has to notice that it shall stop.
  private static let grace = 1_000
  private static let moment: UInt32 = 20

  private let hasEnded = Locked(false)

  /// - Parameters:
  ///   - failure: why the query shall stop; nil while it may go on.
  ///   - giveUp: is called on another thread and ends the program.
  init(
    failure: @escaping @Sendable () -> SQLFailure?,
    giveUp: @escaping @Sendable (SQLFailure) -> Void
  ) throws {
    let hasEnded = hasEnded
    _ = try Worker {
      var asked: Int?
      while !hasEnded.with({ $0 }) {
        SystemCalls.pause(milliseconds: QueryWatchdog.moment)
        guard let failure = failure() else { continue }
        let now = SystemCalls.monotonicMilliseconds
        guard now - (asked ?? now) > QueryWatchdog.grace else {
          asked = asked ?? now
          continue
        }
        guard !hasEnded.with({ $0 }) else { return }
        return giveUp(failure)
      }
    }
  }

  /// From now on nothing is given up.
  func end() {
    hasEnded.with { $0 = true }
  }
}
