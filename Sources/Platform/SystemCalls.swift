#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A failed system call: which one, on what, and the system's code.
package struct SystemError: Error, Equatable {
  package let call: String
  package let path: String
  package let code: Int32

  package init(call: String, path: String, code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }

  /// The system's own words for the code.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether whoever read the output has had enough of it.
  package var isReaderGone: Bool { code == EPIPE }

  /// Whether the place may exist but cannot be written.
  package var isPermission: Bool { [EACCES, EPERM, EROFS].contains(code) }
}

/// The calls to the operating system; what differs between systems is in `Darwin.swift` and `Linux.swift`.
package enum SystemCalls {
  /// What a path leads to.
  package enum FileKind: Equatable, Sendable {
    case missing, regular, directory, other
  }

  /// What is at a path, following links, and its size in bytes.
  package static func file(at path: String) -> (kind: FileKind, size: Int) {
    var status = stat()
    // The system would take what stands before a NUL for the path.
    guard !path.utf8.contains(0), stat(bytes(path), &status) == 0 else { return (.missing, 0) }
    return (kind(of: status), Int(status.st_size))
  }

  /// What is at a path, where "missing" must be true: a disk that does not answer says nothing of that.
  package static func certainFile(
    at path: String
  ) throws(SystemError) -> (kind: FileKind, size: Int) {
    guard let status = try certainStatus(of: path) else { return (.missing, 0) }
    return (kind(of: status), Int(status.st_size))
  }

  /// What the system says of a path; nil where nothing can be reached there.
  private static func certainStatus(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    guard !path.utf8.contains(0) else { return nil }
    if stat(bytes(path), &status) == 0 { return status }
    let code = errno
    guard [ENOENT, ENOTDIR, EACCES, ENAMETOOLONG, ELOOP].contains(code) else {
      throw SystemError(call: "stat", path: path, code: code)
    }
    return nil
  }

  private static func kind(of status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// Opens an input; a path that holds a NUL is none.
  ///
  /// - Parameter isRegular: refuses everything but a regular file, and never waits for one who writes to a pipe.
  static func openInput(_ path: String, isRegular: Bool) throws(SystemError) -> Int32 {
    guard !path.utf8.contains(0) else {
      throw SystemError(call: "open", path: path, code: EINVAL)
    }
    let descriptor = open(
      bytes(path), isRegular ? O_RDONLY | O_NONBLOCK | O_NOCTTY : O_RDONLY)
    guard descriptor >= 0 else { throw failure("open", path) }
    guard isRegular else { return descriptor }
    var status = stat()
    guard fstat(descriptor, &status) == 0, kind(of: status) == .regular else {
      close(descriptor)
      throw SystemError(call: "open", path: path, code: EINVAL)
    }
    return descriptor
  }

  /// Who may do what with a file or folder, as nine bits and the sticky one; nil when nothing is there.
  package static func permissions(of path: String) -> (mode: UInt32, isOwn: Bool)? {
    var status = stat()
    guard stat(bytes(path.isEmpty ? "." : path), &status) == 0 else { return nil }
    return (UInt32(status.st_mode) & 0o1777, status.st_uid == geteuid())
  }

  /// Whether two paths lead to one file; what the disk does not answer is no reason to say that they do not.
  package static func isSameFile(_ first: String, _ second: String) throws(SystemError) -> Bool {
    guard let left = try certainStatus(of: first), let right = try certainStatus(of: second) else {
      return false
    }
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  /// Makes a folder and those above it.
  package static func makeFolders(_ path: String) throws(SystemError) {
    guard !path.isEmpty, file(at: path).kind != .directory else { return }
    try makeFolders(parent(of: path))
    guard mkdir(bytes(path), 0o755) == 0 || errno == EEXIST else { throw failure("mkdir", path) }
  }

  /// The folder a path is in; empty for a name alone.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex && path.count > 1 ? "/" : String(path[..<slash])
  }

  /// The folder a path is in, as a path of its own.
  package static func folder(of path: String) -> String {
    let folder = parent(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// Gives a finished file its name unless the name is taken; false when another process was first.
  package static func linkIfAbsent(_ path: String, as name: String) throws(SystemError) -> Bool {
    if link(bytes(path), bytes(name)) == 0 { return true }
    if errno == EEXIST { return false }
    throw failure("link", name)
  }

  /// Writes what the system still holds in memory to the disk.
  package static func synchronize(_ path: String) throws(SystemError) {
    let descriptor = open(bytes(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", path) }
    defer { close(descriptor) }
    guard flush(descriptor) == 0 else { throw failure("fsync", path) }
  }

  /// The first bytes of a file; fewer when it is shorter.
  package static func head(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let descriptor = open(SystemCalls.bytes(path), O_RDONLY)
    guard descriptor >= 0 else { throw failure("open", path) }
    defer { close(descriptor) }
    var head: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: count)
    while head.count < count {
      let length = read(descriptor, &bytes, count - head.count)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw failure("read", path) }
      if length == 0 { break }
      head += bytes.prefix(length)
    }
    return head
  }

  /// Removes a file; a missing one is no error.
  package static func remove(_ path: String) {
    unlink(bytes(path))
  }

  /// Where temporary files go.
  package static var temporaryFolder: String { environment("TMPDIR") ?? "/tmp" }

  /// Makes a folder of its own among the temporary files, which only its owner can read.
  package static func makeTemporaryFolder(prefix: String) throws(SystemError) -> String {
    let parent = temporaryFolder
    let pattern = parent + (parent.hasSuffix("/") ? "" : "/") + prefix + "XXXXXX"
    var characters = bytes(pattern)
    guard characters.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) != nil }) else {
      throw failure("mkdtemp", pattern)
    }
    return characters.withUnsafeBufferPointer { $0.baseAddress.map(PathText.text(of:)) } ?? pattern
  }

  /// Makes a new file of the bytes.
  package static func writeFile(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(SystemCalls.bytes(path), O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw failure("open", path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Whether a new file can be made in the folder.
  package static func canWrite(in folder: String) -> Bool {
    access(bytes(folder.isEmpty ? "." : folder), W_OK) == 0
  }

  /// Whether the file may be written.
  package static func canWrite(to path: String) -> Bool {
    access(bytes(path), W_OK) == 0
  }

  /// Whether the file may be read.
  package static func canRead(_ path: String) -> Bool {
    access(bytes(path), R_OK) == 0
  }

  /// A variable of the environment; nil where it is missing or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = PathText.text(of: UnsafePointer(value))
    return text.isEmpty ? nil : text
  }

  /// The arguments of the process, without its name.
  package static var arguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map { PathText.text(of: UnsafePointer($0)) } }
  }

  /// A path for a call of the system.
  package static func bytes(_ path: String) -> [CChar] { PathText.bytes(of: path) }

  /// Ends the process.
  package static func exit(with status: Int32) -> Never {
    exitProcess(status)
  }

  static func failure(_ call: String, _ path: String) -> SystemError {
    SystemError(call: call, path: path, code: errno)
  }
}

// Inside a type with members of these names the functions of the system need a module's name, which
// differs between systems.
func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func exitProcess(_ status: Int32) -> Never { exit(status) }
