internal import Platform

/// An error that decides how the program ends.
protocol EndingError: Error {
  var status: ExitStatus { get }
}

/// The user or the system wants the program to end.
struct Interruption: EndingError, Equatable {
  let status: ExitStatus

  /// What was asked for since the watch began.
  static var requested: Interruption? {
    switch StopSignal.received {
    case .interrupt: Interruption(status: .interrupted)
    case .terminate: Interruption(status: .terminated)
    case nil: nil
    }
  }

  /// From now on signals are noted instead of ending the process at once; the second one does.
  static func watch() { StopSignal.watch() }
}
