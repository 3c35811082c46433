internal import BridgebookStore
internal import Platform

/// A temporary copy of another store, upgraded to this program's schema; the original is only read.
final class OtherStore {
  let store: Store
  private let place: TemporaryPlace

  /// Copies the store, including its write-ahead log, while other processes may write to it.
  ///
  /// - Parameter interruption: polled for a request to end the copying.
  convenience init(
    _ path: String, waitMilliseconds: Int32,
    interruption: @escaping @Sendable () -> Interruption?
  ) throws {
    try self.init(path, interruption: interruption) { place in
      let door = StoreDoor(
        path: path, waitMilliseconds: waitMilliseconds, note: { _ in }, announce: { _ in },
        interruption: interruption)
      let other = try door.openAsItIs(isForeign: true)
      other.interrupt { interruption() != nil }
      try other.copy(to: place.content)
      if let asked = interruption() { throw MergeInterruption(status: asked.status) }
      let connection = try Connection(path: place.content, mode: .readWrite)
      connection.interrupt { interruption() != nil }
      try Store.bringToSchema(connection, at: SystemClock.timestamp())
      return connection
    }
  }

  /// Creates a temporary store from a file in another format.
  ///
  /// - Parameter fill: creates the schema and the rows.
  convenience init(standingFor path: String, fill: (Connection) throws -> Void) throws {
    try self.init(path, interruption: { nil }) { place in
      let connection = try Connection(path: place.content, mode: .create)
      // The file is private and temporary, so it needs no journal.
      try DatabaseFile(connection).writeWithoutJournal()
      try fill(connection)
      return connection
    }
  }

  private init(
    _ path: String, interruption: @escaping @Sendable () -> Interruption?,
    make: (TemporaryPlace) throws -> Connection
  ) throws {
    let folder = Folder.temporary
    do throws(SystemError) {
      place = try TemporaryPlace(in: folder)
    } catch { throw OwnBookError.noCopy(path: path, folder: folder, reason: error.reason) }
    do {
      store = Store(try make(place))
      // After a merge, a damaged row would make reading this store fail.
      if let damage = try DecodingHealth(store).ownDamages().first {
        throw StoreError.sqlite(.damaged(damage))
      }
      let changes = try OtherStore.changes(in: store)
      guard changes.isEmpty else { throw OwnBookError.changedContents(path: path, changes) }
    } catch {
      place.remove()
      if let asked = interruption() { throw MergeInterruption(status: asked.status) }
      switch error {
      case StoreDoorError.missing:
        throw OwnBookError.unreadable(path: path, reason: "there is no such file")
      case let error as StoreDoorError: throw OwnBookError.otherStore(path: path, error)
      case let error as StoreError:
        throw OwnBookError.otherStore(path: path, .unusable(path: path, error))
      case let error as SQLiteError where error.reason == .full:
        throw OwnBookError.noCopy(path: path, folder: folder, reason: error.message)
      case let error as SQLiteError:
        throw OwnBookError.otherStore(path: path, .unusable(path: path, .sqlite(error)))
      default: throw error
      }
    }
  }

  deinit { place.remove() }

  /// Returns the texts and runs that a merge would copy although they differ from what was stored,
  /// one sentence each.
  static func changes(in store: Store) throws(StoreError) -> [String] {
    let texts = OwnTextHealth(store)
    return try RunHealth(store).checksums(of: .recorded).changed
      .map { "run \($0) differs from what was stored" }
      + texts.versionChecksums().changed.map { "the own text \($0) differs from what was written" }
      + texts.historyGaps()
  }
}

/// A merge was ended by a signal before anything was written.
struct MergeInterruption: EndingError, Equatable {
  let status: ExitStatus
}
