#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The calls that make, name and remove files.
extension SystemCalls {
  /// Makes a file that was not there and opens it for writing.
  package static func createNew(
    _ path: String, permissions: UInt32 = 0o666
  ) throws(SystemError) -> Int32 {
    try checked(
      open(bytes(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions)), "open", path)
  }

  /// Opens the very file of that name, no link to another.
  package static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try checked(open(bytes(path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC), "open", path)
  }

  /// Opens what is there for writing: a device or a pipe, which cannot be replaced by a finished file.
  package static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try checked(open(bytes(path), O_WRONLY | O_CLOEXEC), "open", path)
  }

  /// Closes the descriptor.
  package static func close(_ descriptor: Int32) {
    _ = closeDescriptor(descriptor)
  }

  /// Writes to the medium what the system still holds of the file.
  package static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
    _ = try checked(flush(descriptor), "fsync", path)
  }

  /// Gives a file or folder another name; a file of that name is replaced in one step.
  package static func rename(_ path: String, to name: String) throws(SystemError) {
    _ = try checked(renameFile(bytes(path), bytes(name)), "rename", name)
  }

  /// Makes a folder that was not there.
  package static func makeFolder(_ path: String, permissions: UInt32 = 0o777) throws(SystemError) {
    _ = try checked(mkdir(bytes(path), mode_t(permissions)), "mkdir", path)
  }

  /// Whether the name is taken, by a link that leads nowhere too.
  package static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(bytes(path), &status) == 0
  }

  /// Sets who may do what with a file or folder, as far as the system lets it.
  package static func setPermissions(_ permissions: UInt32, of path: String) {
    _ = chmod(bytes(path), mode_t(permissions))
  }

  /// The path without links, where it leads anywhere.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(bytes(path), nil) else { return nil }
    defer { free(pointer) }
    return PathText.text(of: UnsafePointer(pointer))
  }

  /// Names of what is in a folder, sorted; empty for a folder that cannot be read.
  package static func names(in folder: String, beginningWith prefix: String = "") -> [String] {
    do throws(SystemError) {
      return try certainNames(in: folder, beginningWith: prefix)
    } catch { return [] }
  }

  /// Names of everything that is in a folder, sorted.
  ///
  /// - Parameter prefix: how the wanted names begin; the others of a large folder cost no string.
  package static func certainNames(
    in folder: String, beginningWith prefix: String = ""
  ) throws(SystemError) -> [String] {
    guard let stream = opendir(bytes(folder)) else { throw failure("opendir", folder) }
    defer { closedir(stream) }
    let beginning = bytes(prefix)
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          strncmp(name, beginning, beginning.count - 1) == 0
            ? PathText.text(of: UnsafePointer(name)) : nil
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
      // Only its own code tells the end of the folder from a failure.
      errno = 0
    }
    guard errno == 0 else { throw failure("readdir", folder) }
    return names.sorted()
  }

  /// Paths of all files below a folder, relative to it, sorted.
  package static func files(below folder: String) throws(SystemError) -> [String] {
    var files: [String] = []
    for name in try certainNames(in: folder) {
      let path = folder + "/" + name
      if try certainFile(at: path).kind == .directory {
        for inner in try SystemCalls.files(below: path) { files.append(name + "/" + inner) }
      } else {
        files.append(name)
      }
    }
    return files
  }

  /// Removes a folder with all that is in it; follows no links.
  package static func removeFolder(_ path: String) {
    for name in names(in: path) {
      let inner = path + "/" + name
      if unlink(bytes(inner)) != 0 { removeFolder(inner) }
    }
    rmdir(bytes(path))
  }

  /// Removes a folder that holds nothing; false where it stays.
  package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(bytes(path)) == 0 }

  private static func checked(
    _ code: Int32, _ call: String, _ path: String
  ) throws(SystemError) -> Int32 {
    guard code >= 0 else { throw SystemError(call: call, path: path, code: errno) }
    return code
  }
}

// See the end of SystemCalls.swift.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func renameFile(_ path: [CChar], _ name: [CChar]) -> Int32 { rename(path, name) }
