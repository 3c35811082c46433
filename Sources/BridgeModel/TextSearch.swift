// The standard library has these for any collection, but only since macOS 13, and the last one since macOS 15.

extension StringProtocol where SubSequence == Substring {
  /// The first place where a text occurs, byte for byte.
  package func firstRange(of text: String) -> Range<Index>? {
    let bytes = utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start...].starts(with: text.utf8) {
        return start..<bytes.index(start, offsetBy: text.utf8.count)
      }
      start = bytes.index(after: start)
    }
    return text.isEmpty ? start..<start : nil
  }

  /// Tells whether a text occurs in it, byte for byte.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// The text with every occurrence of another, from left to right, replaced.
  package func replacing(_ text: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while !text.isEmpty, let range = rest.firstRange(of: text) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension String {
  /// The text of bytes; nil where they are no UTF-8.
  @inlinable
  package init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    // Whatever is no UTF-8 is replaced, and so does not come back as it was.
    let text = String(decoding: bytes, as: encoding)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
