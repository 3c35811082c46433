package import BridgebookStore

/// An error that prevents a complete answer to a user's query.
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
