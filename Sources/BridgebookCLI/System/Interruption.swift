#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The handler may do no more than set it; whoever reads a long input looks at it between two chunks.
nonisolated(unsafe) private var receivedSignal: Int32 = 0

/// An error that decides how the program ends.
protocol EndingError: Error {
  var status: ExitStatus { get }
}

/// The user or the system wants the program to end.
struct Interruption: EndingError, Equatable {
  let status: ExitStatus

  /// What was asked for since the watch began.
  static var requested: Interruption? {
    switch receivedSignal {
    case SIGINT: Interruption(status: .interrupted)
    case SIGTERM: Interruption(status: .terminated)
    default: nil
    }
  }

  /// From now on signals are noted instead of ending the process at once; the second one does.
  static func watch() {
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

  private typealias Handler = @convention(c) (Int32) -> Void

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
