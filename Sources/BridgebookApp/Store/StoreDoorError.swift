package import BridgebookStore

/// An error that keeps the store at a path from being used.
package enum StoreDoorError: Error, Equatable {
  case missing(path: String)
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
  /// SQLite called the store malformed, and a second reading did not confirm it.
  case misread(path: String, StoreFile.Reading)
  case unusable(path: String, StoreError)
}

extension SQLiteError {
  static let notADatabase = SQLiteError(
    code: Reason.notADatabase.rawValue, extendedCode: Reason.notADatabase.rawValue,
    message: "file is not a database", sql: nil)
}
