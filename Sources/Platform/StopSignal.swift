internal import CSignal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A signal by which the user or the system asks the program to end.
package enum StopSignal: Sendable {
  case interrupt
  case terminate

  /// The signal received since `watch` was called.
  package static var received: StopSignal? {
    switch bridgebook_stop_signal() {
    case SIGINT: .interrupt
    case SIGTERM: .terminate
    default: nil
    }
  }

  /// Records signals from now on instead of ending the process; a second signal of the same kind
  /// ends it.
  package static func watch() { bridgebook_watch_stop_signals() }

  typealias Handler = @convention(c) (Int32) -> Void

  /// Returns whether a handler is `SIG_IGN`.
  static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
