internal import BridgebookStore
internal import Platform

/// An error of a backup; except for `unconfirmed`, nothing at the destination was changed.
enum BackupError: EndingError, Equatable {
  case exists(path: String)
  case isTheStore(path: String)
  /// A file that SQLite keeps beside the store.
  case isOfTheStore(path: String)
  case isFolder(path: String)
  /// A log of a file that no longer exists is at the destination and would be applied to the copy.
  case leftLog(path: String, log: String)
  case isNoFile(path: String)
  case unwritable(path: String, reason: String)
  /// The file to replace is a database that another program has open.
  case inUse(path: String)
  /// The copy is in place, but the disk did not confirm it.
  case unconfirmed(path: String, reason: String)
  case stopped(ExitStatus)

  var status: ExitStatus {
    if case .stopped(let status) = self { return status }
    return .failed
  }
}

extension Workspace {
  /// Copies a snapshot of the store into one file.
  ///
  /// - Returns: the size of the copy in bytes.
  package func backUp(to path: String, isForced: Bool) throws -> Int {
    switch try FileStatus.certainFile(at: path).kind {
    case .missing where path.isEmpty: throw BackupError.isNoFile(path: path)
    case .missing:
      try ExportPlace.checkFolder(of: path)
      try storeDoor.place.refuseCopy(to: path)
      if !isForced { try StoreCopy.checkLogs(at: path) }
    case .directory: throw BackupError.isFolder(path: path)
    case .other: throw BackupError.isNoFile(path: path)
    case .regular:
      guard try !FileStatus.isSameFile(path, storePath) else {
        throw BackupError.isTheStore(path: path)
      }
      try storeDoor.place.refuseCopy(to: path)
      guard isForced else { throw BackupError.exists(path: path) }
    }
    let connection = try storeDoor.openAsItIs()
    watchForInterruption()
    let interruption = interruption
    connection.interrupt { interruption() != nil }
    let size = try StoreCopy(connection, path: path, isForced: isForced, interruption).write()
    accomplish("the copy \(path) was made")
    return size
  }
}

extension StoreFile {
  /// Throws if a copy at the path would replace the log of the store, which contains its newest
  /// changes.
  fileprivate func refuseCopy(to path: String) throws {
    guard try !isReplaced(by: path) else { throw BackupError.isOfTheStore(path: path) }
  }
}

/// Copies the store to a file.
private struct StoreCopy {
  private let connection: Connection
  /// The path of the copy as it was given.
  private let given: String
  private let isForced: Bool
  private let interruption: () -> Interruption?

  init(
    _ connection: Connection, path: String, isForced: Bool,
    _ interruption: @escaping () -> Interruption?
  ) {
    self.connection = connection
    given = path
    self.isForced = isForced
    self.interruption = interruption
  }

  /// Throws if a non-empty log exists beside the destination.
  static func checkLogs(at path: String) throws {
    for log in ["-wal", "-journal"].map({ path + $0 }) {
      guard try FileStatus.certainFile(at: log).size > 0 else { continue }
      throw BackupError.leftLog(path: path, log: log)
    }
  }

  /// Writes the copy under a temporary name, and renames the complete file.
  ///
  /// - Returns: the size of the copy in bytes.
  func write() throws -> Int {
    let path = given.hasPrefix("/") ? given : "./" + given
    let size: Int
    do {
      // For a symbolic link, its target is replaced.
      let target = FileStatus.resolved(path) ?? path
      var place = try TemporaryPlace(in: PathText.parent(of: target))
      defer { place.remove() }
      try place.makeClosedFile()
      try connection.copy(to: place.content)
      // WAL mode lets several processes use the copy at once, like the store.
      try DatabaseFile(Connection(path: place.content, mode: .readWrite)).useLog()
      // Measured before the copy is in place, so that a failure leaves everything as it was.
      size = try FileStatus.certainFile(at: place.content).size
      if let asked = interruption() {
        throw BackupError.stopped(asked.status)
      }
      let outcome =
        isForced
        ? try ReplacedStore.replace(target, named: given, with: place)
        : try place.publish(as: target, replaces: false)
      switch outcome {
      case .published: break
      case .taken: throw BackupError.exists(path: given)
      case .unconfirmed(let error):
        throw BackupError.unconfirmed(path: given, reason: error.reason)
      }
    } catch let error as SystemError {
      throw BackupError.unwritable(path: given, reason: error.reason)
    } catch let error as SQLiteError {
      if error.reason == .interrupted, let asked = interruption() {
        throw BackupError.stopped(asked.status)
      }
      guard [.cannotOpen, .readOnly, .full, .inputOutput].contains(error.reason) else {
        throw error
      }
      throw BackupError.unwritable(path: given, reason: error.message)
    }
    return size
  }
}
