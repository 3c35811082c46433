/// Where the word `-` reads from.
enum InputSource: Equatable, Sendable {
  /// Standard input of the process.
  case process
  /// Bytes that came with a client's request.
  case bytes([UInt8])

  private static let chunk = 1 << 18

  /// Hands the bytes of a file, or of this source for `-`, to the closure as they come.
  ///
  /// - Parameter isEnough: ends the input early; asked again and again while an input pauses.
  func readChunks(
    of path: String, isEnough: () -> Bool = { false },
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard path == "-", case .bytes(let bytes) = self else {
      return try SystemCalls.readChunks(of: path, isEnough: isEnough, body)
    }
    try bytes.withUnsafeBytes { all in
      for start in stride(from: 0, to: all.count, by: InputSource.chunk) where !isEnough() {
        let end = min(start + InputSource.chunk, all.count)
        try body(UnsafeRawBufferPointer(rebasing: all[start..<end]))
      }
    }
  }
}
