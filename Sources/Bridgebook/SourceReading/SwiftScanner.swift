/// The bytes of a file, the position of the lexer in them, and the tokens read so far.
struct SwiftScanner {
  let bytes: [UInt8]
  var offset = 0
  private(set) var tokens: [SwiftToken] = []
  private(set) var lineStarts: [Int32] = [0]
  private var isNewLine = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    lineStarts.reserveCapacity(bytes.count / 30)
  }

  /// Returns the byte at an offset; 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns whether the byte at an offset ends a line: a line feed, or a carriage return without
  /// one.
  @inline(__always)
  func endsLine(_ offset: Int) -> Bool {
    let byte = bytes[offset]
    return byte == 10 || byte == 13 && self.byte(offset + 1) != 10
  }

  /// Returns whether a complete word is at an offset.
  func isWord(_ word: StaticString, at start: Int) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where byte(start + index) != word.utf8Start[index] { return false }
    return !SwiftByte.continuesName(byte(start + word.utf8CodeUnitCount))
  }

  /// Returns whether `count` number signs follow the byte at an offset.
  func hasHashes(_ count: Int, after offset: Int) -> Bool {
    var index = 0
    while index < count {
      if byte(offset + 1 + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }

  /// Adds a token that consists of the next bytes.
  mutating func append(_ kind: SwiftTokenKind, length: Int, name: Int32 = 0) {
    let before = offset > 0 ? bytes[offset - 1] : 32
    tokens.append(
      SwiftToken(
        kind: kind, isFirstOnLine: isNewLine, isLeftBound: !SwiftByte.isOpening(before),
        byte: bytes[offset], start: Int32(offset), length: Int32(length),
        name: NameNumber(index: name),
        isCompoundAssignment: kind == .operator && length > 1
          && bytes[offset + length - 1] == UInt8(ascii: "=")
          && bytes[offset + length - 2] != UInt8(ascii: "=")))
    isNewLine = false
    offset += length
  }

  /// Records that a line begins at the next byte.
  mutating func noteLine() {
    lineStarts.append(Int32(offset))
    isNewLine = true
  }

  /// Records the lines that begin inside the last token.
  mutating func note(lines: [Int32]) { lineStarts += lines }

  mutating func skipToLineEnd() {
    while offset < bytes.count, !endsLine(offset) { offset += 1 }
  }
}
