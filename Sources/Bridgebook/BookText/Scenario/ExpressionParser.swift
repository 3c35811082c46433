/// Parses expressions by precedence climbing: an operand, followed by operators that bind at least
/// as tightly as a minimum.
struct ExpressionParser {
  /// The nesting depth of the current expression.
  private var depth = 0

  /// The precedence of ranges, between comparisons and sums; all precedences are doubled to make
  /// room for it.
  private static let range = 2 * ScenarioOperator.equal.precedence + 1

  /// Parses the expression that begins at the next token.
  static func expression(_ cursor: inout TokenCursor) throws(ScenarioFault) -> ScenarioExpression {
    var parser = ExpressionParser()
    return try parser.expression(&cursor)
  }

  /// Parses the values in `(a, b)`; returns none if there is no opening parenthesis.
  static func values(_ cursor: inout TokenCursor) throws(ScenarioFault) -> [ScenarioExpression] {
    guard cursor.take(symbol: "(") else { return [] }
    var parser = ExpressionParser()
    return try parser.list(&cursor, until: ")")
  }

  private mutating func expression(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioExpression {
    try expression(&cursor, atLeast: 0)
  }

  private mutating func expression(
    _ cursor: inout TokenCursor, atLeast minimum: Int
  ) throws(ScenarioFault) -> ScenarioExpression {
    guard depth < ScenarioLimit.depth else {
      throw cursor.fault(.nestedTooDeeply(limit: ScenarioLimit.depth))
    }
    depth += 1
    defer { depth -= 1 }
    var left = try operand(&cursor)
    var length = 0
    while true {
      length += 1
      guard length <= ScenarioLimit.chain else {
        throw cursor.fault(.nestedTooDeeply(limit: ScenarioLimit.chain))
      }
      let place = cursor.place
      if cursor.next?.isSymbol("..") == true, ExpressionParser.range >= minimum {
        cursor.advance()
        left = .range(left, try expression(&cursor, atLeast: ExpressionParser.range + 1))
      } else if let sign = cursor.nextOperator, 2 * sign.precedence >= minimum {
        cursor.advance()
        left = .binary(left, sign, try expression(&cursor, atLeast: 2 * sign.precedence + 1), place)
      } else {
        return left
      }
    }
  }

  private mutating func operand(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioExpression {
    switch cursor.next?.kind {
    case .text(let pieces):
      cursor.advance()
      return try template(cursor, pieces)
    case .integer(let digits): return try integer(&cursor, digits)
    case .decimal(let digits): return try decimal(&cursor, digits)
    case .symbol("-"):
      cursor.advance()
      switch cursor.next?.kind {
      case .integer(let digits): return try integer(&cursor, "-" + digits)
      case .decimal(let digits): return try decimal(&cursor, "-" + digits)
      default:
        // A unary minus binds more tightly than any other operator.
        let place = cursor.place
        guard depth < ScenarioLimit.depth else {
          throw cursor.fault(.nestedTooDeeply(limit: ScenarioLimit.depth))
        }
        depth += 1
        defer { depth -= 1 }
        return .binary(.integer(0), .minus, try operand(&cursor), place)
      }
    case .symbol("("):
      cursor.advance()
      let value = try expression(&cursor)
      try cursor.expect(symbol: ")")
      return try indexed(value, &cursor)
    case .symbol("["):
      cursor.advance()
      return try indexed(.list(try list(&cursor, until: "]")), &cursor)
    case .word(let word): return try operand(&cursor, word)
    default: throw cursor.missing(.value)
    }
  }

  private mutating func operand(
    _ cursor: inout TokenCursor, _ word: String
  ) throws(ScenarioFault) -> ScenarioExpression {
    switch word {
    case "true", "false":
      cursor.advance()
      return .truth(word == "true")
    case "nothing":
      cursor.advance()
      return .nothing
    case "not":
      cursor.advance()
      return .not(try expression(&cursor, atLeast: 2 * ScenarioOperator.equal.precedence))
    case "and", "or": throw cursor.missing(.value)
    default:
      let name = try cursor.name()
      if cursor.take(symbol: "(") { return try indexed(try function(&cursor, name), &cursor) }
      return try indexed(.name(name), &cursor)
    }
  }

  /// Parses the indices in brackets after a value, each of which selects an element of the previous
  /// one.
  private mutating func indexed(
    _ value: ScenarioExpression, _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioExpression {
    let outer = depth
    var value = value
    while cursor.next?.isSymbol("[") == true {
      let place = cursor.place
      cursor.advance()
      guard depth < ScenarioLimit.depth else {
        throw cursor.fault(.nestedTooDeeply(limit: ScenarioLimit.depth))
      }
      depth += 1
      value = .function(
        ScenarioFunction.at.rawValue, [value, try expression(&cursor)], place)
      try cursor.expect(symbol: "]")
    }
    depth = outer
    return value
  }

  private func integer(
    _ cursor: inout TokenCursor, _ digits: String
  ) throws(ScenarioFault) -> ScenarioExpression {
    guard let value = Int(digits) else { throw cursor.fault(.numberTooLarge(digits)) }
    cursor.advance()
    return .integer(value)
  }

  private func decimal(
    _ cursor: inout TokenCursor, _ digits: String
  ) throws(ScenarioFault) -> ScenarioExpression {
    guard let value = Double(digits), value.isFinite else {
      throw cursor.fault(.numberTooLarge(digits))
    }
    cursor.advance()
    return .decimal(value)
  }

  private mutating func function(
    _ cursor: inout TokenCursor, _ name: ScenarioName
  ) throws(ScenarioFault) -> ScenarioExpression {
    guard let known = ScenarioFunction(rawValue: name.text) else {
      throw ScenarioFault(
        place: name.place,
        problem: .unknownWord(
          .function, name.text, known: ScenarioFunction.allCases.map(\.rawValue)))
    }
    let arguments = try list(&cursor, until: ")")
    guard arguments.count == known.arguments.count else {
      throw ScenarioFault(
        place: name.place,
        problem: .argumentCount(
          function: name.text, expected: known.arguments.count, found: arguments.count))
    }
    return .function(name.text, arguments, name.place)
  }

  /// Parses comma-separated expressions up to the closing symbol.
  private mutating func list(
    _ cursor: inout TokenCursor, until close: String
  ) throws(ScenarioFault) -> [ScenarioExpression] {
    var values: [ScenarioExpression] = []
    if cursor.take(symbol: close) { return values }
    repeat { values.append(try expression(&cursor)) } while cursor.take(symbol: ",")
    try cursor.expect(symbol: close)
    return values
  }

  private func template(
    _ cursor: TokenCursor, _ pieces: [ScenarioToken.Piece]
  ) throws(ScenarioFault) -> ScenarioExpression {
    if pieces.count == 1, case .text(let text) = pieces[0] { return .text(text) }
    var parts: [ScenarioExpression.TemplatePiece] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .interpolation(let tokens, let end):
        var gap = TokenCursor(
          line: cursor.line, indent: cursor.indent, tokens: tokens, end: end)
        var parser = self
        parts.append(.value(try parser.expression(&gap)))
        guard gap.next == nil else { throw gap.missing(.token("}")) }
      }
    }
    return .template(parts)
  }
}
