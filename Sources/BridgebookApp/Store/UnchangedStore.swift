internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Opens a store as it is: nothing is created, upgraded or changed.
struct UnchangedStore {
  let place: StoreFile
  /// Polled for a request to end while another process holds the store.
  let interruption: () -> Interruption?

  /// Opens the file read-only; one that cannot be locked is opened as immutable if it has no log.
  ///
  /// - Parameter isForeign: whether the file comes from somebody else, so that its schema must be
  ///   checked first.
  func open(isForeign: Bool) throws -> Connection {
    let found = try FileStatus.certainFile(at: place.path)
    switch found.kind {
    case .missing: throw StoreDoorError.missing(path: place.path)
    case .directory: throw StoreDoorError.isDirectory(path: place.path)
    case .other: throw StoreDoorError.isNoFile(path: place.path)
    case .regular where found.size < 2:
      throw StoreDoorError.unusable(path: place.path, .sqlite(.notADatabase))
    case .regular: break
    }
    do {
      do {
        return try openReadOnly(.readOnly, isForeign)
      } catch let error as SQLiteError {
        guard [.readOnly, .cannotOpen, .full, .inputOutput].contains(error.reason),
          !place.mayHaveLog
        else { throw error }
        return try openReadOnly(.immutable, isForeign)
      }
    } catch let error as SQLiteError {
      if !FileStatus.canRead(place.path) { throw StoreDoorError.unreadable(path: place.path) }
      throw StoreFailures(place).classified(.sqlite(error))
    } catch let error as StoreError {
      throw StoreFailures(place).classified(error)
    }
  }

  private func openReadOnly(_ mode: Connection.Mode, _ isForeign: Bool) throws -> Connection {
    let connection = try patient(mode)
    if isForeign { try ConnectionLimits.distrust(connection) }
    if mode == .readOnly, let cleaner = try? patient(.readWrite),
      (try? cleaner.execute("SELECT 1 FROM sqlite_schema LIMIT 1")) != nil
    {
      connection.outlive(by: cleaner)
    }
    try connection.execute("BEGIN; PRAGMA schema_version")
    try place.checkLength(of: connection)
    try connection.execute("COMMIT")
    var application = 0
    try connection.forEach("PRAGMA application_id") { application = $0.int(0) }
    guard application == Store.applicationID else {
      throw StoreDoorError.unusable(path: place.path, .foreignDatabase)
    }
    if isForeign { try ForeignStore.check(connection) }
    return connection
  }

  /// A connection that waits for locks, at most until a request to end.
  private func patient(_ mode: Connection.Mode) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: place.name, mode: mode)
    connection.wait(
      atMost: place.waitMilliseconds, noticeAfter: place.waitMilliseconds,
      until: { [interruption] in interruption() != nil }, {})
    return connection
  }
}
