internal import Platform

/// The source that the argument `-` reads from.
package enum InputSource: Equatable, Sendable {
  /// Standard input of the process.
  case process
  /// Bytes that came with a request of a client.
  case bytes([UInt8])

  /// Reads a file, or this source for `-`, into the buffers that `room` returns.
  ///
  /// - Parameters:
  ///   - isEnough: ends the reading; called repeatedly while no bytes arrive.
  ///   - room: returns the next buffer; nil ends the reading.
  ///   - quiet: called once when a live stream has been silent for a while.
  ///   - body: called with the number of bytes in the buffer, and whether a live stream pauses
  ///     after them.
  func readInput(
    _ path: String, isEnough: () -> Bool, into room: () -> UnsafeMutableRawBufferPointer?,
    quiet: () -> Void = {}, _ body: (_ count: Int, _ isPause: Bool) throws -> Void
  ) throws {
    guard path == "-", case .bytes(let bytes) = self else {
      // A request of a client must not make this process wait for a pipe or a device.
      return try Descriptor.readInput(
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

  /// Passes the bytes of a file, or of this source for `-`, to the closure as they arrive.
  ///
  /// - Parameter isEnough: ends the reading; called repeatedly while no bytes arrive.
  package func readChunks(
    of path: String, isEnough: () -> Bool = { false },
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard path == "-", case .bytes(let bytes) = self else {
      return try Descriptor.readChunks(
        of: path, isRegular: self != .process, isEnough: isEnough, body)
    }
    guard !bytes.isEmpty, !isEnough() else { return }
    try bytes.withUnsafeBytes(body)
  }
}
