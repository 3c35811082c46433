internal import BridgebookStore

/// A copy of somebody else's store, brought to this program's schema; the file itself is only read.
final class OtherStore {
  let store: Store
  private let folder: String

  /// Copies the store with what its write-ahead log holds, also while others write to it.
  init(_ path: String, waitMilliseconds: Int32) throws {
    folder = try SystemCalls.makeTemporaryFolder(prefix: "bridgebook-merge-")
    let copy = folder + "/book.sqlite"
    do {
      let door = StoreDoor(path: path, waitMilliseconds: waitMilliseconds, note: { _ in })
      try door.openAsItIs().run("VACUUM INTO ?", [.text(copy)])
      let connection = try Connection(path: copy, mode: .readWrite)
      try Store.bringToSchema(connection, at: SystemCalls.timestamp())
      store = Store(connection)
    } catch {
      OtherStore.discard(folder)
      switch error {
      case StoreDoorError.missing:
        throw OwnBookError.unreadable(path: path, reason: "there is no such file")
      case let error as StoreDoorError: throw OwnBookError.otherStore(path: path, error)
      case let error as StoreError:
        throw OwnBookError.otherStore(path: path, .unusable(path: path, error))
      case let error as SQLiteError:
        throw OwnBookError.otherStore(path: path, .unusable(path: path, .sqlite(error)))
      default: throw error
      }
    }
  }

  deinit { OtherStore.discard(folder) }

  private static func discard(_ folder: String) {
    for ending in ["", "-wal", "-shm", "-journal"] {
      SystemCalls.remove(folder + "/book.sqlite" + ending)
    }
    SystemCalls.removeFolder(folder)
  }
}
