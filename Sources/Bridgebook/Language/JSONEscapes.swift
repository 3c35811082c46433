/// Resolves the escapes in JSON strings.
enum JSONEscapes {
  /// Returns the scalar of the escape whose backslash is at an index, and its length in bytes.
  ///
  /// An unpaired surrogate becomes U+FFFD. The result is nil for an invalid escape.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "/"): return ("/", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{c}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      guard let first = unit(in: bytes, at: index) else { return nil }
      if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
      if first < 0xDC00, let second = unit(in: bytes, at: index + 6), 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return (scalar, 12)
      }
      return ("\u{FFFD}", 6)
    default: return nil
    }
  }

  /// Returns a string's text as UTF-8, tolerating faults.
  ///
  /// An invalid `\u` escape and an escaped NUL become U+FFFD; any other invalid escape becomes the
  /// character after its backslash.
  static func resolve(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      if let (scalar, length) = scalar(in: bytes, at: index) {
        text.append(contentsOf: String(Character(scalar.value == 0 ? "\u{FFFD}" : scalar)).utf8)
        index += length
      } else if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
        text.append(contentsOf: "\u{FFFD}".utf8)
        index += 6
      } else {
        if index + 1 < bytes.count, bytes[index + 1] != 0 { text.append(bytes[index + 1]) }
        index += 2
      }
    }
    return text
  }

  /// The UTF-16 code unit of the `\u` escape whose backslash is at an index; nil if there is none.
  private static func unit(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index + 2..<index + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
