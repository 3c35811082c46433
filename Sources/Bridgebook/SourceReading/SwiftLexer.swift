/// Splits a Swift file into tokens in linear time; accepts any bytes.
struct SwiftLexer {
  private(set) var scanner: SwiftScanner
  private(set) var names = NameTable.words
  /// All comments, which are later searched for directives and for marks of generated files.
  private(set) var comments: [Range<Int32>] = []
  private var literals = SwiftLiteralReader()

  init(_ bytes: [UInt8]) {
    scanner = SwiftScanner(bytes)
  }

  mutating func read() {
    if scanner.byte(0) == 0xef, scanner.byte(1) == 0xbb, scanner.byte(2) == 0xbf {
      scanner.offset = 3
    }
    if scanner.byte(scanner.offset) == UInt8(ascii: "#"),
      scanner.byte(scanner.offset + 1) == UInt8(ascii: "!")
    {
      scanner.skipToLineEnd()
    }
    while scanner.offset < scanner.bytes.count { readNext() }
  }

  private mutating func readNext() {
    let first = scanner.bytes[scanner.offset]
    switch first {
    case 10, 13:
      let isEnd = scanner.endsLine(scanner.offset)
      scanner.offset += 1
      guard isEnd else { return }
      scanner.noteLine()
      literals.endOpenLines()
    case 0, 9, 11, 12, 32: scanner.offset += 1
    case UInt8(ascii: "/"):
      if scanner.byte(scanner.offset + 1) == UInt8(ascii: "/") {
        readLineComment()
      } else if scanner.byte(scanner.offset + 1) == UInt8(ascii: "*") {
        readBlockComment()
      } else if !literals.readRegex(&scanner, hashes: 0) {
        readOperator()
      }
    case UInt8(ascii: "\""): literals.readString(&scanner, hashes: 0, from: scanner.offset)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      literals.readParenthesis(&scanner, first)
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      if first == UInt8(ascii: ":"), scanner.byte(scanner.offset + 1) == UInt8(ascii: ":") {
        scanner.append(.operator, length: 2)
      } else {
        scanner.append(.punctuation, length: 1)
      }
    case UInt8(ascii: "."):
      if scanner.byte(scanner.offset + 1) == UInt8(ascii: ".") {
        readOperator()
      } else {
        scanner.append(.punctuation, length: 1)
      }
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    default:
      if SwiftByte.startsName(first) {
        readName()
      } else if SwiftByte.isOperator(first) {
        readOperator()
      } else {
        scanner.append(.unknown, length: 1)
      }
    }
  }

  private mutating func readLineComment() {
    let start = scanner.offset
    scanner.skipToLineEnd()
    note(comment: start..<scanner.offset)
  }

  private mutating func readBlockComment() {
    let start = scanner.offset
    var depth = 1
    scanner.offset += 2
    while scanner.offset < scanner.bytes.count, depth > 0 {
      let next = scanner.bytes[scanner.offset]
      if next == UInt8(ascii: "*"), scanner.byte(scanner.offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        scanner.offset += 2
      } else if next == UInt8(ascii: "/"), scanner.byte(scanner.offset + 1) == UInt8(ascii: "*") {
        depth += 1
        scanner.offset += 2
      } else {
        let isEnd = scanner.endsLine(scanner.offset)
        scanner.offset += 1
        if isEnd { scanner.noteLine() }
      }
    }
    note(comment: start..<min(scanner.offset, scanner.bytes.count))
  }

  private mutating func note(comment: Range<Int>) {
    comments.append(Int32(comment.lowerBound)..<Int32(comment.upperBound))
  }

  private mutating func readName() {
    var end = scanner.offset + 1
    while end < scanner.bytes.count, SwiftByte.continuesName(scanner.bytes[end]) { end += 1 }
    let number = names.number(of: scanner.bytes, scanner.offset, end)
    let isWord = number < SwiftWord.count && SwiftLexer.reserved[Int(number)]
    scanner.append(isWord ? .keyword : .identifier, length: end - scanner.offset, name: number)
  }

