internal import BridgebookStore
internal import Platform

/// Replaces a database file with a new copy of a store.
///
/// The write-ahead log belongs to the old file, and a leftover log would be applied to the new one.
/// The log is therefore first written into the old file, so that at each moment the complete old
/// file or the new one exists.
enum ReplacedStore {
  /// - Parameter name: the path as the user gave it.
  static func replace(
    _ path: String, named name: String, with place: TemporaryPlace
  ) throws -> TemporaryPlace.Outcome {
    let lock = try closedStore(path, named: name)
    return try withExtendedLifetime(lock) {
      if lock == nil {
        // If there are logs, the file is not a database, and they are meaningless.
        for ending in ["-wal", "-shm", "-journal"] { FileChange.remove(path + ending) }
      }
      return try place.publish(as: path, replaces: true)
    }
  }

  /// Writes the log of a database into its file.
  ///
  /// - Returns: a connection that holds an exclusive lock; nil if the file is not a database or has
  ///   no logs.
  private static func closedStore(_ path: String, named name: String) throws -> Connection? {
    // Disk errors are thrown, because the log of an unreadable file must not be removed.
    guard try FileStatus.certainFile(at: path).size > 1,
      try ["-wal", "-shm", "-journal"].contains(where: {
        try FileStatus.certainFile(at: path + $0).kind != .missing
      })
    else { return nil }
    do {
      let connection = try Connection(
        path: path, mode: .readWrite, busyTimeoutMilliseconds: 1000)
      guard try DatabaseFile(connection).removeLog() else { throw BackupError.inUse(path: name) }
      try DatabaseFile(connection).beginExclusively()
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
