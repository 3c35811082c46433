/// A position among the tokens of a line that advances as they are read.
package struct TokenCursor {
  /// The words with a meaning inside expressions, which are not available as names.
  static let reserved: Set<String> = ["and", "or", "not", "true", "false", "nothing"]

  /// Returns whether a word has a meaning inside expressions and so is not available as a name.
  package static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

  let line: Int
  let indent: Int
  var tokens: [ScenarioToken]
  /// The column after the last token.
  var end: Int
  private(set) var position = 0

  init(_ line: ScenarioLine) {
    self.init(line: line.number, indent: line.indent, tokens: line.tokens, end: line.end)
    end = line.tokens.last?.end ?? line.end
  }

  init(line: Int, indent: Int, tokens: [ScenarioToken], end: Int) {
    self.line = line
    self.indent = indent
    self.tokens = tokens
    self.end = end
  }

  var next: ScenarioToken? { position < tokens.count ? tokens[position] : nil }

  var place: ScenarioPlace { ScenarioPlace(line: line, column: next?.column ?? end) }

  /// The place of the line's first token.
  var start: ScenarioPlace { ScenarioPlace(line: line, column: tokens[0].column) }

  /// The next token as an operator; `==` is accepted for `=`.
  var nextOperator: ScenarioOperator? {
    switch next?.kind {
    case .symbol("=="): .equal
    case .symbol(let text), .word(let text): ScenarioOperator(rawValue: text)
    default: nil
    }
  }

  /// The name at the beginning of a line such as `text = view.text`; nil for any other line.
  var assignedName: String? {
    var name = ""
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word(let word) where index % 2 == 0: name += word
      case .symbol(".") where index % 2 == 1: name += "."
      case .symbol("="): return index % 2 == 1 ? name : nil
      default: return nil
      }
    }
    return nil
  }

  func fault(_ problem: ScenarioProblem) -> ScenarioFault {
    ScenarioFault(place: place, problem: problem)
  }

  /// Returns the fault for an unexpected next token.
  func missing(_ expected: ScenarioProblem.Expected) -> ScenarioFault {
    if case .bad(let problem) = next?.kind { return fault(problem) }
    return fault(.expected(expected, found: next?.written))
  }

  mutating func advance() { position += 1 }

  mutating func take(symbol: String) -> Bool {
    guard next?.isSymbol(symbol) == true else { return false }
    advance()
    return true
  }

  mutating func take(word: String) -> Bool {
    guard next?.isWord(word) == true else { return false }
    advance()
    return true
  }

  /// Consumes all of these words, or none.
  mutating func take(words: [String]) -> Bool {
    let start = position
    for word in words where !take(word: word) {
      position = start
      return false
    }
    return true
  }

  mutating func expect(symbol: String) throws(ScenarioFault) {
    guard take(symbol: symbol) else { throw missing(.token(symbol)) }
  }

  mutating func expect(word: String) throws(ScenarioFault) {
    guard take(word: word) else { throw missing(.token(word)) }
  }

  func expectEnd() throws(ScenarioFault) {
    if next != nil { throw missing(.endOfLine) }
  }

  /// Parses a word that can be a name.
  mutating func word(
    _ expected: ScenarioProblem.Expected = .name
  ) throws(ScenarioFault) -> String {
    guard case .word(let word) = next?.kind, !TokenCursor.reserved.contains(word) else {
      throw missing(expected)
    }
    advance()
    return word
  }

  /// Parses words, and digits after the first, joined by hyphens without spaces.
  mutating func hyphenated(
    _ expected: ScenarioProblem.Expected = .name
  ) throws(ScenarioFault) -> String {
    var joined = try word(expected)
    while let hyphen = next, hyphen.isSymbol("-"), hyphen.column == tokens[position - 1].end,
      position + 1 < tokens.count, tokens[position + 1].column == hyphen.end
    {
      advance()
      switch next?.kind {
      case .word(let part), .integer(let part): joined += "-" + part
      default: throw missing(expected)
      }
      advance()
    }
    return joined
  }

  /// Parses a word from a closed list.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ subject: ScenarioProblem.Subject
  ) throws(ScenarioFault) -> Choice where Choice.RawValue == String {
    let place = place
    let word = try hyphenated()
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue)
      throw ScenarioFault(place: place, problem: .unknownWord(subject, word, known: known))
    }
    return choice
  }

  /// Parses words separated by periods.
  mutating func name() throws(ScenarioFault) -> ScenarioName {
    let place = place
    var parts = [try word()]
    while take(symbol: ".") { parts.append(try word()) }
    return ScenarioName(parts: parts, place: place)
  }

  /// Parses a string without interpolations.
  mutating func title() throws(ScenarioFault) -> String {
    guard case .text(let pieces) = next?.kind, pieces.count == 1, case .text(let text) = pieces[0]
    else { throw missing(.text) }
    advance()
    return text
  }

  mutating func expression() throws(ScenarioFault) -> ScenarioExpression {
    try ExpressionParser.expression(&self)
  }

  /// Parses the value in `= E`.
  mutating func assigned() throws(ScenarioFault) -> ScenarioExpression {
    try expect(symbol: "=")
    return try expression()
  }

  /// Removes `<- MARK` from the end of the line and returns the mark.
  mutating func cutMark() throws(ScenarioFault) -> String? {
    guard let arrow = tokens.lastIndex(where: { $0.isSymbol("<-") }) else { return nil }
    var rest = self
    rest.position = arrow + 1
    let mark = try rest.hyphenated(.mark)
    try rest.expectEnd()
    end = tokens[arrow].column
    tokens.removeSubrange(arrow...)
    return mark
  }
}
