#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Opens, reads, writes and examines file descriptors.
package enum Descriptor {
  /// Creates a file, failing if the path exists, and opens it for writing.
  package static func createNew(
    _ path: String, permissions: UInt32 = 0o666
  ) throws(SystemError) -> Int32 {
    try SystemError.checked(
      open(PathText.bytes(of: path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions)),
      "open", path)
  }

  /// Opens a file for reading; fails if the path is a symbolic link.
  package static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try SystemError.checked(
      open(PathText.bytes(of: path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC), "open", path)
  }

  /// Opens an existing device or pipe for writing; unlike a regular file, it cannot be replaced by
  /// a finished one.
  package static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try SystemError.checked(open(PathText.bytes(of: path), O_WRONLY | O_CLOEXEC), "open", path)
  }

  /// Opens an input file; refuses a path that contains a NUL.
  ///
  /// - Parameter isRegular: refuses anything but a regular file, without waiting for the writer of
  ///   a pipe.
  static func openInput(_ path: String, isRegular: Bool) throws(SystemError) -> Int32 {
    guard !path.utf8.contains(0) else {
      throw SystemError(call: "open", path: path, code: EINVAL)
    }
    let flags = isRegular ? O_NONBLOCK | O_NOCTTY : Descriptor.opensAtOnce
    let descriptor = open(PathText.bytes(of: path), O_RDONLY | flags)
    guard descriptor >= 0 else { throw SystemError.last("open", path) }
    guard isRegular else {
      // Later reads may block without a limit.
      _ = fcntl(descriptor, F_SETFL, O_RDONLY)
      return descriptor
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileStatus.kind(of: status) == .regular else {
      close(descriptor)
      throw SystemError(call: "open", path: path, code: EINVAL)
    }
    return descriptor
  }

  /// Closes the descriptor.
  package static func close(_ descriptor: Int32) {
    _ = closeDescriptor(descriptor)
  }

  /// Returns whether the descriptor refers to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let code: Int32 = bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = writeBytes(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        offset += count
      }
      return 0
    }
    guard code == 0 else { throw SystemError(call: "write", path: "", code: code) }
  }

  /// Passes the bytes of a file, or of standard input for `-`, to the closure as they arrive.
  ///
  /// - Parameter isRegular: refuses pipes and devices, which might never end.
  package static func readChunks(
    of path: String, isRegular: Bool = false, isEnough: () -> Bool = { false },
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { room.deallocate() }
    try readInput(path, isRegular: isRegular, isEnough: isEnough, into: { room }) { count, _ in
      try body(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
  }

  /// Reads a file, or standard input for `-`, into the buffers that `room` returns.
  ///
  /// - Parameters:
  ///   - isRegular: refuses pipes and devices, which might never end.
  ///   - isEnough: ends the reading; called repeatedly while no bytes arrive.
  ///   - room: returns the buffer for the next bytes; nil ends the reading.
  ///   - quiet: called once when the input has been silent for 200 ms after some bytes.
  ///   - body: called with the number of bytes, and whether standard input pauses after them.
  package static func readInput(
    _ path: String, isRegular: Bool = false, isEnough: () -> Bool,
    into room: () -> UnsafeMutableRawBufferPointer?,
    quiet: () -> Void = {}, _ body: (_ count: Int, _ isPause: Bool) throws -> Void
  ) throws {
    let descriptor = try path == "-" ? 0 : openInput(path, isRegular: isRegular)
    defer { if descriptor != 0 { close(descriptor) } }
    var isFresh = false
    while !isEnough() {
      guard hasInput(descriptor, within: 200) else {
        if isFresh { quiet() }
        isFresh = false
        continue
      }
      isFresh = true
      guard let room = room() else { return }
      var count = read(descriptor, room.baseAddress, room.count)
      while count < 0, errno == EINTR { count = read(descriptor, room.baseAddress, room.count) }
      guard count >= 0 else { throw SystemError.last("read", path) }
      if count == 0 { return }
      try body(count, descriptor == 0 && !hasInput(descriptor, within: 0))
    }
  }

  /// Waits up to `milliseconds` for bytes, the end or an error; a file is always ready.
  private static func hasInput(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // If polling fails, the read that follows reports the error.
    let answer = poll(&asked, 1, milliseconds)
    return answer > 0 || answer < 0 && errno != EINTR
  }

  /// Returns whether the reading end of a pipe is closed, waiting up to `milliseconds` for that.
  package static func isReaderGone(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    let start = SystemClock.monotonicMilliseconds
    if hasHungUp(descriptor, within: milliseconds) { return true }
    // `poll` returns at once for a pipe with space, so the rest of the time is spent here.
    let left = Int(milliseconds) - (SystemClock.monotonicMilliseconds - start)
    guard left > 0 else { return false }
    SystemClock.pause(milliseconds: UInt32(left))
    return hasHungUp(descriptor, within: 0)
  }

  /// Polls for space to write, because macOS reports a hang-up only if some event is requested.
  ///
  /// POLLNVAL does not count: macOS reports it for open devices such as `/dev/tty`, which `poll`
  /// does not support there (BUGS in poll(2)).
  private static func hasHungUp(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&asked, 1, milliseconds) > 0 else { return false }
    return asked.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Flushes a file's data to the storage medium.
  package static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
    _ = try SystemError.checked(flush(descriptor), "fsync", path)
  }

  /// Returns the identity of an open file; nil if the system does not report it.
  package static func identity(of descriptor: Int32) -> FileIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }
}

// Free functions, because inside a type with members of these names the system's functions would
// need a module name, which differs between systems.
func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
