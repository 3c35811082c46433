/// Comments, strings and regular expressions.
extension SwiftLexer {
  mutating func skipToLineEnd() {
    while offset < bytes.count, bytes[offset] != 10 { offset += 1 }
  }

  mutating func readLineComment() {
    let start = offset
    skipToLineEnd()
    note(comment: start..<offset)
  }

  mutating func readBlockComment() {
    let start = offset
    var depth = 1
    offset += 2
    while offset < bytes.count, depth > 0 {
      let next = bytes[offset]
      if next == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else if next == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else {
        offset += 1
        if next == 10 { noteLine() }
      }
    }
    note(comment: start..<min(offset, bytes.count))
  }

  private mutating func note(comment: Range<Int>) {
    comments.append(Int32(comment.lowerBound)..<Int32(comment.upperBound))
  }

  /// Parentheses open and close an interpolation, too.
  mutating func readParenthesis(_ first: UInt8) {
    guard !literals.isEmpty else { return append(.punctuation, length: 1) }
    let last = literals.count - 1
    if first == UInt8(ascii: "(") {
      literals[last].depth += 1
      append(.punctuation, length: 1)
    } else if literals[last].depth > 1 {
      literals[last].depth -= 1
      append(.punctuation, length: 1)
    } else {
      let literal = literals.removeLast()
      append(.punctuation, length: 1)
      let start = offset
      readText(literal.hashes, isMultiline: literal.isMultiline, kind: .stringRest, from: start)
    }
  }

  /// A line feed ends the literals that may not hold one: half-typed code must not swallow what follows.
  mutating func endOpenLines() {
    while let literal = literals.last, !literal.isMultiline { literals.removeLast() }
  }

  mutating func readString(hashes: Int, from quote: Int) {
    let start = offset
    let isMultiline =
      byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
      && !(hashes > 0 && byte(quote + 3) == UInt8(ascii: "#") && isClosed(quote + 2, hashes))
    offset = quote + (isMultiline ? 3 : 1)
    let end = offset
    offset = start
    readText(hashes, isMultiline: isMultiline, kind: .stringStart, from: end)
  }

  /// Whether a quote at an offset has as many number signs behind it.
  private func isClosed(_ quote: Int, _ hashes: Int) -> Bool {
    var index = 0
    while index < hashes {
      if byte(quote + 1 + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }

  /// Reads text up to the end of the literal or its next interpolation; the token starts at `offset`.
  private mutating func readText(
    _ hashes: Int, isMultiline: Bool, kind: SwiftTokenKind, from text: Int
  ) {
    var lines: [Int32] = []
    var end = text
    var opensInterpolation = false
    loop: while end < bytes.count {
      switch bytes[end] {
      case 10:
        if !isMultiline { break loop }
        end += 1
        lines.append(Int32(end))
      case UInt8(ascii: "\""):
        if isMultiline {
          if byte(end + 1) == UInt8(ascii: "\""), byte(end + 2) == UInt8(ascii: "\""),
            isClosed(end + 2, hashes)
          {
            end += 3 + hashes
            break loop
          }
          end += 1
        } else if isClosed(end, hashes) {
          end += 1 + hashes
          break loop
        } else {
          end += 1
        }
      case UInt8(ascii: "\\"):
        guard isClosed(end, hashes) else {
          end += 1
          continue
        }
        let next = byte(end + 1 + hashes)
        if next == UInt8(ascii: "("), literals.count < SwiftLexer.maximumLiteralDepth {
          end += 1 + hashes
          opensInterpolation = true
          break loop
        }
        end += 1 + hashes
        if next != 10, next != 0, end < bytes.count { end += 1 }
      default: end += 1
      }
    }
    if kind == .stringRest, end == offset { return }
    append(kind, length: min(end, bytes.count) - offset)
    lineStarts += lines
    if opensInterpolation {
      literals.append(OpenLiteral(hashes: hashes, isMultiline: isMultiline, depth: 1))
      append(.punctuation, length: 1)
    }
  }

  /// A regular expression, where one may stand; nothing is read where none does.
  mutating func readRegex(hashes: Int) -> Bool {
    let open = offset + hashes
    guard open >= regexHorizon else { return false }
    if hashes == 0 {
      guard startsExpression, byte(open + 1) != 32, byte(open + 1) != UInt8(ascii: ")"),
        byte(open + 1) != 9, byte(open + 1) != UInt8(ascii: ",")
      else { return false }
    }
    var end = open + 1
    var lines: [Int32] = []
    var isInClass = false
    while end < bytes.count {
      let next = bytes[end]
      if next == 10 {
        guard hashes > 0, byte(open + 1) == 10 else {
          regexHorizon = end
          return false
        }
        lines.append(Int32(end + 1))
      } else if next == UInt8(ascii: "\\") {
        end += 1
      } else if next == UInt8(ascii: "["), hashes == 0 {
        isInClass = true
      } else if next == UInt8(ascii: "]") {
        isInClass = false
      } else if next == UInt8(ascii: "/"), !isInClass, isClosed(end, hashes) {
        append(.regex, length: end + 1 + hashes - offset)
        lineStarts += lines
        return true
      }
      end += 1
    }
    regexHorizon = end
    return false
  }

  /// Whether an expression, and no operator, comes next.
  private var startsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .operator, .directive: return true
    case .keyword: return last.name.index != SwiftWord.super.rawValue
    case .punctuation:
      switch last.byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): return false
      default: return true
      }
    default: return false
    }
  }
}
