#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What tells one file of the system from every other.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

extension SystemError {
  /// Whether the name is taken.
  package var isExisting: Bool { code == EEXIST }

  /// Whether there is no room: on the disk, or in what the user may take of it.
  package var isFull: Bool { SystemCalls.isFull(code: code) }
}

/// The calls that make a file or folder without anybody else in between, and bring it to the disk.
extension SystemCalls {
  /// Sixteen hexadecimal digits that no other process draws.
  package static func randomDigits() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Whether a code of the system says that there is no room.
  package static func isFull(code: Int32) -> Bool { code == ENOSPC || code == EDQUOT }

  /// What tells the open file from every other; nil where the system does not say.
  package static func identity(of descriptor: Int32) -> FileIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  /// What tells the file at a path from every other; nil where there is none.
  package static func identity(at path: String) -> FileIdentity? {
    var status = stat()
    guard stat(bytes(path), &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  /// The failure of a file that another process put in the place of the own one.
  package static func changedFile(_ path: String) -> SystemError {
    SystemError(call: "fstat", path: path, code: ESTALE)
  }

  /// The failure of names that others take all the time.
  package static func takenName(_ path: String) -> SystemError {
    SystemError(call: "mkdir", path: path, code: EEXIST)
  }

  /// Whether a file or folder is this user's own.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(bytes(path), &status) == 0 && status.st_uid == geteuid()
  }

  /// Takes the lock of a folder, without waiting.
  ///
  /// - Returns: the open folder, which holds the lock until it is closed; nil where another process holds it or the
  ///   folder is gone.
  package static func lockFolder(_ path: String) -> Int32? {
    let descriptor = open(bytes(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var opened = stat()
    var named = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
      lstat(bytes(path), &named) == 0, opened.st_ino == named.st_ino,
      opened.st_dev == named.st_dev
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Whether the file system of a folder knows such locks; one that is held counts.
  package static func canLockFolders(_ path: String) -> Bool {
    let descriptor = open(bytes(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    // A folder that is gone was collected, which needs the lock.
    guard descriptor >= 0 else { return errno == ENOENT }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno == EWOULDBLOCK
  }

  /// Brings the names in a folder to the disk, where its file system can do so.
  package static func synchronizeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try synchronize(path)
    } catch {
      guard error.call == "fsync", [EINVAL, ENOTSUP].contains(error.code) else { throw error }
    }
  }

  /// Brings every file and folder below a folder to the disk, and the folder itself.
  package static func synchronizeTree(_ folder: String) throws(SystemError) {
    for name in try certainNames(in: folder) {
      let path = folder + "/" + name
      switch try certainFile(at: path).kind {
      case .directory: try synchronizeTree(path)
      case .regular: try synchronize(path)
      case .missing, .other: break
      }
    }
    try synchronizeFolder(folder)
  }
}
