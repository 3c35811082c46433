internal import Platform

/// How a run ends; the meaning of the exit status is part of the interface.
package enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// The honest answer is "no": nothing found, not covered, an answer is missing.
  case no = 1
  /// It could not be done.
  case failed = 2
  /// Stopped by SIGINT, as by Ctrl-C; the numbers are those of a shell.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}

/// An error that decides how the program ends.
package protocol EndingError: Error {
  var status: ExitStatus { get }
}

/// The user or the system wants the program to end.
package struct Interruption: EndingError, Equatable {
  package let status: ExitStatus

  package init(status: ExitStatus) {
    self.status = status
  }

  /// What was asked for since the watch began.
  package static var requested: Interruption? {
    switch StopSignal.received {
    case .interrupt: Interruption(status: .interrupted)
    case .terminate: Interruption(status: .terminated)
    case nil: nil
    }
  }

  /// From now on signals are noted instead of ending the process at once; the second one does.
  package static func watch() { StopSignal.watch() }
}
