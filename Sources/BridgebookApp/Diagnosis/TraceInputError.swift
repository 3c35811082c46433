package import Bridgebook
package import Platform

/// Why an input cannot be taken as a run.
package enum TraceInputError: Error, Equatable {
  case refused(path: String, Refusal)
  case empty(path: String)
  case folder(path: String, TraceFolder?)
  case unreadable(path: String, reason: String)
  /// It is longer than the reading may be; nothing of it was stored.
  case tooLong(path: String, limit: Int)
  /// It is a file of the store in use, whose locks reading it would release.
  case ownStore(path: String)
  /// Its path holds a NUL, which ends a path for the system.
  case unusablePath(String)
  case unknownFormat(String, suggestion: String?)
  case unknownRun(String, suggestion: String?)
  /// A run was asked for and a file named.
  case fileIsNoRun(path: String)
  /// Only a regular file can be followed or read from a place in it.
  case notFollowed(path: String, SystemCalls.FileKind)
}
