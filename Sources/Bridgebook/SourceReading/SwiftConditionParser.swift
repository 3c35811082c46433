/// Parses conditions and patterns, after which a brace begins a block.
enum SwiftConditionParser {
  /// Parses conditions up to the block.
  static func readConditions(_ cursor: inout SwiftCursor, into node: Int32) {
    repeat {
      let before = cursor.place
      cursor.outline.adopt(readCondition(&cursor), by: node)
      if cursor.place == before { break }
    } while cursor.take(UInt8(ascii: ","))
  }

  static func readCondition(_ cursor: inout SwiftCursor) -> Int32 {
    if cursor.isWord(.let) || cursor.isWord(.var) {
      let node = cursor.outline.add(.binding, start: cursor.place)
      cursor.place += 1
      let variable = cursor.outline.add(
        .variable, start: cursor.place, name: cursor.token?.name ?? .none, flags: .isConstant)
      if cursor.isPunctuation(UInt8(ascii: "(")) { cursor.skip() } else { cursor.place += 1 }
      if cursor.take(UInt8(ascii: ":")) {
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: variable)
      }
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(readConditionValue(&cursor), by: variable)
      }
      cursor.finish(variable)
      cursor.outline.adopt(variable, by: node)
      cursor.finish(node)
      return node
    }
    let node = cursor.outline.add(.condition, start: cursor.place)
    if cursor.take(.case) {
      cursor.outline.adopt(readPattern(&cursor), by: node)
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(readConditionValue(&cursor), by: node)
      }
    } else {
      cursor.outline.adopt(readConditionValue(&cursor), by: node)
    }
    cursor.finish(node)
    return node
  }

  /// Parses an expression before a block; braces after it are not a trailing closure.
  static func readConditionValue(_ cursor: inout SwiftCursor) -> Int32 {
    cursor.trailingClosures(areAllowed: false) { SwiftExpressionParser.readExpression(&$0) }
  }

  /// Parses a pattern up to `=`, `:`, `,`, `in`, `where` or a brace.
  static func readPattern(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.pattern, start: cursor.place)
    cursor.trailingClosures(areAllowed: false) { readPattern(&$0, into: node) }
    cursor.finish(node)
    return node
  }

  private static func readPattern(_ cursor: inout SwiftCursor, into node: Int32) {
    while let token = cursor.token {
      if token.kind == .punctuation,
        token.byte == UInt8(ascii: ":") || token.byte == UInt8(ascii: ",")
          || token.byte == UInt8(ascii: "{")
      {
        break
      }
      if cursor.isOperator(UInt8(ascii: "=")) || cursor.isWord(.in) || cursor.isWord(.where) {
        break
      }
      if cursor.take(.is) {
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: node)
        continue
      }
      if cursor.isWord(.let) || cursor.isWord(.var) {
        cursor.place += 1
        if let token = cursor.token, token.kind == .identifier {
          let variable = cursor.outline.add(
            .variable, start: cursor.place, name: token.name, flags: .isConstant)
          cursor.outline[variable].end = Int32(cursor.place + 1)
          cursor.outline.adopt(variable, by: node)
        }
        continue
      }
      let before = cursor.place
      cursor.outline.adopt(
        SwiftExpressionParser.readExpression(&cursor, endsAtAssignment: true), by: node)
      if cursor.place == before { cursor.skip() }
    }
  }
}
