package import BridgebookStore

/// An error that keeps the store at a path from being used.
package enum StoreDoorError: Error, Equatable {
  case missing(path: String)
  /// The path is empty, as with an unset variable of a shell.
  case noPath
  /// The path is a symbolic link to nothing, or one that leads back to itself.
  case deadLink(path: String, target: String, isLoop: Bool)
  /// There is no store, or an empty file in its place, but the log of an earlier store with
  /// changes.
  case logWithoutStore(path: String, log: String, bytes: Int)
  /// The file has more than one name, and SQLite would keep a log for each of them.
  case severalNames(path: String, count: Int)
  /// The file was moved, removed or replaced while this command wrote to it.
  case movedMeanwhile(path: String)
  /// A file that SQLite keeps beside the store belongs to another user and cannot be written.
  case foreignCompanion(path: String, companion: String, owner: UInt32, bytes: Int)
  case isDirectory(path: String)
  case isNoFile(path: String)
  case truncated(path: String, expectedBytes: Int, bytes: Int)
  case unreadable(path: String)
  /// Something other than SQLite's own file has the name of a companion file of the store.
  case blocked(path: String, by: String)
  case unwritable(path: String, reason: String)
  /// The store has triggers that no migration creates, which could undo what is written.
  case foreignTriggers(path: String, names: [String])
  case diskFull(path: String)
  /// SQLite reported the store as malformed, and a second reading did not confirm it.
  case misread(path: String, StoreFile.Reading)
  case unusable(path: String, StoreError)
}

extension SQLiteError {
  static let notADatabase = SQLiteError(
    code: Reason.notADatabase.rawValue, extendedCode: Reason.notADatabase.rawValue,
    message: "file is not a database", sql: nil)
}

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
