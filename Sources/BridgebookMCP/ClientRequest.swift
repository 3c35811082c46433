internal import Platform

/// The state of one request of a client.
final class ClientRequest: Sendable {
  private struct State {
    var isCanceled = false
    /// The time limit in milliseconds of monotonic time.
    var deadline: Int?
    /// Whether work was stopped because of the time limit.
    var wasOverdue = false
  }

  private let state = Locked(State())

  /// Cancels the request; work on it checks `isToStop` between steps.
  func cancel() {
    state.with { $0.isCanceled = true }
  }

  var isCanceled: Bool { state.with { $0.isCanceled } }

  /// Sets the time limit to the given number of seconds from now.
  func end(within seconds: Int) {
    let deadline = SystemClock.monotonicMilliseconds + seconds * 1_000
    state.with { $0.deadline = deadline }
  }

  /// Whether work on the request must stop, because it was canceled or its time limit has passed.
  var isToStop: Bool {
    let now = SystemClock.monotonicMilliseconds
    return state.with { state in
      if let deadline = state.deadline, now > deadline { state.wasOverdue = true }
      return state.isCanceled || state.wasOverdue
    }
  }

  /// Whether the request was stopped because of its time limit.
  var wasOverdue: Bool { state.with { $0.wasOverdue } }
}
