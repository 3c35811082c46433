/// Reads strings with their interpolations, and regular expressions.
struct SwiftLiteralReader {
  /// The string literals whose interpolations are being read.
  private var literals: [OpenLiteral] = []
  /// The offset up to which a search for the end of a regular expression found none.
  private var regexHorizon = 0

  /// A string literal that continues after an interpolation.
  private struct OpenLiteral {
    let hashes: Int
    let isMultiline: Bool
    /// The number of open parentheses inside the interpolation.
    var depth = 0
  }

  /// The maximum nesting of literals in interpolations that is distinguished; deeper literals are
  /// read as text.
  private static let maximumDepth = 64

  /// Reads a parenthesis, which may begin or end an interpolation.
  mutating func readParenthesis(_ scanner: inout SwiftScanner, _ first: UInt8) {
    guard !literals.isEmpty else { return scanner.append(.punctuation, length: 1) }
    let last = literals.count - 1
    if first == UInt8(ascii: "(") {
      literals[last].depth += 1
      scanner.append(.punctuation, length: 1)
    } else if literals[last].depth > 1 {
      literals[last].depth -= 1
      scanner.append(.punctuation, length: 1)
    } else {
      let literal = literals.removeLast()
      scanner.append(.punctuation, length: 1)
      let start = scanner.offset
      readText(
        &scanner, literal.hashes, isMultiline: literal.isMultiline, kind: .stringRest, from: start)
    }
  }

  /// Ends the literals that may not contain a line feed, so that incomplete code does not make the
  /// following lines part of a literal.
  mutating func endOpenLines() {
    while let literal = literals.last, !literal.isMultiline { literals.removeLast() }
  }

  mutating func readString(_ scanner: inout SwiftScanner, hashes: Int, from quote: Int) {
    let start = scanner.offset
    let isMultiline =
      scanner.byte(quote + 1) == UInt8(ascii: "\"") && scanner.byte(quote + 2) == UInt8(ascii: "\"")
      && !(hashes > 0 && endsOnLine(scanner, hashes, after: quote))
    scanner.offset = quote + (isMultiline ? 3 : 1)
    let end = scanner.offset
    scanner.offset = start
    readText(&scanner, hashes, isMultiline: isMultiline, kind: .stringStart, from: end)
  }

  /// The number of bytes of a line that are searched for the end of a raw literal.
  private static let maximumDistance = 1_024

  /// Returns whether a raw literal that begins with three quotes ends on its line, as `#"""#` does.
  private func endsOnLine(_ scanner: SwiftScanner, _ hashes: Int, after quote: Int) -> Bool {
    var place = quote + 2
    let last = min(scanner.bytes.count, quote + SwiftLiteralReader.maximumDistance)
    while place < last, !scanner.endsLine(place) {
      if scanner.bytes[place] == UInt8(ascii: "\""), scanner.hasHashes(hashes, after: place) {
        return true
      }
      place += 1
    }
    return false
  }

  /// Reads text up to the end of the literal or its next interpolation; the token starts at
  /// `offset`.
  private mutating func readText(
    _ scanner: inout SwiftScanner, _ hashes: Int, isMultiline: Bool, kind: SwiftTokenKind,
    from text: Int
  ) {
    var lines: [Int32] = []
    var end = text
    var opensInterpolation = false
    loop: while end < scanner.bytes.count {
      switch scanner.bytes[end] {
      case 10, 13:
        guard scanner.endsLine(end) else {
          end += 1
          continue
        }
        if !isMultiline { break loop }
        end += 1
        lines.append(Int32(end))
      case UInt8(ascii: "\""):
        if isMultiline {
          if scanner.byte(end + 1) == UInt8(ascii: "\""),
            scanner.byte(end + 2) == UInt8(ascii: "\""),
            scanner.hasHashes(hashes, after: end + 2)
          {
            end += 3 + hashes
            break loop
          }
          end += 1
        } else if scanner.hasHashes(hashes, after: end) {
          end += 1 + hashes
          break loop
        } else {
          end += 1
        }
      case UInt8(ascii: "\\"):
        guard scanner.hasHashes(hashes, after: end) else {
          end += 1
          continue
        }
        let next = scanner.byte(end + 1 + hashes)
        if next == UInt8(ascii: "("), literals.count < SwiftLiteralReader.maximumDepth {
          end += 1 + hashes
          opensInterpolation = true
          break loop
        }
        end += 1 + hashes
        if next != 10, next != 13, next != 0, end < scanner.bytes.count { end += 1 }
      default: end += 1
      }
    }
    if kind == .stringRest, end == scanner.offset { return }
    scanner.append(kind, length: min(end, scanner.bytes.count) - scanner.offset)
    scanner.note(lines: lines)
    if opensInterpolation {
      literals.append(OpenLiteral(hashes: hashes, isMultiline: isMultiline, depth: 1))
      scanner.append(.punctuation, length: 1)
    }
  }

  /// Reads a regular expression if one can begin at the current position; returns false otherwise.
  mutating func readRegex(_ scanner: inout SwiftScanner, hashes: Int) -> Bool {
    let open = scanner.offset + hashes
    guard open >= regexHorizon else { return false }
    if hashes == 0 {
      guard startsExpression(scanner), scanner.byte(open + 1) != 32,
        scanner.byte(open + 1) != UInt8(ascii: ")"),
        scanner.byte(open + 1) != 9, scanner.byte(open + 1) != UInt8(ascii: ",")
      else { return false }
    }
    var end = open + 1
    var lines: [Int32] = []
    var isInClass = false
    while end < scanner.bytes.count {
      let next = scanner.bytes[end]
      if scanner.endsLine(end) {
        guard hashes > 0, scanner.byte(open + 1) == 10 || scanner.byte(open + 1) == 13 else {
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
      } else if next == UInt8(ascii: "/"), !isInClass, scanner.hasHashes(hashes, after: end) {
        scanner.append(.regex, length: end + 1 + hashes - scanner.offset)
        scanner.note(lines: lines)
        return true
      }
      end += 1
    }
    regexHorizon = end
    return false
  }

  /// Returns whether an expression may begin at the current position, rather than an operator.
  private func startsExpression(_ scanner: SwiftScanner) -> Bool {
    guard let last = scanner.tokens.last else { return true }
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
