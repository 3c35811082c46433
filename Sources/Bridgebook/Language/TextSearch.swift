// The corresponding functions of the standard library require macOS 13, and `init(validating:as:)`
// macOS 15.

extension StringProtocol where SubSequence == Substring {
  /// Returns the range of the first occurrence of a text, compared byte for byte.
  package func firstRange(of text: String) -> Range<Index>? {
    var text = text
    let offset = text.withUTF8 { sought -> Int? in
      if let found = utf8.withContiguousStorageIfAvailable({ $0.firstOffset(of: sought) }) {
        return found
      }
      // Strings with other storage, such as those of Foundation on Apple systems, are copied.
      return Array(utf8).withUnsafeBufferPointer { $0.firstOffset(of: sought) }
    }
    guard let offset else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }

  /// Returns whether a text occurs in this one, compared byte for byte.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Returns the text with all occurrences of another text replaced, from left to right.
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
  /// Creates a string from UTF-8 bytes, or nil if they are invalid.
  package init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    // Decoding replaces invalid bytes, so the result differs from the input.
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
  /// Returns the offset of the first occurrence of other bytes; 0 if they are empty.
  fileprivate func firstOffset(of sought: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = sought.first else { return 0 }
    var offset = 0
    while offset <= count - sought.count {
      if self[offset] == first,
        UnsafeBufferPointer(rebasing: self[offset..<offset + sought.count]).hasBytes(of: sought)
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  /// Returns whether the bytes are equal; compares eight at a time, because entire books and traces
  /// are compared.
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
