/// An error that keeps sources from being checked; its message is composed from the associated
/// values.
package enum SourceInputError: Error, Equatable {
  case missing(path: String)
  case unusablePath(String)
  case unreadable(path: String, reason: String)
  case tooLong(path: String, limit: Int)
  case noSources(path: String)
  case standardInputTwice
  case baseline(path: String, line: Int)
  case baselineUnreadable(path: String, reason: String)
  /// The baseline would overwrite a file that is not a baseline.
  case replacesOther(path: String)
  case standardInputEmpty
  /// A path was given for standard input, which is not checked.
  case inputPathNeedsInput(path: String)
  case fixNeedsFiles
  case changed(path: String)
  /// Two options ask for different answers.
  case excludes(String, String)
  case csvNeedsLedger
}

/// A check that was ended by a signal or by the client that asked for it.
struct CheckInterruption: EndingError, Equatable {
  let status: ExitStatus
}
