internal import BridgebookStore
internal import Platform

/// Finds out whether a store that SQLite calls malformed is damaged.
///
/// SQLite gives a read that the disk refused (EIO) the same code as a page that cannot be right. People restore a backup
/// over a store that is called damaged, so that is said only after a second reading of the whole file.
extension StoreDoor {
  /// What the second reading of a whole store found.
  package enum Reading: Equatable, Sendable {
    /// Nothing is wrong with any page: the first reading failed for another reason.
    case sound
    /// SQLite finds damage again.
    case damaged
    /// It could not be read to its end, or took too long.
    case undecided
  }

  /// Reading takes a second for some hundred megabytes; nobody waits longer than this for a sentence.
  private static let maximumMilliseconds = 5_000

  /// The error with the word "damaged" only where a second reading proves it.
  package func examined(_ error: any Error) -> any Error {
    switch error {
    case let error as SQLiteError:
      return reread(after: error).map { StoreDoorError.misread(path: path, $0) } ?? error
    case StoreError.sqlite(let cause), StoreError.migration(.sqlite(let cause)),
      SQLFailure.unusable(.sqlite(let cause)):
      return reread(after: cause).map { StoreDoorError.misread(path: path, $0) } ?? error
    case let error as StoreDoorError: return examinedDoor(error)
    case OwnBookError.otherStore(let path, let cause):
      return OwnBookError.otherStore(path: path, examinedDoor(cause))
    default: return error
    }
  }

  private func examinedDoor(_ error: StoreDoorError) -> StoreDoorError {
    guard case .unusable(let path, let cause) = error else { return error }
    switch cause {
    case .sqlite(let cause), .migration(.sqlite(let cause)):
      let door = StoreDoor(
        path: path, waitMilliseconds: waitMilliseconds, note: note, announce: announce)
      return door.reread(after: cause).map { .misread(path: path, $0) } ?? error
    case .foreignDatabase, .foreignSchema, .migration: return error
    }
  }

  /// What a second reading found where it does not confirm the damage; nil where it does, or where none is spoken of.
  private func reread(after error: SQLiteError) -> Reading? {
    guard error.reason == .corrupt, error.damage == nil else { return nil }
    let reading = secondReading()
    return reading == .damaged ? nil : reading
  }

  /// Reads every page through a connection of its own.
  func secondReading() -> Reading {
    for mode in [Connection.Mode.readWrite, .immutable] {
      do throws(SQLiteError) {
        let connection = try Connection(
          path: file, mode: mode, busyTimeoutMilliseconds: StoreDoor.moment)
        let end = SystemCalls.monotonicMilliseconds + StoreDoor.maximumMilliseconds
        connection.interrupt { SystemCalls.monotonicMilliseconds > end }
        let found = try connection.first("PRAGMA integrity_check(1)") { $0.text(0) }
        return found == "ok" ? .sound : .damaged
      } catch {
        switch error.reason {
        case .corrupt, .notADatabase: return .damaged
        // Where nothing can be locked, nobody writes: the file is read as it is, unless its newest pages are in a log.
        case .cannotOpen, .readOnly:
          guard !mayHaveLog else { return .undecided }
        default: return .undecided
        }
      }
    }
    return .undecided
  }
}
