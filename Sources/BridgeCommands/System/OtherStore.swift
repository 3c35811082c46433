internal import BridgeStore
internal import SQLiteAccess

/// A copy of somebody else's store, brought to this program's schema; the file itself is only read.
final class OtherStore {
  let store: Store
  private let folder: String

  /// Copies the store with what its write-ahead log holds, also while others write to it.
  init(_ path: String) throws {
    folder = try SystemCalls.makeTemporaryFolder(prefix: "bridgebook-merge-")
    let copy = folder + "/book.sqlite"
    do {
      try OtherStore.check(path)
      let file = path.hasPrefix("/") ? path : "./" + path
      // Without a log nobody has it open, and a plain read leaves nothing beside it.
      let isQuiet = SystemCalls.file(at: path + "-wal").size == 0
      let source = try Connection(path: file, mode: isQuiet ? .immutable : .readOnly)
      try source.run("VACUUM INTO ?", [.text(copy)])
      let connection = try Connection(path: copy, mode: .readWrite)
      try Store.bringToSchema(connection, at: SystemCalls.timestamp())
      store = Store(connection)
    } catch {
      OtherStore.discard(folder)
      switch error {
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

  private static func check(_ path: String) throws {
    let file = SystemCalls.file(at: path)
    switch file.kind {
    case .missing: throw OwnBookError.unreadable(path: path, reason: "there is no such file")
    case .directory: throw StoreDoorError.isDirectory(path: path)
    case .other: throw StoreDoorError.isNoFile(path: path)
    // SQLite takes nothing, and a single byte, for a new database.
    case .regular where file.size < 2:
      throw StoreDoorError.unusable(path: path, .sqlite(.notADatabase))
    case .regular: break
    }
  }

  private static func discard(_ folder: String) {
    for ending in ["", "-wal", "-shm", "-journal"] {
      SystemCalls.remove(folder + "/book.sqlite" + ending)
    }
    SystemCalls.removeFolder(folder)
  }
}
