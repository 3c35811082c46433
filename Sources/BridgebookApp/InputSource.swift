internal import Platform

/// Where the word `-` reads from.
package enum InputSource: Equatable, Sendable {
  /// Standard input of the process.
  case process
  /// Bytes that came with a client's request.
  case bytes([UInt8])

  /// Reads a file, or this source for `-`, into rooms that the caller gives.
  ///
  /// - Parameters:
  ///   - isEnough: ends the input early; asked again and again while an input pauses.
  ///   - room: gives the next room; none ends the input.
  ///   - quiet: called once when a live stream has had nothing for a while.
  ///   - body: receives how many bytes came into it, and whether a live stream has no more for now.
  func readInput(
    _ path: String, isEnough: () -> Bool, into room: () -> UnsafeMutableRawBufferPointer?,
    quiet: () -> Void = {}, _ body: (_ count: Int, _ isPause: Bool) throws -> Void
  ) throws {
    guard path == "-", case .bytes(let bytes) = self else {
      // Whoever asks from elsewhere must not make this process wait for a pipe or a device.
      return try SystemCalls.readInput(
        path, isRegular: self != .process, isEnough: isEnough, into: room, quiet: quiet, body)
    }
    try bytes.withUnsafeBytes { rest in
      var rest = rest[...]
      while !rest.isEmpty, !isEnough(), let room = room() {
        let part = rest.prefix(room.count)
        room.copyBytes(from: part)
        rest = rest.dropFirst(part.count)
        try body(part.count, rest.isEmpty)
      }
    }
  }

  /// Hands the bytes of a file, or of this source for `-`, to the closure as they come.
  ///
  /// - Parameter isEnough: ends the input early; asked again and again while an input pauses.
  package func readChunks(
    of path: String, isEnough: () -> Bool = { false },
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { room.deallocate() }
    try readInput(path, isEnough: isEnough, into: { room }) { count, _ in
      try body(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
  }
}
