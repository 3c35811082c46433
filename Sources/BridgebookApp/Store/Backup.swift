internal import BridgebookStore
internal import Platform

/// Why a copy of the store was not made; but for `unconfirmed` what had its name is as it was.
enum BackupError: EndingError, Equatable {
  case exists(path: String)
  case isTheStore(path: String)
  case isFolder(path: String)
  case isNoFile(path: String)
  case unwritable(path: String, reason: String)
  /// The file that is to be replaced is a database that another program has open.
  case inUse(path: String)
  /// The copy is in place, but the disk did not confirm that.
  case unconfirmed(path: String, reason: String)
  case stopped(ExitStatus)

  var status: ExitStatus {
    if case .stopped(let status) = self { return status }
    return .failed
  }
}

extension Workspace {
  /// Copies the store, as it is at one moment, into one file.
  ///
  /// - Returns: the bytes of the copy.
  package func backUp(to path: String, isForced: Bool) throws -> Int {
    switch try SystemCalls.certainFile(at: path).kind {
    case .missing where path.isEmpty: throw BackupError.isNoFile(path: path)
    case .missing: try ExportPlace.checkFolder(of: path)
    case .directory: throw BackupError.isFolder(path: path)
    case .other: throw BackupError.isNoFile(path: path)
    case .regular:
      guard try !SystemCalls.isSameFile(path, storePath) else {
        throw BackupError.isTheStore(path: path)
      }
      guard isForced else { throw BackupError.exists(path: path) }
    }
    let connection = try storeDoor.openAsItIs()
    watchForInterruption()
    let interruption = interruption
    connection.interrupt { interruption() != nil }
    let size = try write(connection, to: path, isForced: isForced, interruption)
    accomplish("the copy \(path) was made")
    return size
  }

  /// Writes under another name, then gives the complete file its own.
  private func write(
    _ connection: Connection, to given: String, isForced: Bool,
    _ interruption: () -> Interruption?
  ) throws -> Int {
    let path = given.hasPrefix("/") ? given : "./" + given
    do {
      // A link stays a link: what it leads to is replaced.
      let target = SystemCalls.resolved(path) ?? path
      var place = try TemporaryPlace(in: SystemCalls.parent(of: target))
      defer { place.remove() }
      try place.makeClosedFile()
      try connection.copy(to: place.content)
      // The copy shall serve several processes as well as the store does.
      try Connection(path: place.content, mode: .readWrite).execute("PRAGMA journal_mode = WAL")
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
    return SystemCalls.file(at: path).size
  }
}
