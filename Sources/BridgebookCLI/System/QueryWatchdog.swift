internal import BridgebookApp
internal import Platform

/// Ends the program if a query exceeds its time and cannot be interrupted.
///
/// SQLite checks for an interrupt only between two opcodes, and one opcode, such as a call of
/// `instr`, may take minutes.
final class QueryWatchdog: Sendable {
  /// The time, in milliseconds, that an interrupted query has to stop.
  private static let grace = 1_000
  private static let moment: UInt32 = 20

  private let hasEnded = Locked(false)

  /// - Parameters:
  ///   - failure: returns the reason to stop the query; nil to let it continue.
  ///   - giveUp: called on another thread to end the program.
  init(
    failure: @escaping @Sendable () -> SQLFailure?,
    giveUp: @escaping @Sendable (SQLFailure) -> Void
  ) throws {
    let hasEnded = hasEnded
    _ = try Worker {
      var asked: Int?
      while !hasEnded.with({ $0 }) {
        SystemClock.pause(milliseconds: QueryWatchdog.moment)
        guard let failure = failure() else { continue }
        let now = SystemClock.monotonicMilliseconds
        guard now - (asked ?? now) > QueryWatchdog.grace else {
          asked = asked ?? now
          continue
        }
        guard !hasEnded.with({ $0 }) else { return }
        return giveUp(failure)
      }
    }
  }

  func end() {
    hasEnded.with { $0 = true }
  }
}
