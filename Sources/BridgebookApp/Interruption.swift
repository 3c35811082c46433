internal import Platform

/// The exit status of the program; its values are part of the interface.
package enum ExitStatus: Int32 {
  /// The command succeeded.
  case done = 0
  /// The answer is "no": nothing was found, the question is not covered, or an answer is missing.
  case no = 1
  /// The command failed.
  case failed = 2
  /// Stopped by SIGINT, as by Ctrl-C; the number is 128 plus the signal's, as in shells.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}

/// An error that determines the exit status of the program.
package protocol EndingError: Error {
  var status: ExitStatus { get }
}

/// The user or the system asked the program to end.
package struct Interruption: EndingError, Equatable {
  package let status: ExitStatus

  package init(status: ExitStatus) {
    self.status = status
  }

  /// The interruption requested since `watch` was called; nil if there was none.
  package static var requested: Interruption? {
    switch StopSignal.received {
    case .interrupt: Interruption(status: .interrupted)
    case .terminate: Interruption(status: .terminated)
    case nil: nil
    }
  }

  /// Records signals from now on instead of ending the process; a second signal of the same kind
  /// ends it.
  package static func watch() { StopSignal.watch() }
}
