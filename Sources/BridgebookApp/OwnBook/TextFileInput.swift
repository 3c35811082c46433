internal import Platform

/// Reads a text of the book from a file, or from standard input for `-`.
package enum TextFileInput {
  /// The maximum size in bytes: far more than a text needs, but less than a log that was given by
  /// mistake.
  package static let maximumByteCount = 1 << 20

  /// Returns the bytes of a file; throws for a folder or a file that is too long.
  package static func bytes(of path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      guard try path == "-" || FileStatus.certainFile(at: path).kind != .directory else {
        throw OwnBookError.unreadable(path: path, reason: "it is a folder")
      }
      try Descriptor.readChunks(of: path) { chunk in
        bytes.append(contentsOf: chunk)
        guard bytes.count <= maximumByteCount else {
          throw OwnBookError.tooLarge(path: path, limit: maximumByteCount)
        }
      }
    } catch let error as SystemError {
      throw OwnBookError.unreadable(path: path, reason: error.reason)
    }
    return bytes
  }
}
