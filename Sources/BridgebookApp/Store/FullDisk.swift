internal import BridgebookStore
internal import Platform

/// What can still be done where the disk has no room.
extension StoreDoor {
  /// Names the full disk where that is behind a failure: SQLite reports it in several ways.
  package func explained(_ error: StoreDoorError) -> StoreDoorError {
    let cause: SQLiteError? =
      switch error {
      case .unusable(_, .sqlite(let cause)), .unusable(_, .migration(.sqlite(let cause))): cause
      default: nil
      }
    switch error {
    case .unwritable: break
    case .unusable where [.full, .inputOutput, .cannotOpen].contains(cause?.reason): break
    default: return error
    }
    let folder = SystemCalls.parent(of: file)
    return StoreDoor.isFull(folder) ? .diskFull(path: path) : error
  }

  /// The room that SQLite needs beside a store at least: a log and its index.
  private static let room = 65_536

  /// Whether a folder has no room for a small file, which is the only sure way to know.
  package static func isFull(_ folder: String) -> Bool {
    do throws(SystemError) {
      var place = try TemporaryPlace(in: folder)
      defer { place.remove() }
      let descriptor = try place.makeFile()
      defer { SystemCalls.close(descriptor) }
      try SystemCalls.write([UInt8](repeating: 1, count: room), to: descriptor)
      try SystemCalls.synchronize(descriptor, path: place.content)
      return false
    } catch { return error.isFull }
  }

  /// The store with the index of its log in memory, where there is no room for that beside the file.
  ///
  /// SQLite keeps it there for a connection that nobody shares the file with; nil where somebody does.
  func openAlone() throws -> Store? {
    guard SystemCalls.file(at: path).kind == .regular else { return nil }
    do {
      let connection = try Connection(
        path: file, mode: .readWrite, busyTimeoutMilliseconds: StoreDoor.moment)
      try connection.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN")
      let isReady = try Store.state(of: connection, fingerprint: fingerprint) == .ready
      return isReady ? Store(connection) : nil
    } catch StoreError.sqlite {
      return nil
    } catch is SQLiteError {
      return nil
    }
  }

  /// Whether a connection keeps all others out.
  static func isAlone(_ connection: Connection) throws -> Bool {
    try connection.first("PRAGMA main.locking_mode") { $0.text(0) } == "exclusive"
  }
}
