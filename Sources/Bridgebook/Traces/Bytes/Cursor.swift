/// Reads the fields of a line from left to right.
struct Cursor {
  let bytes: Bytes
  var index = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  @inline(__always)
  var byte: UInt8 { bytes.at(index) }
  @inline(__always)
  var isAtEnd: Bool { index >= bytes.count }
  @inline(__always)
  var rest: Bytes { bytes.from(index) }

  /// Skips a byte if it is next, and returns whether it was.
  @inline(__always)
  mutating func pass(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  @inline(__always)
  mutating func pass(_ text: StaticString) -> Bool {
    let text = Bytes(text)
    guard bytes.hasBytes(text, at: index) else { return false }
    index += text.count
    return true
  }

  /// Skips spaces and tabs, and returns whether there were any.
  @discardableResult
  mutating func passBlanks() -> Bool {
    let start = index
    while byte == 0x20 || byte == 0x09 { index += 1 }
    return index > start
  }

  /// Reads a number with exactly `count` digits.
  @inline(__always)
  mutating func digits(_ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var value = 0
    for offset in 0..<count {
      let byte = bytes[index + offset]
      guard byte.isDigit else { return nil }
      value = value &* 10 &+ Int(byte &- 0x30)
    }
    index += count
    return value
  }

  /// Reads a number with 1 to 18 digits.
  mutating func number() -> Int? {
    var value = 0
    let start = index
    while byte.isDigit, index - start < 18 {
      value = value &* 10 &+ Int(byte &- 0x30)
      index += 1
    }
    return index > start && !byte.isDigit ? value : nil
  }

  /// Reads the bytes before the next occurrence of a byte, and skips that byte.
  mutating func until(_ byte: UInt8) -> Bytes? {
    guard let end = bytes.firstIndex(of: byte, from: index) else { return nil }
    defer { index = end + 1 }
    return bytes.slice(index, end)
  }

  /// Reads one or more bytes other than spaces and tabs.
  mutating func field() -> Bytes? {
    let start = index
    while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x09 { index += 1 }
    return index > start ? bytes.slice(start, index) : nil
  }

  /// Reads one or more hexadecimal digits.
  mutating func hexadecimal() -> Bytes? {
    let start = index
    while index < bytes.count, bytes[index].hexValue != nil { index += 1 }
    return index > start ? bytes.slice(start, index) : nil
  }
}
