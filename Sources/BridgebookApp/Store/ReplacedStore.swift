internal import BridgebookStore
internal import Platform

/// The file that a new copy of a store takes the place of.
///
/// What its write-ahead log holds belongs to it, and a log that stays behind would be taken for a part of the new file.
/// So the log goes into the old file first: at each moment there is the old copy with all it held, or the new one.
enum ReplacedStore {
  /// - Parameter name: how the user named the file.
  static func replace(
    _ path: String, named name: String, with place: TemporaryPlace
  ) throws -> TemporaryPlace.Outcome {
    let lock = try closedStore(path, named: name)
    return try withExtendedLifetime(lock) {
      if lock == nil {
        // Logs of a file that is no database say nothing.
        for ending in ["-wal", "-shm", "-journal"] { SystemCalls.remove(path + ending) }
      }
      return try place.publish(as: path, replaces: true)
    }
  }

  /// Brings the log of a database into its file.
  ///
  /// - Returns: a connection that keeps others out; nil where the file is no database, or is one without logs.
  private static func closedStore(_ path: String, named name: String) throws -> Connection? {
    // A file that the disk does not speak of may have a log that nobody may remove.
    guard try SystemCalls.certainFile(at: path).size > 1,
      try ["-wal", "-shm", "-journal"].contains(where: {
        try SystemCalls.certainFile(at: path + $0).kind != .missing
      })
    else { return nil }
    do {
      let connection = try Connection(
        path: path, mode: .readWrite, busyTimeoutMilliseconds: 1000)
      var mode = ""
      try connection.forEach("PRAGMA journal_mode = DELETE") { mode = $0.text(0) }
      guard mode == "delete" else { throw BackupError.inUse(path: name) }
      try connection.execute("BEGIN EXCLUSIVE")
      return connection
    } catch let error as SQLiteError {
      switch error.reason {
      case .notADatabase, .corrupt: return nil
      case .busy, .locked: throw BackupError.inUse(path: name)
      default: throw BackupError.unwritable(path: name, reason: error.message)
      }
    }
  }
}
