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
  package init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    // Whatever is no UTF-8 is replaced, and so does not come back as it was.
    var text = String(decoding: bytes, as: encoding)
    let isSame =
      bytes.withContiguousStorageIfAvailable { original in
        text.withUTF8 { $0.hasBytes(of: original) }
      } ?? text.utf8.elementsEqual(bytes)
    guard isSame else { return nil }
    self = text
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares eight bytes at a time: whole books and traces come through here.
  fileprivate func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    var index = 0
    while index + 8 <= left.count {
      let isEqual =
        left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard isEqual else { return false }
      index += 8
    }
    return left[index...].elementsEqual(right[index...])
  }
}
