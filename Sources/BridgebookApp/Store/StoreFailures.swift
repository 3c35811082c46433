internal import BridgebookStore
internal import Platform

/// Determines the cause of an error that SQLite reported for a store.
///
/// SQLite gives a read that the disk refused (EIO) the same code as an invalid page. Users
/// restore backups over stores that are reported as damaged; therefore damage is reported only
/// after a second read of the whole file confirms it.
package struct StoreFailures {
  private let place: StoreFile
  private var path: String { place.path }

  init(_ place: StoreFile) { self.place = place }

  /// Translates errors of SQLite into the reasons why a store cannot be opened.
  func classified(_ error: StoreError) -> StoreDoorError {
    switch error {
    case .sqlite(let cause), .migration(.sqlite(let cause)):
      if cause.isOfMovedFile { return .movedMeanwhile(path: path) }
      if cause.reason == .corrupt, cause.damage == nil, let measured = place.measuredTruncation() {
        return measured
      }
      if let blocker = place.blocker() { return .blocked(path: path, by: blocker) }
      if cause.reason == .cannotOpen, FileStatus.file(at: path).kind == .regular,
        !FileStatus.canRead(path)
      {
        return .unreadable(path: path)
      }
      let isUnwritable = [.readOnly, .cannotOpen].contains(cause.reason)
      return isUnwritable
        ? place.refusal(cause.message) : .unusable(path: path, error)
    case .foreignDatabase, .foreignSchema, .migration: return .unusable(path: path, error)
    }
  }

  /// Replaces an error with `diskFull` if that is its cause, which SQLite reports in several ways.
  func explained(_ error: StoreDoorError) -> StoreDoorError {
    let cause: SQLiteError? =
      switch error {
      case .unusable(_, .sqlite(let cause)), .unusable(_, .migration(.sqlite(let cause))): cause
      default: nil
      }
    switch error {
    case .unwritable: break
    // What was written until the disk was full has been removed, so there may be room again.
    case .unusable where cause?.reason == .full: return .diskFull(path: path)
    case .unusable where [.inputOutput, .cannotOpen].contains(cause?.reason): break
    default: return error
    }
    let folder = PathText.parent(of: place.name)
    return FullDisk.isFull(folder) ? .diskFull(path: path) : error
  }

  /// Replaces an error about damage with `misread` unless a second reading confirms the damage.
  package func examined(_ error: any Error) -> any Error {
    switch error {
    case let error as SQLiteError where error.isOfMovedFile,
      StoreError.sqlite(let error) where error.isOfMovedFile:
      return StoreDoorError.movedMeanwhile(path: path)
    case let error as SQLiteError where error.reason == .readOnly,
      StoreError.sqlite(let error) where error.reason == .readOnly:
      return place.refusal(error.message)
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
      let other = StoreFailures(
        StoreFile(path: path, waitMilliseconds: place.waitMilliseconds))
      return other.reread(after: cause).map { .misread(path: path, $0) } ?? error
    case .foreignDatabase, .foreignSchema, .migration: return error
    }
  }

  /// Returns the result of a second reading that does not confirm the damage; nil if it does, or if
  /// the error is not about damage.
  private func reread(after error: SQLiteError) -> StoreFile.Reading? {
    guard error.reason == .corrupt, error.damage == nil else { return nil }
    let reading = place.secondReading()
    return reading == .damaged ? nil : reading
  }
}
