/// Parses functions, initializers and subscripts with their parameters and effects.
enum SwiftFunctionParser {
  static func readFunction(
    _ cursor: inout SwiftCursor, _ word: SwiftWord, _ header: SwiftDeclarationHeader,
    into parent: Int32
  ) {
    let node = cursor.outline.add(
      .function, start: header.start, flags: header.flags, anchor: cursor.place)
    cursor.outline[node].detail = word.rawValue
    header.giveAttributes(to: node, &cursor)
    cursor.place += 1
    if word == .func || word == .macro, let token = cursor.token, token.byte != UInt8(ascii: "(") {
      cursor.outline[node].name = token.name
      cursor.outline[node].anchor = Int32(cursor.place)
      cursor.place += 1
    }
    if cursor.token?.kind == .postfixMark { cursor.place += 1 }
    SwiftAngleParser.skipGenericParameters(&cursor)
    if cursor.isPunctuation(UInt8(ascii: "(")) { cursor.inside { readParameters(&$0, into: node) } }
    readEffects(&cursor, of: node)
    if let token = cursor.token, token.kind == .operator, token.byte == UInt8(ascii: "-"),
      token.length == 2
    {
      cursor.place += 1
      let result = cursor.outline.add(.result, start: cursor.place)
      cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: result)
      cursor.finish(result)
      cursor.outline.adopt(result, by: node)
    }
    SwiftAngleParser.skipWhereClause(&cursor)
    if word == .macro, cursor.isOperator(UInt8(ascii: "=")) {
      cursor.place += 1
      cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: node)
      SwiftAngleParser.skipWhereClause(&cursor)
    }
    if cursor.isPunctuation(UInt8(ascii: "{")) {
      if word == .subscript {
        SwiftVariableParser.readAccessors(&cursor, into: node)
      } else {
        cursor.outline.adopt(SwiftStatementParser.readBlock(&cursor), by: node)
      }
    }
    cursor.finish(node)
    cursor.outline.adopt(node, by: parent)
  }

  /// Parses effects: `async`, `rethrows`, and `throws` with its type.
  static func readEffects(_ cursor: inout SwiftCursor, of node: Int32) {
    while let word = cursor.word() {
      switch word {
      case .async: cursor.outline[node].flags.insert(.isAsync)
      case .throws, .rethrows: break
      default: return
      }
      cursor.place += 1
      if cursor.isPunctuation(UInt8(ascii: "(")) { cursor.skip() }
    }
  }

  /// Parses the parameters of functions and closures, or the values of an enumeration case, whose
  /// names may be missing.
  static func readParameters(
    _ cursor: inout SwiftCursor, into node: Int32, areValues: Bool = false
  ) {
    while !cursor.isAtEnd {
      let start = cursor.place
      // The attributes of an associated value belong to its type.
      while !areValues, cursor.isPunctuation(UInt8(ascii: "@")) {
        _ = SwiftDeclarationParser.readAttribute(&cursor)
      }
      let parameter = cursor.outline.add(.parameter, start: start)
      var names: [Int] = []
      let isTypeAlone = areValues && !isNamed(cursor)
      while !isTypeAlone, let token = cursor.token,
        token.kind == .identifier || token.kind == .keyword, names.count < 3
      {
        names.append(cursor.place)
        cursor.place += 1
      }
      if let first = names.first, let last = names.last {
        cursor.outline[parameter].name = cursor.tokens[last].name
        cursor.outline[parameter].anchor = Int32(last)
        cursor.outline[parameter].detail = cursor.tokens[first].name.index
      }
      if isTypeAlone || cursor.take(UInt8(ascii: ":")) {
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: parameter)
      }
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: parameter)
      }
      while !cursor.isAtEnd, !cursor.isPunctuation(UInt8(ascii: ",")) { cursor.skip() }
      cursor.finish(parameter)
      cursor.outline.adopt(parameter, by: node)
      _ = cursor.take(UInt8(ascii: ","))
    }
  }

  /// Returns whether one or two names and a colon come next.
  private static func isNamed(_ cursor: SwiftCursor) -> Bool {
    guard let first = cursor.token, first.kind == .identifier || first.kind == .keyword else {
      return false
    }
    if cursor.isPunctuation(UInt8(ascii: ":"), at: 1) { return true }
    guard let second = cursor.peek(), second.kind == .identifier else { return false }
    return cursor.isPunctuation(UInt8(ascii: ":"), at: 2)
  }
}
