internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Opens a store as it is: nothing is created, upgraded or changed.
struct UnchangedStore {
  let place: StoreFile
  /// Polled for a request to end while another process holds the store.
  let interruption: () -> Interruption?

  /// Opens the file read-only; a file that cannot be locked is opened as immutable if it has no
  /// log.
  ///
  /// - Parameter isForeign: whether the file comes from another source, so that its schema must be
  ///   checked first.
  func open(isForeign: Bool) throws -> Connection {
    let found: (kind: FileKind, size: Int)
    do throws(SystemError) { found = try FileStatus.certainFile(at: place.path) } catch {
      throw error.isPermission ? StoreDoorError.unreadable(path: place.path) : error
    }
    switch found.kind {
    case .missing:
      try place.checkVacancy()
      throw StoreDoorError.missing(path: place.path)
    case .directory: throw StoreDoorError.isDirectory(path: place.path)
    case .other: throw StoreDoorError.isNoFile(path: place.path)
    case .regular where found.size < 2:
      if found.size == 0 { try place.checkLogs() }
      throw StoreDoorError.unusable(path: place.path, .sqlite(.notADatabase))
    case .regular: break
    }
    do {
      if place.lacksLogFiles, !FileStatus.canWrite(to: place.name) {
        return try openWithoutLocks(isForeign)
      }
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

  /// Opens a store that this user may not write, without making a log or an index beside it.
  private func openWithoutLocks(_ isForeign: Bool) throws -> Connection {
    guard place.mayHaveLog else { return try openReadOnly(.immutable, isForeign) }
    guard let copy = try UnchangedStore.copy(of: place) else {
      return try openReadOnly(.readOnly, isForeign)
    }
    if isForeign { try ConnectionLimits.distrust(copy) }
    return try checked(copy, isForeign)
  }

  /// Opens a private copy of a store and its log, because the log's index cannot be created beside
  /// the store; nil if another program has the store open.
  ///
  /// The copy has no name anymore when it is returned.
  static func copy(of place: StoreFile) throws -> Connection? {
    guard FileStatus.file(at: place.path + "-shm").kind == .missing else { return nil }
    do {
      let copy = try TemporaryPlace(in: Folder.temporary)
      defer { copy.remove() }
      for ending in ["", "-wal"] {
        let descriptor = try Descriptor.createNew(copy.content + ending, permissions: 0o600)
        defer { Descriptor.close(descriptor) }
        try Descriptor.readChunks(of: place.name + ending) {
          try Descriptor.write(Array($0), to: descriptor)
        }
      }
      let connection = try Connection(path: copy.content, mode: .readWrite)
      try DatabaseFile(connection).openLog()
      return connection
    } catch let error as SystemError {
      throw StoreDoorError.unwritable(
        path: place.path,
        reason: "its log can be read in a copy only, which failed: \(error.reason)")
    }
  }

  private func openReadOnly(_ mode: Connection.Mode, _ isForeign: Bool) throws -> Connection {
    let connection = try patient(mode)
    if isForeign { try ConnectionLimits.distrust(connection) }
    // Only a connection that may write removes the log and its index when it is closed last. If it
    // cannot be opened, they stay, which is harmless.
    if mode == .readOnly, let cleaner = try? patient(.readWrite),
      (try? DatabaseFile(cleaner).openLog()) != nil
    {
      connection.outlive(by: cleaner)
    }
    return try checked(connection, isForeign)
  }

  /// Returns the connection after checking that it leads to a complete store.
  private func checked(_ connection: Connection, _ isForeign: Bool) throws -> Connection {
    try DatabaseFile(connection).beginReading()
    try place.checkLength(of: connection)
    try DatabaseFile(connection).commit()
    guard try DatabaseFile(connection).applicationID() == Store.applicationID else {
      throw StoreDoorError.unusable(path: place.path, .foreignDatabase)
    }
    if isForeign { try ForeignStore.check(connection) }
    return connection
  }

  /// Returns a connection that waits for locks, until a request to end at the latest.
  private func patient(_ mode: Connection.Mode) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: place.name, mode: mode)
    connection.wait(
      atMost: place.waitMilliseconds, noticeAfter: place.waitMilliseconds,
      until: { [interruption] in interruption() != nil }, {})
    return connection
  }
}
