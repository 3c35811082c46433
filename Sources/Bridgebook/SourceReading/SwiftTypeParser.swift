/// Parses the names of types with their generic arguments.
enum SwiftTypeParser {
  /// Parses a type; the node's name is the last name of its path, without optionality and generic
  /// arguments.
  static func readTypeName(_ cursor: inout SwiftCursor) -> Int32 {
    cursor.deeper { readType(&$0) }
  }

  private static func readType(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.typeName, start: cursor.place)
    loop: while let token = cursor.token {
      if token.kind == .punctuation, token.byte == UInt8(ascii: "@") {
        _ = SwiftDeclarationParser.readAttribute(&cursor)
        continue
      }
      if token.kind == .operator, token.byte == UInt8(ascii: "~"), token.length == 1 {
        cursor.place += 1
        continue
      }
      switch cursor.word() {
      case .inout, .opaque, .any, .isolated, .borrowing, .consuming, .sending, .each, .nonisolated,
        .unsafe, .`repeat`, .__owned, .__shared, .__consuming:
        guard let next = cursor.peek(), !next.isFirstOnLine,
          next.kind == .identifier || next.kind == .keyword || next.byte == UInt8(ascii: "(")
            || next.byte == UInt8(ascii: "[") || next.byte == UInt8(ascii: "@")
            || next.byte == UInt8(ascii: "~")
        else { break loop }
        let hasDetail =
          cursor.isWord(.nonisolated) && cursor.isPunctuation(UInt8(ascii: "("), at: 1)
        cursor.place += 1
        if hasDetail { cursor.skip() }
      default: break loop
      }
    }
    if cursor.isPunctuation(UInt8(ascii: "(")) || cursor.isPunctuation(UInt8(ascii: "[")) {
      cursor.inside { cursor in
        while !cursor.isAtEnd {
          let before = cursor.place
          // Skips the labels of the parts of a tuple.
          while cursor.isPunctuation(UInt8(ascii: ":"), at: 1)
            || cursor.isPunctuation(UInt8(ascii: ":"), at: 2)
              && cursor.peek()?.kind == .identifier && cursor.peek(0)?.kind == .identifier
          {
            cursor.place += cursor.isPunctuation(UInt8(ascii: ":"), at: 1) ? 2 : 3
            guard cursor.tokens[before].kind == .identifier else { break }
            cursor.outline.adopt(readTypeName(&cursor), by: node)
          }
          if cursor.place == before { cursor.outline.adopt(readTypeName(&cursor), by: node) }
          if cursor.place == before { cursor.skip() }
          _ = cursor.take(UInt8(ascii: ",")) || cursor.take(UInt8(ascii: ":"))
        }
      }
    } else {
      while let token = cursor.token, token.kind == .identifier || token.kind == .keyword {
        if token.kind == .keyword, !cursor.isWord(.`self`), !cursor.isWord(.class) { break }
        cursor.outline[node].name = token.name
        cursor.outline[node].anchor = Int32(cursor.place)
        cursor.place += 1
        if cursor.isOperator(UInt8(ascii: "<")) { readGenericArguments(&cursor, into: node) }
        guard cursor.isPunctuation(UInt8(ascii: ".")) || cursor.isSelector(),
          let next = cursor.peek(),
          next.kind == .identifier || next.kind == .keyword
        else { break }
        cursor.place += 1
      }
    }
    readTypeSuffix(&cursor, of: node)
    cursor.finish(node)
    return node
  }

  private static func readTypeSuffix(_ cursor: inout SwiftCursor, of node: Int32) {
    while let token = cursor.token {
      if token.kind == .postfixMark {
        cursor.outline[node].flags.insert(.isOptional)
        cursor.place += 1
      } else if token.kind == .operator, token.byte == UInt8(ascii: "&"), token.length == 1 {
        cursor.place += 1
        cursor.outline.adopt(readTypeName(&cursor), by: node)
      } else if token.kind == .operator, token.byte == UInt8(ascii: "-"), token.length == 2 {
        cursor.place += 1
        cursor.outline.adopt(readTypeName(&cursor), by: node)
      } else if token.kind == .operator, token.byte == UInt8(ascii: "."), token.length == 3 {
        cursor.place += 1
      } else if let distance = effects(cursor), distance > 0 {
        cursor.place += distance
      } else if token.kind == .punctuation, token.byte == UInt8(ascii: "."), !token.isFirstOnLine,
        cursor.peek()?.kind == .identifier
      {
        // Skips `.Type` after parentheses or brackets.
        cursor.place += 2
      } else {
        return
      }
    }
  }

  /// Returns the number of tokens of `async` and `throws(Failure)` before an arrow; nil without an
  /// arrow.
  private static func effects(_ cursor: SwiftCursor) -> Int? {
    var distance = 0
    while let word = cursor.word(at: distance),
      word == .async || word == .throws || word == .rethrows
    {
      distance += 1
      if cursor.isPunctuation(UInt8(ascii: "("), at: distance) {
        distance = max(
          distance + 1, Int(cursor.brackets.ends[cursor.place + distance]) + 1 - cursor.place)
      }
    }
    guard let token = cursor.peek(distance), token.kind == .operator,
      token.byte == UInt8(ascii: "-"), token.length == 2
    else { return nil }
    return distance
  }

  private static func readGenericArguments(_ cursor: inout SwiftCursor, into node: Int32) {
    guard let end = SwiftAngleParser.endOfAngles(cursor, from: cursor.place, limit: 128) else {
      cursor.place += 1
      return
    }
    cursor.inside(angles: end) { cursor in
      while !cursor.isAtEnd {
        let before = cursor.place
        cursor.outline.adopt(readTypeName(&cursor), by: node)
        if cursor.place == before { cursor.skip() }
        _ = cursor.take(UInt8(ascii: ","))
      }
    }
  }
}
