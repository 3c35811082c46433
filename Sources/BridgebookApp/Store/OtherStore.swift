internal import BridgebookStore
internal import Platform

/// A copy of somebody else's store, brought to this program's schema; the file itself is only read.
final class OtherStore {
  let store: Store
  private let place: TemporaryPlace

  /// Copies the store with what its write-ahead log holds, also while others write to it.
  ///
  /// - Parameter interruption: asked again and again; ends the copying.
  init(
    _ path: String, waitMilliseconds: Int32,
    interruption: @escaping @Sendable () -> Interruption?
  ) throws {
    let folder = SystemCalls.temporaryFolder
    do throws(SystemError) {
      place = try TemporaryPlace(in: folder)
    } catch { throw OwnBookError.noCopy(path: path, folder: folder, reason: error.reason) }
    do {
      let door = StoreDoor(
        path: path, waitMilliseconds: waitMilliseconds, note: { _ in }, announce: { _ in })
      let other = try door.openAsItIs(isForeign: true)
      other.interrupt { interruption() != nil }
      try other.copy(to: place.content)
      if let asked = interruption() { throw MergeInterruption(status: asked.status) }
      let connection = try Connection(path: place.content, mode: .readWrite)
      connection.interrupt { interruption() != nil }
      try Store.bringToSchema(connection, at: SystemCalls.timestamp())
      store = Store(connection)
      // A row that stops a reader would do so in our store too.
      if let damage = try store.ownDamages().first {
        throw StoreError.sqlite(.damaged(damage))
      }
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
}

/// A signal ended a merge before anything of it was written.
struct MergeInterruption: EndingError, Equatable {
  let status: ExitStatus
}
