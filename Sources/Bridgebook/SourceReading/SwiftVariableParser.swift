/// Parses variables with their accessors, and the cases of enumerations.
enum SwiftVariableParser {
  /// Parses `let` and `var` with all their names.
  static func readVariables(
    _ cursor: inout SwiftCursor, _ header: SwiftDeclarationHeader, into parent: Int32
  ) {
    let isConstant = cursor.isWord(.let)
    cursor.place += 1
    var isFirst = true
    repeat {
      var names: [Int] = []
      if cursor.isPunctuation(UInt8(ascii: "(")) {
        cursor.inside { cursor in
          while let token = cursor.token {
            let isName =
              token.kind == .identifier && !cursor.isPunctuation(UInt8(ascii: ":"), at: 1)
              && !(token.byte == UInt8(ascii: "_") && token.length == 1)
            if isName { names.append(cursor.place) }
            cursor.place += 1
          }
        }
      } else if let token = cursor.token, token.kind == .identifier || token.kind == .keyword {
        names.append(cursor.place)
        cursor.place += 1
      } else {
        return
      }
      let node = cursor.outline.add(
        .variable, start: header.start,
        flags: isConstant ? header.flags.union(.isConstant) : header.flags,
        anchor: names.first ?? header.start)
      if let first = names.first { cursor.outline[node].name = cursor.tokens[first].name }
      if isFirst { header.giveAttributes(to: node, &cursor) }
      isFirst = false
      if cursor.take(UInt8(ascii: ":")) {
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: node)
      }
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: node)
      }
      if cursor.isPunctuation(UInt8(ascii: "{")) { readAccessors(&cursor, into: node) }
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
      for other in names.dropFirst() {
        let more = cursor.outline.add(
          .variable, start: other, name: cursor.tokens[other].name,
          flags: isConstant ? .isConstant : [])
        cursor.outline[more].end = Int32(other + 1)
        cursor.outline.adopt(more, by: parent)
      }
    } while cursor.take(UInt8(ascii: ","))
  }

  /// Parses accessors in braces, or the statements of an implicit getter.
  static func readAccessors(_ cursor: inout SwiftCursor, into node: Int32) {
    guard startsAccessors(cursor) else {
      return cursor.outline.adopt(SwiftStatementParser.readBlock(&cursor), by: node)
    }
    cursor.inside { cursor in
      while !cursor.isAtEnd {
        let start = cursor.place
        while cursor.isPunctuation(UInt8(ascii: "@")) {
          _ = SwiftDeclarationParser.readAttribute(&cursor)
        }
        while let word = cursor.word(), SwiftDeclarationParser.modifiers.contains(word) {
          cursor.place += 1
        }
        guard let word = cursor.word(), accessors.contains(word) else {
          cursor.skip()
          continue
        }
        let accessor = cursor.outline.add(.accessor, start: start, anchor: cursor.place)
        cursor.outline[accessor].detail = word.rawValue
        cursor.place += 1
        if cursor.isPunctuation(UInt8(ascii: "(")) { cursor.skip() }
        SwiftFunctionParser.readEffects(&cursor, of: accessor)
        SwiftStatementParser.readBlock(&cursor, of: accessor)
        cursor.finish(accessor)
        cursor.outline.adopt(accessor, by: node)
      }
    }
  }

  private static let accessors: Set<SwiftWord> = [
    .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .`init`,
    .borrow, .mutate,
  ]

  /// Returns whether the next brace contains accessors rather than the statements of a getter.
  private static func startsAccessors(_ cursor: SwiftCursor) -> Bool {
    var distance = 1
    while let token = cursor.peek(distance) {
      if token.kind == .directive {
        distance += 1
      } else if token.kind == .punctuation, token.byte == UInt8(ascii: "@") {
        distance = distanceAfterAttribute(cursor, distance)
      } else if let word = cursor.word(at: distance),
        SwiftDeclarationParser.modifiers.contains(word)
      {
        distance += 1
      } else {
        break
      }
    }
    guard let first = cursor.word(at: distance), accessors.contains(first),
      !cursor.isPunctuation(UInt8(ascii: "."), at: distance + 1),
      !cursor.isOperator(UInt8(ascii: "="), at: distance + 1)
    else { return false }
    // These words are names of methods in other contexts.
    let isRare = first == .borrow || first == .mutate
    return !isRare || cursor.isPunctuation(UInt8(ascii: "{"), at: distance + 1)
  }

  /// Returns the distance of the token after an attribute and its arguments.
  private static func distanceAfterAttribute(_ cursor: SwiftCursor, _ start: Int) -> Int {
    var distance = start + 2
    while cursor.isPunctuation(UInt8(ascii: "."), at: distance) { distance += 2 }
    guard cursor.isPunctuation(UInt8(ascii: "("), at: distance),
      cursor.peek(distance)?.isLeftBound ?? false
    else { return distance }
    return max(distance + 1, Int(cursor.brackets.ends[cursor.place + distance]) + 1 - cursor.place)
  }

  /// Returns whether the next brace contains the observers of a variable whose initial value ends
  /// before it.
  static func startsObservers(_ cursor: SwiftCursor) -> Bool {
    guard let word = cursor.word(at: 1), word == .didSet || word == .willSet else { return false }
    return cursor.isPunctuation(UInt8(ascii: "{"), at: 2)
      || cursor.isPunctuation(UInt8(ascii: "("), at: 2)
  }

  static func readEnumCases(_ cursor: inout SwiftCursor, _ start: Int, into parent: Int32) {
    cursor.place += 1
    repeat {
      guard let token = cursor.token, token.kind == .identifier || token.kind == .keyword else {
        return
      }
      let node = cursor.outline.add(.enumCase, start: start, name: token.name, anchor: cursor.place)
      cursor.place += 1
      if cursor.isPunctuation(UInt8(ascii: "(")) {
        cursor.inside { SwiftFunctionParser.readParameters(&$0, into: node, areValues: true) }
      }
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: node)
      }
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    } while cursor.take(UInt8(ascii: ","))
  }
}
