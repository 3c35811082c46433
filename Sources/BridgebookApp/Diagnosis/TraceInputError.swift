package import Bridgebook
package import Platform

/// An error that keeps an input from becoming a run.
package enum TraceInputError: Error, Equatable {
  case refused(path: String, Refusal)
  case empty(path: String)
  case folder(path: String, TraceFolder?)
  case unreadable(path: String, reason: String)
  /// The input is longer than the limit; none of it was stored.
  case tooLong(path: String, limit: Int)
  /// The file belongs to the store in use, whose locks would be released if it were read.
  case ownStore(path: String)
  /// The path contains a NUL, at which the system would cut it off.
  case unusablePath(String)
  case unknownFormat(String, suggestion: String?)
  case unknownRun(String, suggestion: String?)
  /// The command needs a run, but a file was named.
  case fileIsNoRun(path: String)
  /// The path is not a regular file, so it cannot be followed or read from an offset.
  case notFollowed(path: String, FileKind)
}
