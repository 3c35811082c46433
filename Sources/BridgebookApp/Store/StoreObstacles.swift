internal import BridgebookStore
internal import Platform

/// Obstacles to opening a store that are found before SQLite reads it: links, additional names,
/// leftover logs, and files of other users.
extension StoreFile {
  // MARK: No store yet

  /// Throws unless a new store may be created at the path, where no file exists.
  func checkVacancy() throws {
    guard !path.isEmpty else { throw StoreDoorError.noPath }
    if let target = FileStatus.target(ofLink: name) {
      throw StoreDoorError.deadLink(path: path, target: target, isLoop: isLoop)
    }
    if FileStatus.isTooLong(name) {
      throw StoreDoorError.unwritable(path: path, reason: "the path is too long")
    }
    let folder = PathText.folder(of: name)
    if [.regular, .other].contains(FileStatus.file(at: folder).kind) {
      throw StoreDoorError.unwritable(path: path, reason: "\(folder) is not a folder")
    }
    try checkLogs()
  }

  /// Throws if a non-empty log exists although the store is missing or empty.
  ///
  /// SQLite would apply that log to the file that is created next to it.
  func checkLogs() throws {
    for log in ["-wal", "-journal"].map({ path + $0 }) {
      let bytes = try FileStatus.certainFile(at: log).size
      // Another process may have created the store and its log since the first look.
      guard bytes > 0, try FileStatus.certainFile(at: path).size == 0 else { continue }
      throw StoreDoorError.logWithoutStore(path: path, log: log, bytes: bytes)
    }
  }

  /// Whether the link at the path leads into a loop of links.
  private var isLoop: Bool {
    var (next, seen) = (name, Set<String>())
    while let target = FileStatus.target(ofLink: next) {
      guard seen.insert(next).inserted else { return true }
      next = target.hasPrefix("/") ? target : PathText.folder(of: next) + "/" + target
    }
    return false
  }

  // MARK: Several names

  /// The time for which a store that is being created may also have its temporary name, in steps of
  /// ten milliseconds.
  private static let stepsOfMaking = 100

  /// Throws if the file keeps more than one name.
  func checkNames() throws(StoreDoorError) {
    var count = FileStatus.file(at: path).names
    for _ in 0..<StoreFile.stepsOfMaking where count > 1 {
      SystemClock.pause(milliseconds: 10)
      count = FileStatus.file(at: path).names
    }
    if count > 1 { throw .severalNames(path: path, count: count) }
  }

  // MARK: Other users

  /// Whether SQLite would have to create a log or an index, owned by this user, to read the store.
  ///
  /// If this user may not write the store, its owner could not write the files that this user
  /// creates.
  var lacksLogFiles: Bool {
    ["-wal", "-shm"].contains { FileStatus.file(at: path + $0).kind == .missing }
  }

  /// Returns the reason why this user cannot write the store.
  ///
  /// - Parameter reason: SQLite's own message, used if no other reason is found.
  func refusal(_ reason: String) -> StoreDoorError {
    if let obstacle = FileStatus.writingObstacle(path) {
      return .unwritable(path: path, reason: StoreFile.words(obstacle))
    }
    for companion in ["-wal", "-shm"].map({ path + $0 }) {
      if case .otherOwner(let owner) = FileStatus.writingObstacle(companion) {
        return .foreignCompanion(
          path: path, companion: companion, owner: owner,
          bytes: FileStatus.file(at: companion).size)
      }
    }
    if let obstacle = FileStatus.writingObstacle(PathText.parent(of: name)) {
      return .unwritable(path: path, reason: "its folder: \(StoreFile.words(obstacle))")
    }
    return .unwritable(path: path, reason: reason)
  }

  /// Returns a short description of an obstacle.
  static func words(_ obstacle: WritingObstacle) -> String {
    switch obstacle {
    case .readOnlyDisk: "the file system is mounted read-only"
    case .ownPermissions: "its permissions do not let its owner write"
    case .otherOwner(let user): "it belongs to user \(user), and this user may only read it"
    }
  }
}

/// Detects a disk without room for the files that SQLite needs beside a store.
enum FullDisk {
  /// The minimum space in bytes that SQLite needs beside a store, for a log and its index.
  private static let room = 65_536

  /// Returns whether a folder has no room for a small file, by writing one, which is the only
  /// reliable test.
  static func isFull(_ folder: String) -> Bool {
    do throws(SystemError) {
      var place = try TemporaryPlace(in: folder)
      defer { place.remove() }
      let descriptor = try place.makeFile()
      defer { Descriptor.close(descriptor) }
      try Descriptor.write([UInt8](repeating: 1, count: room), to: descriptor)
      try Descriptor.synchronize(descriptor, path: place.content)
      return false
    } catch { return error.isFull }
  }
}
