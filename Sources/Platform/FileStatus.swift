#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The kind of file at a path; `other` are pipes, devices and the files of Linux's `/proc` and
/// `/sys`.
package enum FileKind: Equatable, Sendable {
  case missing, regular, directory, other
}

/// Reads the system's information about the file at a path.
package enum FileStatus {
  /// Returns the kind and size in bytes of the file at a path, following links, and the number of
  /// names (hard links) that the file has.
  package static func file(at path: String) -> (kind: FileKind, size: Int, names: Int) {
    var status = stat()
    // The system would use only the part of the path before a NUL.
    guard !path.utf8.contains(0), stat(PathText.bytes(of: path), &status) == 0 else {
      return (.missing, 0, 0)
    }
    return (kind(of: status), Int(status.st_size), Int(status.st_nlink))
  }

  /// Returns the kind and size of the file at a path, with `missing` only if there certainly is no
  /// file; any other failure is thrown.
  package static func certainFile(
    at path: String
  ) throws(SystemError) -> (kind: FileKind, size: Int) {
    guard let status = try certainStatus(of: path) else { return (.missing, 0) }
    return (kind(of: status), Int(status.st_size))
  }

  /// Returns the status of a path; nil if nothing can be there.
  ///
  /// If a folder of the path must not be entered, the file may exist, so that error is thrown. A
  /// path without a slash is usually an id, which must be found even if the working directory must
  /// not be entered.
  private static func certainStatus(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    guard !path.utf8.contains(0) else { return nil }
    if stat(PathText.bytes(of: path), &status) == 0 { return status }
    let code = errno
    let isCertain =
      [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(code)
      || code == EACCES && !path.utf8.contains(UInt8(ascii: "/"))
    guard isCertain else { throw SystemError(call: "stat", path: path, code: code) }
    return nil
  }

  static func kind(of status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    // Reading a file of the kernel may wait for events or never end.
    case S_IFREG:
      kernelDevices.contains(UInt64(truncatingIfNeeded: status.st_dev)) ? .other : .regular
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// Returns the permission bits of a file or folder with the sticky bit, and whether the user owns
  /// it; nil if it does not exist.
  package static func permissions(of path: String) -> (mode: UInt32, isOwn: Bool)? {
    var status = stat()
    guard stat(PathText.bytes(of: path.isEmpty ? "." : path), &status) == 0 else { return nil }
    return (UInt32(status.st_mode) & 0o1777, status.st_uid == geteuid())
  }

  /// Returns whether two paths refer to the same file; a disk error is thrown instead of counting
  /// as a difference.
  package static func isSameFile(_ first: String, _ second: String) throws(SystemError) -> Bool {
    guard let left = try certainStatus(of: first), let right = try certainStatus(of: second) else {
      return false
    }
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  /// Returns the identity of the file at a path, following links; nil if there is none.
  package static func identity(at path: String) -> FileIdentity? {
    var status = stat()
    guard stat(PathText.bytes(of: path), &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  /// Returns whether anything exists at the path, including a dangling symbolic link.
  package static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(PathText.bytes(of: path), &status) == 0
  }

  /// Returns whether a symbolic link is at the path.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(PathText.bytes(of: path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the target of a symbolic link as it is written; nil if no link is at the path.
  package static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink(PathText.bytes(of: path), &bytes, bytes.count - 1) > 0 else { return nil }
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map(PathText.text(of:)) }
  }

  /// Returns whether a path is longer than the system accepts.
  package static func isTooLong(_ path: String) -> Bool {
    var status = stat()
    return lstat(PathText.bytes(of: path), &status) != 0 && errno == ENAMETOOLONG
  }

  /// Returns the number of the user who owns the file, following links; nil if there is none.
  package static func owner(of path: String) -> UInt32? {
    var status = stat()
    guard stat(PathText.bytes(of: path), &status) == 0 else { return nil }
    return UInt32(status.st_uid)
  }

  /// Returns the reason why the user may not write an existing file or folder; nil if writing is
  /// allowed.
  package static func writingObstacle(_ path: String) -> WritingObstacle? {
    guard access(PathText.bytes(of: path.isEmpty ? "." : path), W_OK) != 0 else { return nil }
    switch errno {
    case EROFS: return .readOnlyDisk
    case EACCES, EPERM:
      guard let owner = owner(of: path.isEmpty ? "." : path) else { return nil }
      return owner == geteuid() ? .ownPermissions : .otherOwner(owner)
    default: return nil
    }
  }

  /// Returns whether the current user owns the file or folder.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(PathText.bytes(of: path), &status) == 0 && status.st_uid == geteuid()
  }

  /// Returns the path with all symbolic links resolved; nil if it does not exist.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(PathText.bytes(of: path), nil) else { return nil }
    defer { free(pointer) }
    return PathText.text(of: UnsafePointer(pointer))
  }

  /// Returns whether the user may create files in the folder.
  package static func canWrite(in folder: String) -> Bool {
    access(PathText.bytes(of: folder.isEmpty ? "." : folder), W_OK) == 0
  }

  /// Returns whether the user may write the file.
  package static func canWrite(to path: String) -> Bool {
    access(PathText.bytes(of: path), W_OK) == 0
  }

  /// Returns whether the user may access the contents of the folder.
  package static func canSearch(_ folder: String) -> Bool {
    access(PathText.bytes(of: folder), X_OK) == 0
  }

  /// Returns the owner, group and number of names of a file, following links; nil if there is none.
  package static func ownership(of path: String) -> FileOwnership? {
    var status = stat()
    guard stat(PathText.bytes(of: path), &status) == 0 else { return nil }
    return FileOwnership(
      user: status.st_uid, group: status.st_gid, nameCount: Int(status.st_nlink))
  }

  /// Returns whether the user may read the file; true if it no longer exists.
  package static func canRead(_ path: String) -> Bool {
    access(PathText.bytes(of: path), R_OK) == 0 || ![EACCES, EPERM].contains(errno)
  }

  /// Returns the first `count` bytes of a file, or all of a shorter one.
  package static func head(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let descriptor = open(PathText.bytes(of: path), O_RDONLY)
    guard descriptor >= 0 else { throw SystemError.last("open", path) }
    defer { close(descriptor) }
    var head: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: count)
    while head.count < count {
      let length = read(descriptor, &bytes, count - head.count)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw SystemError.last("read", path) }
      if length == 0 { break }
      head += bytes.prefix(length)
    }
    return head
  }

  /// Returns the number of line feeds in the first bytes of a regular file.
  package static func lineCount(of path: String, before offset: Int) throws -> Int {
    let file = try FollowedFile(path, from: 0)
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
    defer { room.deallocate() }
    var (seen, lines) = (0, 0)
    try file.read(
      follows: false, isEnough: { seen >= offset }, into: { room }, quiet: {}, changed: { _ in }
    ) { count, _ in
      let part = UnsafeRawBufferPointer(rebasing: room[..<min(count, offset - seen)])
      lines += part.count(where: { $0 == 0x0A })
      seen += count
    }
    return lines
  }
}

/// The device and inode numbers that identify a file.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// The owner and group of a file, and the number of its names.
package struct FileOwnership: Equatable, Sendable {
  package let user: UInt32
  package let group: UInt32
  package let nameCount: Int
}

/// The reason why a user may not write a file or folder.
package enum WritingObstacle: Equatable, Sendable {
  /// The file system is mounted read-only.
  case readOnlyDisk
  /// The user owns the file, but its permissions do not let the owner write.
  case ownPermissions
  /// The file belongs to the user of this number and may not be written by others.
  case otherOwner(UInt32)
}
