internal import BridgebookStore

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
  static func createNew(
    _ path: String, permissions: UInt32 = 0o666
  ) throws(SystemError) -> Int32 {
    try checked(
      open(bytes(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions)), "open", path)
  }

  /// Opens the very file of that name, no link to another.
  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try checked(open(bytes(path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC), "open", path)
  }

  /// Opens what is there for writing: a device or a pipe, which cannot be replaced by a finished file.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try checked(open(bytes(path), O_WRONLY | O_CLOEXEC), "open", path)
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Musl.close(descriptor)
    #endif
  }

  static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
    _ = try checked(fsync(descriptor), "fsync", path)
  }

  /// Gives a file or folder another name; a file of that name is replaced in one step.
  static func rename(_ path: String, to name: String) throws(SystemError) {
    #if canImport(Darwin)
      let code = Darwin.rename(bytes(path), bytes(name))
    #elseif canImport(Glibc)
      let code = Glibc.rename(bytes(path), bytes(name))
    #else
      let code = Musl.rename(bytes(path), bytes(name))
    #endif
    _ = try checked(code, "rename", name)
  }

  static func makeFolder(_ path: String, permissions: UInt32 = 0o777) throws(SystemError) {
    _ = try checked(mkdir(bytes(path), mode_t(permissions)), "mkdir", path)
  }

  /// Whether the name is taken, by a link that leads nowhere too.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(bytes(path), &status) == 0
  }

  static func setPermissions(_ permissions: UInt32, of path: String) {
    _ = chmod(bytes(path), mode_t(permissions))
  }

  /// The path without links, where it leads anywhere.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(bytes(path), nil) else { return nil }
    defer { free(pointer) }
    return PathText.text(of: UnsafePointer(pointer))
  }

  /// Names of what is in a folder, sorted; empty for a folder that cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(bytes(folder)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          PathText.text(of: UnsafePointer($0))
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Paths of the files below a folder, relative to it, sorted.
  static func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      file(at: folder + "/" + name).kind == .directory
        ? files(below: folder + "/" + name).map { name + "/" + $0 } : [name]
    }
  }

  /// Removes a folder with all that is in it; follows no links.
  static func removeFolder(_ path: String) {
    for name in names(in: path) {
      let inner = path + "/" + name
      if unlink(bytes(inner)) != 0 { removeFolder(inner) }
    }
    rmdir(bytes(path))
  }

  private static func checked(
    _ code: Int32, _ call: String, _ path: String
  ) throws(SystemError) -> Int32 {
    guard code >= 0 else { throw SystemError(call: call, path: path, code: errno) }
    return code
  }
}
