package import BridgebookStore

/// An error that keeps a query of the user from a complete answer.
package enum SQLFailure: EndingError, Equatable {
  case unusable(QueryError)
  case timedOut(seconds: Int)
  case tooLong(byteCount: Int)
  case stopped(ExitStatus)

  /// The exit status of the program.
  package var status: ExitStatus {
    if case .stopped(let status) = self { return status }
    return .failed
  }
}
