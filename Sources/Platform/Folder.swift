#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Creates, lists, locks and removes folders.
package enum Folder {
  /// Creates a folder, failing if the path exists.
  package static func make(_ path: String, permissions: UInt32 = 0o777) throws(SystemError) {
    _ = try SystemError.checked(mkdir(PathText.bytes(of: path), mode_t(permissions)), "mkdir", path)
  }

  /// Creates a folder and its missing ancestors.
  package static func makeAll(_ path: String) throws(SystemError) {
    guard !path.isEmpty, FileStatus.file(at: path).kind != .directory else { return }
    try makeAll(PathText.parent(of: path))
    guard mkdir(PathText.bytes(of: path), 0o755) == 0 || errno == EEXIST else {
      throw SystemError.last("mkdir", path)
    }
  }

  /// The folder for temporary files.
  package static var temporary: String { CurrentProcess.environment("TMPDIR") ?? "/tmp" }

  /// Creates a temporary folder that only its owner can read.
  package static func makeTemporary(prefix: String) throws(SystemError) -> String {
    let parent = temporary
    let pattern = parent + (parent.hasSuffix("/") ? "" : "/") + prefix + "XXXXXX"
    var characters = PathText.bytes(of: pattern)
    guard characters.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) != nil }) else {
      throw SystemError.last("mkdtemp", pattern)
    }
    return characters.withUnsafeBufferPointer { $0.baseAddress.map(PathText.text(of:)) } ?? pattern
  }

  /// Returns the sorted names of a folder's entries; empty for a folder that cannot be read.
  package static func names(
    in folder: String, beginningWith prefix: String = "", amongFirst entries: Int = .max,
    atMost limit: Int = .max
  ) -> [String] {
    do throws(SystemError) {
      return try certainNames(
        in: folder, beginningWith: prefix, amongFirst: entries, atMost: limit)
    } catch { return [] }
  }

  /// Returns the sorted names of a folder's entries; throws where `names` returns an empty array.
  ///
  /// - Parameters:
  ///   - prefix: the beginning of the wanted names; no strings are created for other names.
  ///   - entries: the maximum number of entries to read, in the order of the file system.
  ///   - limit: the maximum number of names to return.
  package static func certainNames(
    in folder: String, beginningWith prefix: String = "", amongFirst entries: Int = .max,
    atMost limit: Int = .max
  ) throws(SystemError) -> [String] {
    guard let stream = opendir(PathText.bytes(of: folder)) else {
      throw SystemError.last("opendir", folder)
    }
    defer { closedir(stream) }
    let beginning = PathText.bytes(of: prefix)
    var names: [String] = []
    var count = 0
    errno = 0
    while count < entries, names.count < limit, let entry = readdir(stream) {
      count += 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          strncmp(name, beginning, beginning.count - 1) == 0
            ? PathText.text(of: UnsafePointer(name)) : nil
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
      // `readdir` returns nil at the end and on failure; only `errno` distinguishes them.
      errno = 0
    }
    guard errno == 0 else { throw SystemError.last("readdir", folder) }
    return names.sorted()
  }

  /// Returns the paths of all files below a folder, relative to it; each folder is sorted by name.
  package static func files(below folder: String) throws(SystemError) -> [String] {
    var files: [String] = []
    for name in try certainNames(in: folder) {
      let path = folder + "/" + name
      if try FileStatus.certainFile(at: path).kind == .directory {
        for inner in try Folder.files(below: path) { files.append(name + "/" + inner) }
      } else {
        files.append(name)
      }
    }
    return files
  }

  /// Returns the first file below a folder that satisfies the closure, level by level, so that a
  /// file near the top is found without reading everything below.
  ///
  /// A symbolic link counts as a file and is not followed.
  ///
  /// - Returns: its path relative to the folder; nil if there is none.
  package static func firstFile(
    below folder: String, where isMeant: (String) -> Bool
  ) throws(SystemError) -> String? {
    var level = [""]
    while !level.isEmpty {
      var next: [String] = []
      for parent in level {
        for name in try certainNames(in: folder + "/" + parent) {
          let path = parent + name
          let whole = folder + "/" + path
          let isFolder = try FileStatus.certainFile(at: whole).kind == .directory
          if isFolder, !FileStatus.isLink(whole) {
            next.append(path + "/")
          } else if isMeant(path) {
            return path
          }
        }
      }
      level = next
    }
    return nil
  }

  /// Removes a folder with its contents, without following symbolic links.
  package static func remove(_ path: String) {
    for name in names(in: path) {
      let inner = path + "/" + name
      if unlink(PathText.bytes(of: inner)) != 0 { remove(inner) }
    }
    rmdir(PathText.bytes(of: path))
  }

  /// Removes an empty folder; returns false if it could not be removed.
  package static func removeEmpty(_ path: String) -> Bool { rmdir(PathText.bytes(of: path)) == 0 }

  /// Locks a folder, without waiting if another process holds the lock.
  ///
  /// - Returns: the open folder, which holds the lock until it is closed; nil if another process
  ///   holds it or the folder is gone.
  package static func lock(_ path: String) -> Int32? {
    let descriptor = open(PathText.bytes(of: path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var opened = stat()
    var named = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
      lstat(PathText.bytes(of: path), &named) == 0, opened.st_ino == named.st_ino,
      opened.st_dev == named.st_dev
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Returns whether the folder's file system supports these locks, which a lock held by another
  /// process proves.
  package static func canLock(_ path: String) -> Bool {
    let descriptor = open(PathText.bytes(of: path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    // Folders are only removed while they are locked, so a removed one could be locked.
    guard descriptor >= 0 else { return errno == ENOENT }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno == EWOULDBLOCK
  }

  /// Flushes a folder's entries to the disk if its file system supports that.
  package static func synchronize(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try FileChange.synchronize(path)
    } catch {
      guard error.call == "fsync", [EINVAL, ENOTSUP].contains(error.code) else { throw error }
    }
  }

  /// Flushes a folder and every file and folder below it to the disk.
  package static func synchronizeTree(_ folder: String) throws(SystemError) {
    for name in try certainNames(in: folder) {
      let path = folder + "/" + name
      switch try FileStatus.certainFile(at: path).kind {
      case .directory: try synchronizeTree(path)
      case .regular: try FileChange.synchronize(path)
      case .missing, .other: break
      }
    }
    try synchronize(folder)
  }
}
