#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The handler may do no more than set it; whoever reads a long input looks at it between two chunks.
nonisolated(unsafe) private var receivedSignal: Int32 = 0

/// A signal by which the user or the system asks the program to end.
package enum StopSignal: Sendable {
  case interrupt
  case terminate

  /// What was asked for since the watch began.
  package static var received: StopSignal? {
    switch receivedSignal {
    case SIGINT: .interrupt
    case SIGTERM: .terminate
    default: nil
    }
  }

  /// From now on signals are noted instead of ending the process at once; the second one does.
  package static func watch() {
    // The first use makes the variable, which a handler must not.
    receivedSignal = 0
    for number in [SIGINT, SIGTERM] {
      let before = signal(number) { number in
        receivedSignal = number
        signal(number, SIG_DFL)
      }
      // Who started the program, nohup for one, may have chosen that it is not stopped.
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  typealias Handler = @convention(c) (Int32) -> Void

  /// Whether a handler stands for "do nothing".
  static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
