/// Parses the arguments of calls and the elements of collections.
enum SwiftArgumentParser {
  /// Parses the arguments in the next bracket.
  static func readBracket(_ cursor: inout SwiftCursor, into node: Int32) {
    cursor.trailingClosures(areAllowed: true) { cursor in
      cursor.inside { readArguments(&$0, into: node) }
    }
  }

  /// Parses arguments separated by commas, with their labels.
  static func readArguments(_ cursor: inout SwiftCursor, into node: Int32) {
    while !cursor.isAtEnd {
      let before = cursor.place
      let argument = cursor.outline.add(.argument, start: cursor.place)
      if let label = cursor.token, label.kind == .identifier || label.kind == .keyword,
        cursor.isPunctuation(UInt8(ascii: ":"), at: 1)
      {
        cursor.outline[argument].name = label.name
        cursor.place += 2
      }
      // The name of a selector consists only of labels.
      let isLabelAlone = cursor.place > before && cursor.isPunctuation(UInt8(ascii: ":"), at: 1)
      if !cursor.isAtEnd, !cursor.isPunctuation(UInt8(ascii: ",")), !isLabelAlone {
        if cursor.token?.kind == .operator,
          cursor.peek().map({ $0.byte == UInt8(ascii: ",") }) ?? true
        {
          cursor.place += 1
        } else {
          cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: argument)
        }
      }
      cursor.finish(argument)
      cursor.outline.adopt(argument, by: node)
      if cursor.take(UInt8(ascii: ",")) || isLabelAlone { continue }
      // In incomplete code, the next line begins a separate statement.
      if let token = cursor.token, token.isFirstOnLine, !cursor.isClosedAround { return }
      if cursor.place == before { cursor.skip() }
    }
  }

  /// Parses the elements of an array or a dictionary.
  static func readElements(_ cursor: inout SwiftCursor, into node: Int32) {
    while !cursor.isAtEnd {
      let before = cursor.place
      if cursor.isPunctuation(UInt8(ascii: ":")) {
        cursor.outline[node].kind = .dictionary
        cursor.place += 1
        continue
      }
      cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: node)
      if cursor.take(UInt8(ascii: ",")) || cursor.isPunctuation(UInt8(ascii: ":")) { continue }
      if let token = cursor.token, token.isFirstOnLine, !cursor.isClosedAround { return }
      if cursor.place == before { cursor.skip() }
    }
  }
}
