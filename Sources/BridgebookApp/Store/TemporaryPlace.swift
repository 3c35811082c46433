package import Platform

/// A temporary folder in which a file or a folder is created before it gets its final name.
///
/// The process that creates it holds a lock on it while it works. A folder that a killed process
/// left behind is not locked, and the next process that works in the same parent folder removes it.
/// The name cannot be the process number: in containers that share a folder, every program may be
/// process 1.
package struct TemporaryPlace {
  /// The result of renaming a finished file to its final name.
  package enum Outcome: Equatable {
    case published
    /// Another file has the name; nothing was changed.
    case taken
    /// The file has its name, but the disk did not confirm it.
    case unconfirmed(SystemError)
  }

  private static let prefix = ".bridgebook-"
  /// The maximum number of entries examined by a command that only reads: each costs 0.2 µs, and
  /// removing a folder 40 µs, of the 6 ms or more that a question takes.
  private static let quickEntries = 256
  private static let digitCount = 16
  /// The maximum number of attempts to create the folder; one fails only if another process removes
  /// the folder before it is locked.
  private static let maximumAttempts = 100

  package let path: String
  private let descriptor: Int32
  private var identity: FileIdentity?

  /// The path of the content, which gets the final name.
  package var content: String { path + "/content" }

  /// Creates the folder, and removes abandoned ones.
  ///
  /// - Parameter folder: the parent folder; empty for the working directory.
  init(in folder: String) throws(SystemError) {
    let parent = TemporaryPlace.start(of: folder)
    TemporaryPlace.collect(in: folder)
    for _ in 0..<TemporaryPlace.maximumAttempts {
      let path = parent + TemporaryPlace.prefix + FileChange.randomDigits()
      do throws(SystemError) {
        try Folder.make(path, permissions: 0o700)
      } catch {
        if error.isExisting { continue }
        throw error
      }
      // Another process may have removed the folder before it was locked.
      guard let descriptor = Folder.lock(path) else {
        // If the file system does not support these locks, no other process can remove the folder
        // either.
        guard FileStatus.file(at: path).kind == .directory, !Folder.canLock(path)
        else {
          // If the folder still exists, opening it failed; it is empty and belongs to this process.
          _ = Folder.removeEmpty(path)
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
    throw SystemError.takenName(parent + TemporaryPlace.prefix)
  }

  /// Removes the folder with its contents.
  package func remove() {
    // Usually there is at most one file. It is removed by name, because opening the folder may
    // fail.
    FileChange.remove(content)
    if !Folder.removeEmpty(path) { Folder.remove(path) }
    if descriptor >= 0 { Descriptor.close(descriptor) }
  }

  /// Creates the empty file that will get the final name.
  ///
  /// - Returns: the descriptor, open for writing.
  mutating func makeFile(permissions: UInt32 = 0o666) throws(SystemError) -> Int32 {
    let descriptor = try Descriptor.createNew(content, permissions: permissions)
    identity = Descriptor.identity(of: descriptor)
    return descriptor
  }

  /// Creates the empty file for a writer that opens it by path, such as SQLite.
  mutating func makeClosedFile() throws(SystemError) {
    // These are the permissions that SQLite uses for new files.
    Descriptor.close(try makeFile(permissions: 0o644))
  }

  /// Flushes the file to the disk and gives it its final name.
  ///
  /// - Parameter replaces: whether an existing file may be replaced.
  func publish(as name: String, replaces: Bool) throws(SystemError) -> Outcome {
    try synchronizeFile()
    if replaces {
      try FileChange.rename(content, to: name)
    } else if try !FileChange.linkIfAbsent(content, as: name) {
      return .taken
    }
    return TemporaryPlace.confirm(name)
  }

  /// Flushes the file to the disk; throws if it was replaced, so that another file does not get the
  /// name.
  private func synchronizeFile() throws(SystemError) {
    let descriptor = try Descriptor.openForReading(content)
    defer { Descriptor.close(descriptor) }
    guard let identity, Descriptor.identity(of: descriptor) == identity else {
      throw SystemError.changedFile(content)
    }
    try Descriptor.synchronize(descriptor, path: content)
  }

  /// Flushes the folder `content` to the disk and gives it its final name.
  ///
  /// - Parameter replaces: whether there is an existing folder to replace.
  func publishFolder(as name: String, replaces: Bool) throws(SystemError) -> Outcome {
    try Folder.synchronizeTree(content)
    guard replaces else {
      try FileChange.rename(content, to: name)
      return TemporaryPlace.confirm(name)
    }
    if try !FileChange.exchange(content, with: name) {
      // This takes two steps if the system cannot exchange names. The intermediate name is never
      // removed as abandoned, because it is the user's folder.
      let old = name + ".old-" + FileChange.randomDigits()
      try FileChange.rename(name, to: old)
      do throws(SystemError) {
        try FileChange.rename(content, to: name)
      } catch {
        try FileChange.rename(old, to: name)
        throw error
      }
      Folder.remove(old)
    }
    return TemporaryPlace.confirm(name)
  }

  private static func confirm(_ name: String) -> Outcome {
    do throws(SystemError) {
      try Folder.synchronize(PathText.folder(of: name))
    } catch { return .unconfirmed(error) }
    return .published
  }

  /// Removes abandoned temporary folders.
  ///
  /// - Parameter isQuick: limits the work to a few entries and one removal, for commands that only
  ///   read; the next writer removes the rest.
  static func collect(in folder: String, isQuick: Bool = false) {
    let names = Folder.names(
      in: folder.isEmpty ? "." : folder, beginningWith: prefix,
      amongFirst: isQuick ? quickEntries : .max, atMost: isQuick ? 1 : .max)
    for name in names where isName(name) {
      let path = start(of: folder) + name
      guard FileStatus.isOwn(path), let descriptor = Folder.lock(path) else {
        continue
      }
      Folder.remove(path)
      Descriptor.close(descriptor)
    }
  }

  private static func start(of folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Returns whether a name has exactly the form that this type generates.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let digits = name.utf8.dropFirst(prefix.utf8.count)
    return digits.count == digitCount
      && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
