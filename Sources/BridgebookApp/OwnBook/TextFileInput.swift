internal import Platform

/// Reads a text of the book from a file, or from standard input for `-`.
package enum TextFileInput {
  /// Far more than a text needs; a log given by mistake is refused before it fills the memory.
  package static let mostBytes = 1 << 20

  /// The bytes of a file; a folder or a longer file is refused.
  package static func bytes(of path: String) throws -> [UInt8] {
    guard path == "-" || SystemCalls.file(at: path).kind != .directory else {
      throw OwnBookError.unreadable(path: path, reason: "it is a folder")
    }
    var bytes: [UInt8] = []
    do {
      try SystemCalls.readChunks(of: path) { chunk in
        bytes.append(contentsOf: chunk)
        guard bytes.count <= mostBytes else {
          throw OwnBookError.tooLarge(path: path, limit: mostBytes)
        }
      }
    } catch let error as SystemError {
      throw OwnBookError.unreadable(path: path, reason: error.reason)
    }
    return bytes
  }
}
