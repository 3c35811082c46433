internal import Platform

/// One request of a client, and whether it is still wanted.
final class ClientRequest: Sendable {
  private struct State {
    var isCancelled = false
    /// When it has to be done, in milliseconds of the monotonic clock.
    var deadline: Int?
    /// Somebody was told to stop because of that.
    var wasOverdue = false
  }

  private let state = Locked(State())

  /// Whoever works on it notices between two steps.
  func cancel() {
    state.with { $0.isCancelled = true }
  }

  var isCancelled: Bool { state.with { $0.isCancelled } }

  /// Lets it run for so many seconds from now on.
  func end(within seconds: Int) {
    let deadline = SystemCalls.monotonicMilliseconds + seconds * 1_000
    state.with { $0.deadline = deadline }
  }

  /// Whether work on it shall stop: nobody wants it any more, or its time is over.
  var isToStop: Bool {
    let now = SystemCalls.monotonicMilliseconds
    return state.with { state in
      if let deadline = state.deadline, now > deadline { state.wasOverdue = true }
      return state.isCancelled || state.wasOverdue
    }
  }

  /// Whether it was stopped because its time was over.
  var wasOverdue: Bool { state.with { $0.wasOverdue } }
}
