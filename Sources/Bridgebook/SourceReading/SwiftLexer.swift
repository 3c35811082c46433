/// Cuts the bytes of a Swift file into tokens; any bytes are taken, in time linear in their number.
struct SwiftLexer {
  let bytes: [UInt8]
  var offset = 0
  var tokens: [SwiftToken] = []
  var names = NameTable.words
  var lineStarts: [Int32] = [0]
  /// Comments that speak to the program or say that the file is generated.
  var comments: [Range<Int32>] = []
  /// String literals whose interpolation is being read.
  var literals: [OpenLiteral] = []

  /// Up to here a search for the end of a regular expression has found none.
  var regexHorizon = 0

  private var isNewLine = true

  /// A string literal that goes on behind an interpolation.
  struct OpenLiteral {
    let hashes: Int
    let isMultiline: Bool
    /// Parentheses open inside the interpolation.
    var depth = 0
  }

  /// The nesting of literals in interpolations that is told apart; deeper ones read as plain text.
  static let maximumLiteralDepth = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    lineStarts.reserveCapacity(bytes.count / 30)
  }

  /// The byte at an offset; 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func read() {
    if byte(0) == 0xef, byte(1) == 0xbb, byte(2) == 0xbf { offset = 3 }
    if byte(offset) == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "!") { skipToLineEnd() }
    while offset < bytes.count { readNext() }
  }

  private mutating func readNext() {
    let first = bytes[offset]
    switch first {
    case 10:
      offset += 1
      noteLine()
      endOpenLines()
    case 0, 9, 11, 12, 13, 32: offset += 1
    case UInt8(ascii: "/"):
      if byte(offset + 1) == UInt8(ascii: "/") {
        readLineComment()
      } else if byte(offset + 1) == UInt8(ascii: "*") {
        readBlockComment()
      } else if !readRegex(hashes: 0) {
        readOperator()
      }
    case UInt8(ascii: "\""): readString(hashes: 0, from: offset)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      readParenthesis(first)
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      if first == UInt8(ascii: ":"), byte(offset + 1) == UInt8(ascii: ":") {
        append(.operator, length: 2)
      } else {
        append(.punctuation, length: 1)
      }
    case UInt8(ascii: "."):
      if byte(offset + 1) == UInt8(ascii: ".") {
        readOperator()
      } else {
        append(.punctuation, length: 1)
      }
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    default:
      if SwiftLexer.startsName(first) {
        readName()
      } else if SwiftLexer.isOperator(first) {
        readOperator()
      } else {
        append(.unknown, length: 1)
      }
    }
  }

  mutating func append(_ kind: SwiftTokenKind, length: Int, name: Int32 = 0) {
    let before = offset > 0 ? bytes[offset - 1] : 32
    tokens.append(
      SwiftToken(
        kind: kind, isFirstOnLine: isNewLine, isLeftBound: !SwiftLexer.isOpening(before),
        byte: bytes[offset], start: Int32(offset), length: Int32(length),
        name: NameNumber(index: name),
        isCompoundAssignment: kind == .operator && length > 1
          && bytes[offset + length - 1] == UInt8(ascii: "=")
          && bytes[offset + length - 2] != UInt8(ascii: "=")))
    isNewLine = false
    offset += length
  }

  mutating func noteLine() {
    lineStarts.append(Int32(offset))
    isNewLine = true
  }

  private mutating func readName() {
    var end = offset + 1
    while end < bytes.count, SwiftLexer.continuesName(bytes[end]) { end += 1 }
    let number = names.number(of: bytes, offset, end)
    let isWord =
      number < SwiftWord.allCases.count
      && SwiftWord(rawValue: number).map { SwiftLexer.reserved[Int($0.rawValue)] } ?? false
    append(isWord ? .keyword : .identifier, length: end - offset, name: number)
  }

  /// A name in backticks; raw ones may hold blanks.
  private mutating func readQuotedName() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 10 { end += 1 }
    guard byte(end) == UInt8(ascii: "`"), end > offset + 1 else {
      return append(.unknown, length: 1)
    }
    let number = names.number(of: bytes, offset + 1, end)
    append(.identifier, length: end + 1 - offset, name: number)
  }

  private mutating func readNumber() {
    var end = offset + 1
    while end < bytes.count {
      let next = bytes[end]
      let isPoint =
        next == UInt8(ascii: ".") && byte(end + 1) &- UInt8(ascii: "0") < 10
        && tokens.last?.byte != UInt8(ascii: ".")
      let isSign =
        (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
        && (bytes[end - 1] | 32 == UInt8(ascii: "e") || bytes[end - 1] | 32 == UInt8(ascii: "p"))
        && byte(offset + 1) | 32 != UInt8(ascii: "x")
      guard SwiftLexer.continuesName(next) && next < 128 || isPoint || isSign else { break }
      end += 1
    }
    append(.number, length: end - offset)
  }

  private mutating func readOperator() {
    let first = bytes[offset]
    let isLeftBound = offset > 0 && !SwiftLexer.isOpening(bytes[offset - 1])
    var end = offset + 1
    let takesPoints = first == UInt8(ascii: ".")
    while end < bytes.count {
      let next = bytes[end]
      guard SwiftLexer.isOperator(next) || takesPoints && next == UInt8(ascii: ".") else { break }
      if next == UInt8(ascii: "/") {
        let after = byte(end + 1)
        if after == UInt8(ascii: "/") || after == UInt8(ascii: "*") { break }
      }
      end += 1
    }
    if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      let isBothBound = !SwiftLexer.isClosing(byte(end))
      let length = end - offset
      let second = byte(offset + 1)
      let isComparison =
        first == UInt8(ascii: "!") && second == UInt8(ascii: "=") && length <= 3
      let isDefault =
        first == UInt8(ascii: "?") && second == UInt8(ascii: "?") && length == 2 && isBothBound
      if !isComparison && !isDefault { return append(.postfixMark, length: 1) }
    }
    append(.operator, length: end - offset)
  }

  private mutating func readHash() {
    var hashes = 1
    while byte(offset + hashes) == UInt8(ascii: "#") { hashes += 1 }
    let next = byte(offset + hashes)
    if next == UInt8(ascii: "\"") { return readString(hashes: hashes, from: offset + hashes) }
    if next == UInt8(ascii: "/"), readRegex(hashes: hashes) { return }
    if hashes == 1 {
      for directive in SwiftLexer.directives where isWord(directive, at: offset + 1) {
        var end = offset
        while end < bytes.count, bytes[end] != 10 {
          if bytes[end] == UInt8(ascii: "/"), byte(end + 1) == UInt8(ascii: "/") { break }
          end += 1
        }
        return append(.directive, length: end - offset)
      }
    }
    append(.punctuation, length: hashes)
  }

  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where byte(start + index) != word.utf8Start[index] { return false }
    return !SwiftLexer.continuesName(byte(start + word.utf8CodeUnitCount))
  }

  private static let directives: [StaticString] = ["if", "elseif", "else", "endif"]

  /// Whether the word with a number is reserved.
  private static let reserved: [Bool] = SwiftWord.allCases.map { SwiftWord.reserved.contains($0) }
}

/// Classes of bytes.
extension SwiftLexer {
  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    byte | 32 &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 128
  }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte &- UInt8(ascii: "0") < 10
  }

  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Whether a byte before an operator makes it a prefix one, unless one behind it says otherwise.
  @inline(__always)
  static func isOpening(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9...13, 32, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Whether a byte behind an operator makes it a postfix one.
  @inline(__always)
  static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9...13, 32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
