/// Parses statements and blocks, and distinguishes declarations from expressions.
enum SwiftStatementParser {
  /// Parses an entire file into an outline; never fails.
  static func readFile(_ cursor: inout SwiftCursor) {
    let file = cursor.outline.add(.file, start: 0)
    readStatements(&cursor, into: file)
    cursor.finish(file)
  }

  /// Parses statements and declarations up to the end of the bracket.
  static func readStatements(_ cursor: inout SwiftCursor, into parent: Int32) {
    while !cursor.isAtEnd {
      let before = cursor.place
      readStatement(&cursor, into: parent)
      if cursor.place == before { cursor.skip() }
    }
  }

  static func readBlock(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.block, start: cursor.place)
    return cursor.deeper { cursor in
      cursor.inside { readStatements(&$0, into: node) }
      cursor.finish(node)
      return node
    }
  }

  /// Parses the block of a statement or declaration, if one comes next.
  static func readBlock(_ cursor: inout SwiftCursor, of node: Int32) {
    if cursor.isPunctuation(UInt8(ascii: "{")) {
      cursor.outline.adopt(readBlock(&cursor), by: node)
    }
  }

  static func readStatement(_ cursor: inout SwiftCursor, into parent: Int32) {
    guard let token = cursor.token else { return }
    switch token.kind {
    case .directive:
      let node = cursor.outline.add(.directive, start: cursor.place)
      cursor.place += 1
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
      return
    case .punctuation:
      if token.byte == UInt8(ascii: ";") {
        cursor.place += 1
        return
      }
      if token.byte == UInt8(ascii: "}") || token.byte == UInt8(ascii: ")")
        || token.byte == UInt8(ascii: "]")
      {
        cursor.place += 1
        return
      }
    default: break
    }
    // Skips the label of a loop.
    if token.kind == .identifier, cursor.isPunctuation(UInt8(ascii: ":"), at: 1),
      let word = cursor.word(at: 2),
      [.for, .while, .repeat, .do, .if, .switch].contains(word)
    {
      cursor.place += 2
    }
    if let word = cursor.word(), readStatement(&cursor, of: word, into: parent) { return }
    if SwiftDeclarationParser.startsDeclaration(cursor) {
      return SwiftDeclarationParser.readDeclaration(&cursor, into: parent)
    }
    cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: parent)
  }

  /// Parses a statement that begins with a word; returns false if no statement begins with it.
  private static func readStatement(
    _ cursor: inout SwiftCursor, of word: SwiftWord, into parent: Int32
  ) -> Bool {
    let start = cursor.place
    switch word {
    case .if: cursor.outline.adopt(cursor.deeper { SwiftBranchParser.readIf(&$0) }, by: parent)
    case .switch:
      cursor.outline.adopt(cursor.deeper { SwiftBranchParser.readSwitch(&$0) }, by: parent)
    case .guard:
      let node = cursor.outline.add(.guardStatement, start: start)
      cursor.place += 1
      SwiftConditionParser.readConditions(&cursor, into: node)
      _ = cursor.take(.else)
      readBlock(&cursor, of: node)
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .for: cursor.outline.adopt(cursor.deeper { SwiftBranchParser.readFor(&$0) }, by: parent)
    case .while:
      let node = cursor.outline.add(.whileStatement, start: start)
      cursor.place += 1
      SwiftConditionParser.readConditions(&cursor, into: node)
      readBlock(&cursor, of: node)
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .repeat:
      let node = cursor.outline.add(.repeatStatement, start: start)
      cursor.place += 1
      readBlock(&cursor, of: node)
      if cursor.take(.while) {
        cursor.outline.adopt(SwiftConditionParser.readCondition(&cursor), by: node)
      }
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .do: cursor.outline.adopt(cursor.deeper { SwiftBranchParser.readDo(&$0) }, by: parent)
    case .defer:
      let node = cursor.outline.add(.deferStatement, start: start)
      cursor.place += 1
      readBlock(&cursor, of: node)
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .return, .throw:
      let node = cursor.outline.add(
        word == .return ? .returnStatement : .throwStatement, start: start)
      cursor.place += 1
      if let token = cursor.token, !token.isFirstOnLine || continuesReturn(cursor, token),
        token.byte != UInt8(ascii: ";"),
        token.kind != .directive
      {
        cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: node)
      }
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .break, .continue, .fallthrough:
      let node = cursor.outline.add(.jump, start: start)
      cursor.place += 1
      if let token = cursor.token, token.kind == .identifier, !token.isFirstOnLine {
        cursor.place += 1
      }
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .case, .default:
      // The word belongs to an enumeration, or to a `switch` that ended early.
      guard word == .default else { return false }
      cursor.place += 1
      _ = cursor.take(UInt8(ascii: ":"))
    default: return false
    }
    return true
  }

  /// Returns whether a value on the next line belongs to `return`; it does unless a statement
  /// begins there.
  private static func continuesReturn(_ cursor: SwiftCursor, _ token: SwiftToken) -> Bool {
    if token.kind == .punctuation {
      return token.byte == UInt8(ascii: ".") || token.byte == UInt8(ascii: "[")
        || token.byte == UInt8(ascii: "(")
    }
    if token.kind == .keyword {
      return cursor.isWord(.try) || cursor.isWord(.if) || cursor.isWord(.switch)
    }
    return token.kind != .directive && !SwiftDeclarationParser.startsDeclaration(cursor)
  }
}
