/// Distinguishes angle brackets from comparisons, and skips them and `where` clauses.
enum SwiftAngleParser {
  /// Skips `<…>` after the name of a declaration.
  static func skipGenericParameters(_ cursor: inout SwiftCursor) {
    guard cursor.isOperator(UInt8(ascii: "<")) else { return }
    guard let end = endOfAngles(cursor, from: cursor.place, limit: 512) else { return }
    cursor.place = min(end + 1, cursor.limit)
  }

  /// Skips `<…>` after a name in an expression, unless it is a comparison.
  static func skipGenericArguments(_ cursor: inout SwiftCursor) {
    guard let token = cursor.token, token.kind == .operator, token.byte == UInt8(ascii: "<"),
      token.length == 1,
      token.isLeftBound, let end = endOfAngles(cursor, from: cursor.place, limit: 64)
    else { return }
    if end + 1 < cursor.limit {
      let next = cursor.tokens[end + 1]
      let mayFollow: Bool =
        switch next.kind {
        case .punctuation:
          next.byte != UInt8(ascii: "@") && next.byte != UInt8(ascii: "#")
            && next.byte != UInt8(ascii: "\\")
            && !(next.byte == UInt8(ascii: "(") && !next.isLeftBound)
        case .postfixMark: true
        default: next.isFirstOnLine
        }
      guard mayFollow else { return }
    }
    cursor.place = end + 1
  }

  /// Returns the index of the token that ends angle brackets.
  ///
  /// `>>` also closes the inner brackets, so the whole token is the end.
  static func endOfAngles(_ cursor: SwiftCursor, from start: Int, limit distance: Int) -> Int? {
    var depth = 0
    var index = start
    let last = min(cursor.limit, start + distance)
    while index < last {
      let token = cursor.tokens[index]
      switch token.kind {
      case .operator:
        switch token.byte {
        case UInt8(ascii: "<"):
          guard token.length == 1 else { return nil }
          depth += 1
        case UInt8(ascii: ">"):
          depth -= Int(token.length)
          if depth <= 0 { return index }
        case UInt8(ascii: "-"): guard token.length == 2 else { return nil }
        case UInt8(ascii: "&"): guard token.length == 1 else { return nil }
        case UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: ":"): break
        case UInt8(ascii: "="): guard distance > 128 else { return nil }
        default: return nil
        }
      case .punctuation:
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          guard cursor.isClosed(index) else { return nil }
          index = Int(cursor.brackets.ends[index])
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"): break
        default: return nil
        }
      case .identifier, .postfixMark, .keyword, .number: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Skips `where …` up to a brace or the end of the declaration.
  static func skipWhereClause(_ cursor: inout SwiftCursor) {
    guard cursor.isWord(.where) else { return }
    while let token = cursor.token {
      if token.kind == .directive { return }
      if token.kind == .punctuation,
        token.byte == UInt8(ascii: "{") || token.byte == UInt8(ascii: "}")
      {
        return
      }
      if token.isFirstOnLine, SwiftDeclarationParser.startsDeclaration(cursor) { return }
      cursor.skip()
    }
  }
}
