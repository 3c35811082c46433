/// Parses `if`, `switch`, `for` and `do`.
enum SwiftBranchParser {
  static func readIf(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.ifStatement, start: cursor.place)
    cursor.place += 1
    SwiftConditionParser.readConditions(&cursor, into: node)
    SwiftStatementParser.readBlock(&cursor, of: node)
    if cursor.take(.else) {
      let other: Int32
      if cursor.isWord(.if) {
        other = cursor.deeper { readIf(&$0) }
      } else if cursor.isPunctuation(UInt8(ascii: "{")) {
        other = SwiftStatementParser.readBlock(&cursor)
      } else {
        cursor.finish(node)
        return node
      }
      cursor.outline[other].flags.insert(.isElse)
      cursor.outline.adopt(other, by: node)
    }
    cursor.finish(node)
    return node
  }

  static func readSwitch(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.switchStatement, start: cursor.place)
    cursor.place += 1
    cursor.outline.adopt(SwiftConditionParser.readConditionValue(&cursor), by: node)
    guard cursor.isPunctuation(UInt8(ascii: "{")) else {
      cursor.finish(node)
      return node
    }
    cursor.trailingClosures(areAllowed: true) { cursor in
      cursor.inside { readCases(&$0, into: node) }
    }
    cursor.finish(node)
    return node
  }

  /// Parses the cases between the braces, each with its statements.
  private static func readCases(_ cursor: inout SwiftCursor, into node: Int32) {
    var current: Int32 = -1
    while !cursor.isAtEnd {
      let before = cursor.place
      // Only `@unknown default` is handled here; other attributes belong to declarations.
      if cursor.isPunctuation(UInt8(ascii: "@")), cursor.peek()?.kind == .identifier,
        cursor.isWord(.default, at: 2) || cursor.isWord(.case, at: 2)
      {
        cursor.place += 2
      }
      if cursor.isWord(.case) || cursor.isWord(.default) {
        if current >= 0 { cursor.finish(current) }
        current = cursor.outline.add(
          .switchCase, start: cursor.place, flags: cursor.isWord(.default) ? .isDefault : [])
        cursor.outline.adopt(current, by: node)
        cursor.place += 1
        readCaseLabel(&cursor, into: current)
      } else {
        SwiftStatementParser.readStatement(&cursor, into: current >= 0 ? current : node)
      }
      if cursor.place == before { cursor.skip() }
    }
    if current >= 0 { cursor.finish(current) }
  }

  /// Parses the patterns of a case up to its colon.
  private static func readCaseLabel(_ cursor: inout SwiftCursor, into node: Int32) {
    while !cursor.isAtEnd {
      if cursor.take(UInt8(ascii: ":")) { return }
      let before = cursor.place
      if cursor.take(.where) {
        cursor.outline[node].flags.insert(.hasWhere)
        cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: node)
      } else {
        cursor.outline.adopt(SwiftConditionParser.readPattern(&cursor), by: node)
      }
      _ = cursor.take(UInt8(ascii: ","))
      if cursor.place == before { return }
    }
  }

  static func readFor(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.forStatement, start: cursor.place)
    cursor.place += 1
    while cursor.isWord(.try) || cursor.isWord(.await) { cursor.place += 1 }
    _ = cursor.take(.case)
    if let token = cursor.token, token.kind == .identifier, cursor.isWord(.in, at: 1) {
      let variable = cursor.outline.add(
        .variable, start: cursor.place, name: token.name, flags: .isConstant)
      cursor.place += 1
      cursor.finish(variable)
      cursor.outline.adopt(variable, by: node)
    } else {
      cursor.outline.adopt(SwiftConditionParser.readPattern(&cursor), by: node)
      if cursor.take(UInt8(ascii: ":")) {
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: node)
      }
    }
    if cursor.take(.in) {
      cursor.outline.adopt(SwiftConditionParser.readConditionValue(&cursor), by: node)
    }
    if cursor.take(.where) {
      cursor.outline.adopt(SwiftConditionParser.readConditionValue(&cursor), by: node)
    }
    SwiftStatementParser.readBlock(&cursor, of: node)
    cursor.finish(node)
    return node
  }

  static func readDo(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.doStatement, start: cursor.place)
    cursor.place += 1
    if cursor.take(.throws), cursor.isPunctuation(UInt8(ascii: "(")) { cursor.skip() }
    SwiftStatementParser.readBlock(&cursor, of: node)
    while cursor.isWord(.catch) {
      let clause = cursor.outline.add(.catchClause, start: cursor.place)
      cursor.place += 1
      while let token = cursor.token, !cursor.isPunctuation(UInt8(ascii: "{")), !token.isFirstOnLine
      {
        let before = cursor.place
        cursor.outline.adopt(SwiftConditionParser.readPattern(&cursor), by: clause)
        if cursor.take(.where) {
          cursor.outline.adopt(SwiftConditionParser.readConditionValue(&cursor), by: clause)
        }
        _ = cursor.take(UInt8(ascii: ","))
        if cursor.place == before { cursor.skip() }
      }
      SwiftStatementParser.readBlock(&cursor, of: clause)
      cursor.finish(clause)
      cursor.outline.adopt(clause, by: node)
    }
    cursor.finish(node)
    return node
  }
}
