internal import CSQLite
internal import Platform

/// The write-ahead log of a database, whose file may be moved or replaced while it is written.
///
/// SQLite finds the log by the path of the database. A leftover log would be applied to the file
/// that replaced the database, and damage it.
struct DatabaseLog {
  private let path: String
  private let index: String
  private let identity: FileIdentity?

  /// - Parameter connection: must hold the write lock, so that its log exists.
  /// - Returns: nil if the database has no file.
  init?(of connection: Connection) {
    guard let path = bridgebook_log_path(connection.handle).map(PathText.text(of:)) else {
      return nil
    }
    self.path = path
    index = path.dropLast("-wal".count) + "-shm"
    identity = FileStatus.identity(at: path)
  }

  /// Throws if the open database file is no longer at its path.
  func checkFileIsInPlace(of connection: Connection) throws(SQLiteError) {
    guard bridgebook_has_moved(connection.handle) != 0 else { return }
    // SQLite reports a disk error as a move, so errors are ruled out first.
    do throws(SystemError) { _ = try FileStatus.certainFile(at: connection.path) } catch {
      throw SQLiteError(
        code: SQLITE_IOERR, extendedCode: SQLITE_IOERR, message: error.reason, sql: nil)
    }
    guard bridgebook_has_moved(connection.handle) != 0 else { return }
    throw .movedFile
  }

  /// Removes the log, unless another one has taken its place.
  func remove() {
    guard let identity, FileStatus.identity(at: path) == identity else { return }
    // A log without an index is read again from its beginning, so the log is removed first.
    FileChange.remove(path)
    FileChange.remove(index)
  }
}

extension SQLiteError {
  /// Extended code 1032 is SQLITE_READONLY_DBMOVED, a macro that Swift does not import.
  fileprivate static let movedFileCode: Int32 = 1032

  static let movedFile = SQLiteError(
    code: SQLITE_READONLY, extendedCode: movedFileCode,
    message: "the database file was moved or replaced", sql: nil)

  /// Whether the database file is no longer where it was opened.
  package var isOfMovedFile: Bool { extendedCode == SQLiteError.movedFileCode }
}
