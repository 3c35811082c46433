#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The last signal received.
///
/// The handler only sets it, as it must be async-signal-safe; readers of long input check it
/// between chunks.
nonisolated(unsafe) private var receivedSignal: Int32 = 0

/// A signal by which the user or the system asks the program to end.
package enum StopSignal: Sendable {
  case interrupt
  case terminate

  /// The signal received since `watch` was called.
  package static var received: StopSignal? {
    switch receivedSignal {
    case SIGINT: .interrupt
    case SIGTERM: .terminate
    default: nil
    }
  }

  /// Records signals from now on instead of ending the process; a second signal of the same kind
  /// ends it.
  package static func watch() {
    // Initializes the variable lazily here, which must not happen in a handler.
    receivedSignal = 0
    for number in [SIGINT, SIGTERM] {
      let before = signal(number) { number in
        receivedSignal = number
        signal(number, SIG_DFL)
      }
      // A parent such as nohup may have set the signal to be ignored.
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  typealias Handler = @convention(c) (Int32) -> Void

  /// Returns whether a handler is `SIG_IGN`.
  static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
