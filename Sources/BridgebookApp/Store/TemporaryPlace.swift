package import Platform

/// A folder under a temporary name, in which a file or a folder is made before it gets its own name.
///
/// Its maker holds a lock on it for as long as it works. What a killed process leaves behind holds none, and whoever
/// makes the next one in the same folder removes it. A process number would not do as a name: in containers that share
/// a folder every program may be process 1.
package struct TemporaryPlace {
  /// What became of a finished file.
  package enum Outcome: Equatable {
    case published
    /// Another file has the name; nothing was changed.
    case taken
    /// The file has its name, but the disk did not confirm that.
    case unconfirmed(SystemError)
  }

  private static let prefix = ".bridgebook-"
  private static let digitCount = 16
  /// Collectors take a folder only in the moment between its making and its lock.
  private static let maximumAttempts = 100

  package let path: String
  private let descriptor: Int32
  private var identity: FileIdentity?

  /// What gets the name in the end.
  package var content: String { path + "/content" }

  /// Makes the place, and removes those that nobody holds.
  ///
  /// - Parameter folder: empty for the working folder.
  init(in folder: String) throws(SystemError) {
    let parent = TemporaryPlace.start(of: folder)
    TemporaryPlace.collect(in: folder)
    for _ in 0..<TemporaryPlace.maximumAttempts {
      let path = parent + TemporaryPlace.prefix + SystemCalls.randomDigits()
      do throws(SystemError) {
        try SystemCalls.makeFolder(path, permissions: 0o700)
      } catch {
        if error.isExisting { continue }
        throw error
      }
      // A collector may have come before the lock was taken; it took the folder away.
      guard let descriptor = SystemCalls.lockFolder(path) else {
        // Where the file system has no such locks nobody can collect either.
        guard SystemCalls.file(at: path).kind == .directory, !SystemCalls.canLockFolders(path)
        else {
          // Where the folder is still there, opening it failed: it is empty, and nobody else's.
          _ = SystemCalls.removeEmptyFolder(path)
          continue
        }
        self.path = path
        self.descriptor = -1
        return
      }
      self.path = path
      self.descriptor = descriptor
      return
    }
    throw SystemCalls.takenName(parent + TemporaryPlace.prefix)
  }

  /// Removes what is left of the place.
  package func remove() {
    // Most hold one file at most. Its name is known, so nothing has to be opened, which can fail.
    SystemCalls.remove(content)
    if !SystemCalls.removeEmptyFolder(path) { SystemCalls.removeFolder(path) }
    if descriptor >= 0 { SystemCalls.close(descriptor) }
  }

  /// Makes the empty file that is to get the name.
  ///
  /// - Returns: the file, open for writing.
  mutating func makeFile(permissions: UInt32 = 0o666) throws(SystemError) -> Int32 {
    let descriptor = try SystemCalls.createNew(content, permissions: permissions)
    identity = SystemCalls.identity(of: descriptor)
    return descriptor
  }

  /// Makes the empty file for another writer, such as SQLite, which opens it by its path.
  mutating func makeClosedFile() throws(SystemError) {
    // As SQLite makes its files.
    SystemCalls.close(try makeFile(permissions: 0o644))
  }

  /// Brings the file to the disk and gives it its name.
  ///
  /// - Parameter replaces: whether a file of that name may be replaced.
  func publish(as name: String, replaces: Bool) throws(SystemError) -> Outcome {
    try synchronizeFile()
    if replaces {
      try SystemCalls.rename(content, to: name)
    } else if try !SystemCalls.linkIfAbsent(content, as: name) {
      return .taken
    }
    return TemporaryPlace.confirm(name)
  }

  /// Brings the file to the disk, if it is the one that this process made: no other may become a user's file.
  private func synchronizeFile() throws(SystemError) {
    let descriptor = try SystemCalls.openForReading(content)
    defer { SystemCalls.close(descriptor) }
    guard let identity, SystemCalls.identity(of: descriptor) == identity else {
      throw SystemCalls.changedFile(content)
    }
    try SystemCalls.synchronize(descriptor, path: content)
  }

  /// Brings the folder `content` to the disk, and gives it its name.
  ///
  /// - Parameter replaces: whether there is a folder of that name, which goes away.
  func publishFolder(as name: String, replaces: Bool) throws(SystemError) -> Outcome {
    try SystemCalls.synchronizeTree(content)
    guard replaces else {
      try SystemCalls.rename(content, to: name)
      return TemporaryPlace.confirm(name)
    }
    if try !SystemCalls.exchange(content, with: name) {
      // Two steps where the system has no exchange. What is between them is not collected: it is a user's folder.
      let old = name + ".old-" + SystemCalls.randomDigits()
      try SystemCalls.rename(name, to: old)
      do throws(SystemError) {
        try SystemCalls.rename(content, to: name)
      } catch {
        try SystemCalls.rename(old, to: name)
        throw error
      }
      SystemCalls.removeFolder(old)
    }
    return TemporaryPlace.confirm(name)
  }

  private static func confirm(_ name: String) -> Outcome {
    do throws(SystemError) {
      try SystemCalls.synchronizeFolder(SystemCalls.folder(of: name))
    } catch { return .unconfirmed(error) }
    return .published
  }

  /// Removes the places in a folder that nobody holds.
  static func collect(in folder: String) {
    let names = SystemCalls.names(in: folder.isEmpty ? "." : folder, beginningWith: prefix)
    for name in names where isName(name) {
      let path = start(of: folder) + name
      guard SystemCalls.isOwn(path), let descriptor = SystemCalls.lockFolder(path) else {
        continue
      }
      SystemCalls.removeFolder(path)
      SystemCalls.close(descriptor)
    }
  }

  private static func start(of folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Whether a name is one that this type makes, and nothing else.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let digits = name.utf8.dropFirst(prefix.utf8.count)
    return digits.count == digitCount
      && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
