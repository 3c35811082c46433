package import BridgebookStore

/// Why a query of the user gives no answer, or only a part of one.
package enum SQLFailure: EndingError, Equatable {
  case unusable(QueryError)
  case timedOut(seconds: Int)
  case stopped(ExitStatus)

  /// How the program ends with it.
  package var status: ExitStatus {
    if case .stopped(let status) = self { return status }
    return .failed
  }
}
