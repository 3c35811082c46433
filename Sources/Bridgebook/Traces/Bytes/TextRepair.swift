/// Converts arbitrary bytes to valid UTF-8 without NUL.
struct TextRepair {
  private var scratch: [UInt8] = []
  /// Whether the last repaired bytes contained invalid UTF-8.
  private(set) var hadInvalidUTF8 = false
  private(set) var hadNUL = false

  /// Calls the body with the bytes, or with a copy in which invalid parts are replaced by
  /// replacement characters.
  mutating func repair(_ bytes: Bytes, _ body: (Bytes) -> Void) {
    hadNUL = bytes.firstIndex(of: 0) != nil
    hadInvalidUTF8 = String(validating: bytes.buffer, as: UTF8.self) == nil
    guard hadNUL || hadInvalidUTF8 else { return body(bytes) }
    scratch.removeAll(keepingCapacity: true)
    for byte in String(decoding: bytes.buffer, as: UTF8.self).utf8 {
      if byte == 0 { scratch += [0xEF, 0xBF, 0xBD] } else { scratch.append(byte) }
    }
    scratch.withUnsafeBufferPointer { body(Bytes($0)) }
    if scratch.capacity > 4 * LineSplitter.limit { scratch = [] }
  }
}
