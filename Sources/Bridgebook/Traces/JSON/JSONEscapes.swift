/// Resolves the escapes in JSON strings.
enum JSONEscapes {
  /// Returns the text as UTF-8, with replacement characters for invalid escapes.
  static func resolve(_ bytes: Bytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let escaped = bytes.at(index + 1)
      index += 2
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        var value = unit(bytes, at: index)
        index += 4
        if let high = value, 0xD800..<0xDC00 ~= high, bytes.at(index) == UInt8(ascii: "\\"),
          bytes.at(index + 1) == UInt8(ascii: "u"), let low = unit(bytes, at: index + 2),
          0xDC00..<0xE000 ~= low
        {
          value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
          index += 6
        }
        let scalar = value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) } ?? "\u{FFFD}"
        text.append(contentsOf: String(Character(scalar)).utf8)
      case 0: break
      default: text.append(escaped)
      }
    }
    return text
  }

  private static func unit(_ bytes: Bytes, at index: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = bytes.at(index + offset).hexValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
