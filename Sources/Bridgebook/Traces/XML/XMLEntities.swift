/// Parses XML attributes and resolves entities.
enum XMLEntities {
  /// Returns the value of an attribute, with entities unresolved.
  static func attribute(_ name: StaticString, in attributes: Bytes) -> Bytes? {
    var cursor = Cursor(attributes)
    while !cursor.isAtEnd {
      while !cursor.isAtEnd, cursor.byte <= 0x20 { cursor.index += 1 }
      guard let key = cursor.until(UInt8(ascii: "=")) else { return nil }
      let quote = cursor.byte
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      cursor.index += 1
      guard let value = cursor.until(quote) else { return nil }
      if key.trimmed.isEqual(name) { return value }
    }
    return nil
  }

  /// Returns the text with its entities resolved.
  static func resolve(_ bytes: Bytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes.to(index + 12).firstIndex(of: UInt8(ascii: ";"), from: index),
        let scalar = scalar(bytes.slice(index + 1, end))
      {
        text.append(contentsOf: String(Character(scalar)).utf8)
        index = end + 1
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }

  private static func scalar(_ name: Bytes) -> Unicode.Scalar? {
    if name.isEqual("amp") { return "&" }
    if name.isEqual("lt") { return "<" }
    if name.isEqual("gt") { return ">" }
    if name.isEqual("quot") { return "\"" }
    if name.isEqual("apos") { return "'" }
    guard name.at(0) == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.at(1) == UInt8(ascii: "x")
    var value: UInt32 = 0
    for byte in name.from(isHexadecimal ? 2 : 1).buffer {
      guard let digit = byte.hexValue, isHexadecimal || digit < 10, value < 0x11_0000 else {
        return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
    }
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