  /// Reads a name in backticks; raw identifiers may contain spaces.
  private mutating func readQuotedName() {
    var end = scanner.offset + 1
    while end < scanner.bytes.count, scanner.bytes[end] != UInt8(ascii: "`"),
      !scanner.endsLine(end)
    { end += 1 }
    guard scanner.byte(end) == UInt8(ascii: "`"), end > scanner.offset + 1 else {
      return scanner.append(.unknown, length: 1)
    }
    let number = names.number(of: scanner.bytes, scanner.offset + 1, end)
    scanner.append(.identifier, length: end + 1 - scanner.offset, name: number)
  }

  private mutating func readNumber() {
    var end = scanner.offset + 1
    while end < scanner.bytes.count {
      let next = scanner.bytes[end]
      let isPoint =
        next == UInt8(ascii: ".") && scanner.byte(end + 1) &- UInt8(ascii: "0") < 10
        && scanner.tokens.last?.byte != UInt8(ascii: ".")
      let isSign =
        (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
        && (scanner.bytes[end - 1] | 32 == UInt8(ascii: "e")
          || scanner.bytes[end - 1] | 32 == UInt8(ascii: "p"))
        && scanner.byte(scanner.offset + 1) | 32 != UInt8(ascii: "x")
      guard SwiftByte.continuesName(next) && next < 128 || isPoint || isSign else { break }
      end += 1
    }
    scanner.append(.number, length: end - scanner.offset)
  }

  private mutating func readOperator() {
    let first = scanner.bytes[scanner.offset]
    let isLeftBound = scanner.offset > 0 && !SwiftByte.isOpening(scanner.bytes[scanner.offset - 1])
    let isMark = isLeftBound && (first == UInt8(ascii: "?") || first == UInt8(ascii: "!"))
    // A mark with more than three operator bytes is read alone. Without the bound, a run of marks
    // would be read to its end for each of them.
    let limit = isMark ? min(scanner.offset + 4, scanner.bytes.count) : scanner.bytes.count
    var end = scanner.offset + 1
    let takesPoints = first == UInt8(ascii: ".")
    while end < limit {
      let next = scanner.bytes[end]
      guard SwiftByte.isOperator(next) || takesPoints && next == UInt8(ascii: ".") else { break }
      // `>?` ends the generic arguments of an optional type.
      if next == UInt8(ascii: "?") || next == UInt8(ascii: "!"), first == UInt8(ascii: ">"),
        scanner.bytes[end - 1] == first
      {
        break
      }
      if next == UInt8(ascii: "/") {
        let after = scanner.byte(end + 1)
        if after == UInt8(ascii: "/") || after == UInt8(ascii: "*") { break }
      }
      end += 1
    }
    if isMark {
      let isBothBound = !SwiftByte.isClosing(scanner.byte(end))
      let length = end - scanner.offset
      let second = scanner.byte(scanner.offset + 1)
      let isComparison =
        first == UInt8(ascii: "!") && second == UInt8(ascii: "=") && length <= 3
      let isDefault =
        first == UInt8(ascii: "?") && second == UInt8(ascii: "?") && length == 2 && isBothBound
      if !isComparison && !isDefault { return scanner.append(.postfixMark, length: 1) }
    }
    scanner.append(.operator, length: end - scanner.offset)
  }

  private mutating func readHash() {
    var hashes = 1
    while scanner.byte(scanner.offset + hashes) == UInt8(ascii: "#") { hashes += 1 }
    let next = scanner.byte(scanner.offset + hashes)
    if next == UInt8(ascii: "\"") {
      return literals.readString(&scanner, hashes: hashes, from: scanner.offset + hashes)
    }
    if next == UInt8(ascii: "/"), literals.readRegex(&scanner, hashes: hashes) { return }
    if hashes == 1 {
      for directive in SwiftLexer.directives where scanner.isWord(directive, at: scanner.offset + 1)
      {
        var end = scanner.offset
        while end < scanner.bytes.count, !scanner.endsLine(end) {
          if scanner.bytes[end] == UInt8(ascii: "/"), scanner.byte(end + 1) == UInt8(ascii: "/") {
            break
          }
          end += 1
        }
        return scanner.append(.directive, length: end - scanner.offset)
      }
    }
    scanner.append(.punctuation, length: hashes)
  }

  private static let directives: [StaticString] = ["if", "elseif", "else", "endif"]

  /// Whether each word is reserved, by its number.
  private static let reserved: [Bool] = SwiftWord.allCases.map { SwiftWord.reserved.contains($0) }
}
