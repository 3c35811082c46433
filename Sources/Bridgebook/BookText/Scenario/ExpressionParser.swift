/// Expressions by precedence climbing: an operand, then operators that bind at least so tight.
extension TokenCursor {
  /// Functions and how many arguments they take.
  static let functions = [
    ("abs", 1), ("at", 2), ("count", 1), ("dropLast", 1), ("first", 1), ("last", 1), ("max", 2),
    ("min", 2), ("round", 1),
  ]

  /// Twice an operator's precedence; a range stands between comparisons and sums.
  private static let range = 2 * ScenarioOperator.equal.precedence + 1

  mutating func expression() throws(ScenarioFault) -> ScenarioExpression {
    try expression(atLeast: 0)
  }

  private mutating func expression(
    atLeast minimum: Int
  ) throws(ScenarioFault) -> ScenarioExpression {
    guard depth < ScenarioLimit.depth else {
      throw fault(.nestedTooDeeply(limit: ScenarioLimit.depth))
    }
    depth += 1
    defer { depth -= 1 }
    var left = try operand()
    var length = 0
    while true {
      length += 1
      guard length <= ScenarioLimit.chain else {
        throw fault(.nestedTooDeeply(limit: ScenarioLimit.chain))
      }
      let place = place
      if next?.isSymbol("..") == true, TokenCursor.range >= minimum {
        advance()
        left = .range(left, try expression(atLeast: TokenCursor.range + 1))
      } else if let sign = nextOperator, 2 * sign.precedence >= minimum {
        advance()
        left = .binary(left, sign, try expression(atLeast: 2 * sign.precedence + 1), place)
      } else {
        return left
      }
    }
  }

  /// The operator at hand; `==` reads as `=`.
  var nextOperator: ScenarioOperator? {
    switch next?.kind {
    case .symbol("=="): .equal
    case .symbol(let text), .word(let text): ScenarioOperator(rawValue: text)
    default: nil
    }
  }

  private mutating func operand() throws(ScenarioFault) -> ScenarioExpression {
    switch next?.kind {
    case .text(let pieces):
      advance()
      return try template(pieces)
    case .integer(let digits): return try integer(digits)
    case .decimal(let digits): return try decimal(digits)
    case .symbol("-"):
      advance()
      switch next?.kind {
      case .integer(let digits): return try integer("-" + digits)
      case .decimal(let digits): return try decimal("-" + digits)
      default:
        // The opposite of what follows, which binds tighter than anything else.
        let place = place
        return .binary(.integer(0), .minus, try operand(), place)
      }
    case .symbol("("):
      advance()
      let value = try expression()
      try expect(symbol: ")")
      return value
    case .symbol("["):
      advance()
      return .list(try list(until: "]"))
    case .word(let word): return try operand(word)
    default: throw missing(.value)
    }
  }

  private mutating func operand(_ word: String) throws(ScenarioFault) -> ScenarioExpression {
    switch word {
    case "true", "false":
      advance()
      return .truth(word == "true")
    case "nothing":
      advance()
      return .nothing
    case "not":
      advance()
      return .not(try expression(atLeast: 2 * ScenarioOperator.equal.precedence))
    case "and", "or": throw missing(.value)
    default:
      let outer = depth
      let name = try name()
      if take(symbol: "(") { return try function(name) }
      var value = ScenarioExpression.name(name)
      while next?.isSymbol("[") == true {
        let place = place
        advance()
        guard depth < ScenarioLimit.depth else {
          throw fault(.nestedTooDeeply(limit: ScenarioLimit.depth))
        }
        depth += 1
        value = .function("at", [value, try expression()], place)
        try expect(symbol: "]")
      }
      depth = outer
      return value
    }
  }

  private mutating func integer(_ digits: String) throws(ScenarioFault) -> ScenarioExpression {
    guard let value = Int(digits) else { throw fault(.numberTooLarge(digits)) }
    advance()
    return .integer(value)
  }

  private mutating func decimal(_ digits: String) throws(ScenarioFault) -> ScenarioExpression {
    guard let value = Double(digits), value.isFinite else { throw fault(.numberTooLarge(digits)) }
    advance()
    return .decimal(value)
  }

  private mutating func function(_ name: ScenarioName) throws(ScenarioFault) -> ScenarioExpression {
    guard let known = TokenCursor.functions.first(where: { $0.0 == name.text }) else {
      throw ScenarioFault(
        place: name.place,
        problem: .unknownWord(.function, name.text, known: TokenCursor.functions.map(\.0)))
    }
    let arguments = try list(until: ")")
    guard arguments.count == known.1 else {
      throw ScenarioFault(
        place: name.place,
        problem: .argumentCount(
          function: name.text, expected: known.1, found: arguments.count))
    }
    return .function(name.text, arguments, name.place)
  }

  /// The values in `(a, b)`; none where no parenthesis opens.
  mutating func values() throws(ScenarioFault) -> [ScenarioExpression] {
    take(symbol: "(") ? try list(until: ")") : []
  }

  /// Expressions with commas between them, and the closing sign.
  private mutating func list(until close: String) throws(ScenarioFault) -> [ScenarioExpression] {
    var values: [ScenarioExpression] = []
    if take(symbol: close) { return values }
    repeat { values.append(try expression()) } while take(symbol: ",")
    try expect(symbol: close)
    return values
  }

  private func template(
    _ pieces: [ScenarioToken.Piece]
  ) throws(ScenarioFault) -> ScenarioExpression {
    if pieces.count == 1, case .text(let text) = pieces[0] { return .text(text) }
    var parts: [ScenarioExpression.TemplatePiece] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .gap(let tokens, let end):
        var gap = TokenCursor(line: line, indent: indent, tokens: tokens, end: end)
        gap.depth = depth
        parts.append(.value(try gap.expression()))
        guard gap.next == nil else { throw gap.missing(.token("}")) }
      }
    }
    return .template(parts)
  }
}
