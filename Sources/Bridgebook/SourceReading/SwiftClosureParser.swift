/// Parses closures with their captures and parameters.
enum SwiftClosureParser {
  static func readClosure(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.closure, start: cursor.place)
    cursor.trailingClosures(areAllowed: true) { cursor in
      cursor.inside { cursor in
        readSignature(&cursor, into: node)
        SwiftStatementParser.readStatements(&cursor, into: node)
      }
    }
    cursor.finish(node)
    return node
  }

  /// Parses attributes, captures, parameters and effects up to `in`; does nothing if there is no
  /// `in`.
  private static func readSignature(_ cursor: inout SwiftCursor, into node: Int32) {
    guard let end = endOfSignature(cursor) else { return }
    while cursor.isPunctuation(UInt8(ascii: "@")) {
      _ = SwiftDeclarationParser.readAttribute(&cursor)
    }
    if cursor.isPunctuation(UInt8(ascii: "[")) {
      cursor.inside { readCaptures(&$0, into: node) }
    }
    if cursor.isPunctuation(UInt8(ascii: "(")) {
      cursor.inside { SwiftFunctionParser.readParameters(&$0, into: node) }
    } else {
      while let token = cursor.token, cursor.place < end,
        token.kind == .identifier || cursor.isPunctuation(UInt8(ascii: ","))
      {
        if token.kind == .identifier, !isEffect(cursor) {
          let parameter = cursor.outline.add(.parameter, start: cursor.place, name: token.name)
          cursor.outline[parameter].end = Int32(cursor.place + 1)
          cursor.outline.adopt(parameter, by: node)
        }
        cursor.place += 1
      }
    }
    SwiftFunctionParser.readEffects(&cursor, of: node)
    if cursor.place < end, let token = cursor.token, token.kind == .operator,
      token.byte == UInt8(ascii: "-")
    {
      cursor.place += 1
      let result = cursor.outline.add(.result, start: cursor.place)
      cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: result)
      cursor.finish(result)
      cursor.outline.adopt(result, by: node)
    }
    cursor.place = end + 1
  }

  private static func isEffect(_ cursor: SwiftCursor) -> Bool {
    cursor.isWord(.async) && (cursor.isWord(.in, at: 1) || cursor.isWord(.throws, at: 1))
  }

  /// Returns the index of the `in` that ends the signature of the closure.
  private static func endOfSignature(_ cursor: SwiftCursor) -> Int? {
    var index = cursor.place
    let last = min(cursor.limit, cursor.place + 96)
    while index < last {
      let token = cursor.tokens[index]
      switch token.kind {
      case .keyword:
        if token.name.index == SwiftWord.in.rawValue { return index }
        let isPart =
          token.name.index == SwiftWord.throws.rawValue
          || token.name.index == SwiftWord.rethrows.rawValue
          || token.name.index == SwiftWord.inout.rawValue
        guard isPart else { return nil }
      case .identifier, .postfixMark: break
      case .operator:
        // These are an arrow, generic arguments, and `&` and `~` in types.
        switch token.byte {
        case UInt8(ascii: "-"): guard token.length == 2 else { return nil }
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "~"): break
        default: return nil
        }
      case .punctuation:
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          guard cursor.isClosed(index), Int(cursor.brackets.ends[index]) < cursor.limit else {
            return nil
          }
          index = Int(cursor.brackets.ends[index])
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"): break
        default: return nil
        }
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private static func readCaptures(_ cursor: inout SwiftCursor, into node: Int32) {
    while !cursor.isAtEnd {
      let start = cursor.place
      var flags: SwiftNodeFlags = []
      if cursor.isWord(.weak), !cursor.isPunctuation(UInt8(ascii: ","), at: 1) {
        flags.insert(.isWeak)
        cursor.place += 1
      } else if cursor.isWord(.unowned), !cursor.isPunctuation(UInt8(ascii: ","), at: 1) {
        flags.insert(.isUnowned)
        cursor.place += 1
        if cursor.isPunctuation(UInt8(ascii: "(")) { cursor.skip() }
      }
      let capture = cursor.outline.add(
        .capture, start: start, name: cursor.token?.name ?? .none, flags: flags,
        anchor: cursor.place)
      cursor.place += 1
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(SwiftExpressionParser.readExpression(&cursor), by: capture)
      }
      cursor.finish(capture)
      cursor.outline.adopt(capture, by: node)
      while !cursor.isAtEnd, !cursor.isPunctuation(UInt8(ascii: ",")) { cursor.skip() }
      _ = cursor.take(UInt8(ascii: ","))
    }
  }
}
