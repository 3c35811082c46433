#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reading and writing open descriptors, and whether anybody is at the other end.
extension SystemCalls {
  /// Whether the descriptor belongs to a terminal.
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

  /// Hands the bytes of a file, or of standard input for `-`, to the closure as they come.
  package static func readChunks(
    of path: String, isEnough: () -> Bool = { false },
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { room.deallocate() }
    try readInput(path, isEnough: isEnough, into: { room }) { count, _ in
      try body(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
  }

  /// Reads a file, or standard input for `-`, into the rooms it is given.
  ///
  /// - Parameters:
  ///   - isRegular: refuses a path that leads to a pipe or a device, which might never end.
  ///   - isEnough: ends the input early; asked again and again while an input pauses.
  ///   - room: gives the place for the next bytes; nil ends the input.
  ///   - quiet: called once when standard input has had nothing for a fifth of a second after some bytes.
  ///   - body: is told how many bytes came, and whether standard input pauses after them.
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
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { return }
      try body(count, descriptor == 0 && !hasInput(descriptor, within: 0))
    }
  }

  /// Waits so many milliseconds for bytes, an end or a fault; a file always has one of them.
  private static func hasInput(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Where waiting is not possible, reading says why.
    let answer = poll(&asked, 1, milliseconds)
    return answer > 0 || answer < 0 && errno != EINTR
  }

  /// Whether nobody can read any more what is written there; waits so many milliseconds for that.
  package static func isReaderGone(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    let start = SystemCalls.monotonicMilliseconds
    if hasHungUp(descriptor, within: milliseconds) { return true }
    // A pipe with room answers at once.
    let left = Int(milliseconds) - (SystemCalls.monotonicMilliseconds - start)
    guard left > 0 else { return false }
    pause(milliseconds: UInt32(left))
    return hasHungUp(descriptor, within: 0)
  }

  /// Asks for room to write, because macOS reports a hang-up only to who asks for something.
  private static func hasHungUp(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&asked, 1, milliseconds) > 0 else { return false }
    return asked.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}
