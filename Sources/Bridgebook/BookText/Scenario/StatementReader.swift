/// Blocks of statements.
extension ScenarioReader {
  /// The statements of a level.
  mutating func statements(at indent: Int) -> [ScenarioStatement] {
    var statements: [ScenarioStatement] = []
    // Only so that what goes on with a faulty statement is no fault of its own.
    var faulty: String?
    while let line = line(at: indent) {
      guard case .word(let keyword) = line.tokens[0].kind else {
        faults.add(TokenCursor(line).missing(.keyword))
        discardBlock(below: indent)
        continue
      }
      if let faulty, StatementForm.continuations[keyword] == faulty {
        discardBlock(below: indent)
      } else if let statement = statement(line, keyword: keyword) {
        statements.append(statement)
        faulty = nil
      } else {
        faulty = keyword
      }
    }
    return statements
  }

  private mutating func statement(_ line: ScenarioLine, keyword: String) -> ScenarioStatement? {
    var cursor = TokenCursor(line)
    do throws(ScenarioFault) {
      guard let form = StatementForm.byKeyword[keyword] else {
        throw cursor.fault(.unknownWord(.statement, keyword, known: StatementForm.keywords))
      }
      guard isInSteps || !form.isStep else { throw cursor.fault(.stepOutsideSteps(keyword)) }
      let mark = try cursor.cutMark()
      cursor.advance()
      let kind = try form.read(&self, &cursor)
      try cursor.expectEnd()
      return ScenarioStatement(kind, place: line.place, mark: mark)
    } catch {
      faults.add(error)
      discardBlock(below: line.indent)
      return nil
    }
  }

  /// Reads what belongs to a faulty line only for its own faults.
  mutating func discardBlock(below indent: Int) {
    if hasBlock(below: indent) { _ = statements(at: indent + 1) }
  }

  /// The statements under a line that has been read to its end; there must be some.
  mutating func block(
    of line: TokenCursor, _ keyword: String
  ) throws(ScenarioFault) -> [ScenarioStatement] {
    try line.expectEnd()
    guard hasBlock(below: line.indent) else { throw line.fault(.missingBlock(keyword)) }
    return statements(at: line.indent + 1)
  }

  mutating func loop(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let name = try line.word()
    try line.expect(word: "in")
    return .loop(name, try line.expression(), try block(of: line, "for"))
  }

  mutating func timer(
    _ line: inout TokenCursor, _ keyword: String, repeats: Bool
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let delay = try line.expression()
    return .timer(try line.word(), delay, try block(of: line, keyword), repeats: repeats)
  }
}
