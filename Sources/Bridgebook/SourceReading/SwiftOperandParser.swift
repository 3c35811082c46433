/// Parses operands: names, literals, tuples, collections, key paths and macros.
enum SwiftOperandParser {
  static func readPrimary(_ cursor: inout SwiftCursor) -> Int32 {
    guard let token = cursor.token else { return cursor.outline.add(.unread, start: cursor.place) }
    switch token.kind {
    case .identifier:
      if cursor.isSelector(at: 1), cursor.peek(2)?.kind == .identifier { cursor.place += 2 }
      return readName(&cursor, .identifier)
    case .number:
      cursor.place += 1
      let node = cursor.outline.add(.number, start: cursor.place - 1)
      cursor.finish(node)
      return node
    case .regex:
      cursor.place += 1
      let node = cursor.outline.add(.regex, start: cursor.place - 1)
      cursor.finish(node)
      return node
    case .stringStart: return readString(&cursor)
    case .keyword:
      switch cursor.word() {
      case .super, .`init`: return readName(&cursor, .identifier)
      case .if: return cursor.deeper { SwiftBranchParser.readIf(&$0) }
      case .switch: return cursor.deeper { SwiftBranchParser.readSwitch(&$0) }
      case .let, .var:
        // Skips the keyword of a binding inside a pattern.
        cursor.place += 1
        guard let name = cursor.token, name.kind == .identifier else {
          return cursor.outline.add(.unread, start: cursor.place)
        }
        let variable = cursor.outline.add(
          .variable, start: cursor.place, name: name.name, flags: .isConstant)
        cursor.place += 1
        cursor.finish(variable)
        return variable
      default: return cursor.outline.add(.unread, start: cursor.place)
      }
    case .punctuation: return readPunctuated(&cursor, token)
    default:
      let node = cursor.outline.add(.unread, start: cursor.place)
      if token.kind == .unknown || token.kind == .postfixMark { cursor.place += 1 }
      cursor.finish(node)
      return node
    }
  }

  private static func readName(_ cursor: inout SwiftCursor, _ kind: SwiftNodeKind) -> Int32 {
    let node = cursor.outline.add(kind, start: cursor.place, name: cursor.token?.name ?? .none)
    cursor.place += 1
    SwiftAngleParser.skipGenericArguments(&cursor)
    cursor.finish(node)
    return node
  }

  private static func readPunctuated(_ cursor: inout SwiftCursor, _ token: SwiftToken) -> Int32 {
    switch token.byte {
    case UInt8(ascii: "("):
      let node = cursor.outline.add(.tuple, start: cursor.place)
      return cursor.deeper { cursor in
        SwiftArgumentParser.readBracket(&cursor, into: node)
        cursor.finish(node)
        return node
      }
    case UInt8(ascii: "["):
      let node = cursor.outline.add(.array, start: cursor.place)
      return cursor.deeper { cursor in
        cursor.trailingClosures(areAllowed: true) { cursor in
          cursor.inside { SwiftArgumentParser.readElements(&$0, into: node) }
        }
        cursor.finish(node)
        return node
      }
    case UInt8(ascii: "{"): return cursor.deeper { SwiftClosureParser.readClosure(&$0) }
    case UInt8(ascii: "."):
      let node = cursor.outline.add(.member, start: cursor.place, anchor: cursor.place)
      cursor.place += 1
      if let name = cursor.token, name.kind == .identifier || name.kind == .keyword {
        cursor.outline[node].name = name.name
        cursor.outline[node].anchor = Int32(cursor.place)
        cursor.place += 1
        SwiftAngleParser.skipGenericArguments(&cursor)
      }
      cursor.finish(node)
      return node
    case UInt8(ascii: "\\"):
      let node = cursor.outline.add(.keyPath, start: cursor.place)
      cursor.place += 1
      if cursor.token?.kind == .identifier || cursor.isPunctuation(UInt8(ascii: ".")) {
        cursor.outline.adopt(
          SwiftPostfixParser.readPostfix(&cursor, readPrimary(&cursor)), by: node)
      }
      cursor.finish(node)
      return node
    case UInt8(ascii: "#"):
      let node = cursor.outline.add(.macro, start: cursor.place)
      cursor.place += 1
      if let name = cursor.token, name.kind == .identifier || name.kind == .keyword {
        cursor.outline[node].name = name.name
        cursor.place += 1
        SwiftAngleParser.skipGenericArguments(&cursor)
      }
      cursor.finish(node)
      return node
    case UInt8(ascii: "@"):
      _ = SwiftDeclarationParser.readAttribute(&cursor)
      return readPrimary(&cursor)
    default: return cursor.outline.add(.unread, start: cursor.place)
    }
  }

  private static func readString(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.string, start: cursor.place)
    cursor.place += 1
    return cursor.deeper { cursor in
      while cursor.isPunctuation(UInt8(ascii: "(")), isInterpolation(cursor) {
        SwiftArgumentParser.readBracket(&cursor, into: node)
        guard cursor.token?.kind == .stringRest else { break }
        cursor.place += 1
      }
      cursor.finish(node)
      return node
    }
  }

  /// Returns whether a parenthesis immediately follows the text of a literal.
  private static func isInterpolation(_ cursor: SwiftCursor) -> Bool {
    guard cursor.place > 0, cursor.place < cursor.tokens.count else { return false }
    let before = cursor.tokens[cursor.place - 1]
    return before.end == cursor.tokens[cursor.place].start
      && (before.kind == .stringStart || before.kind == .stringRest)
      && cursor.tokens[cursor.place].isLeftBound
  }
}
