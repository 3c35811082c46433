/// Statements that go on with a second block: `if … else`, `track … on change`.
extension ScenarioReader {
  private struct Branch {
    let condition: ScenarioExpression
    let block: [ScenarioStatement]
    let place: ScenarioPlace
    let mark: String?
  }

  /// `if` and all that follows it on the same level.
  mutating func choice(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let condition = try line.expression()
    let then = try block(of: line, "if")
    var branches: [Branch] = []
    var otherwise: [ScenarioStatement] = []
    while let found = continuation(["else"], at: line.indent) {
      var cursor = TokenCursor(found)
      let mark = try cursor.cutMark()
      cursor.advance()
      guard cursor.take(word: "if") else {
        otherwise = try block(of: cursor, "else")
        break
      }
      guard branches.count < ScenarioLimit.chain else {
        throw cursor.fault(.nestedTooDeeply(limit: ScenarioLimit.chain))
      }
      let condition = try cursor.expression()
      branches.append(
        Branch(
          condition: condition, block: try block(of: cursor, "else if"), place: found.place,
          mark: mark))
    }
    for branch in branches.reversed() {
      let kind = ScenarioStatement.Kind.choice(
        branch.condition, then: branch.block, otherwise: otherwise)
      otherwise = [ScenarioStatement(kind, place: branch.place, mark: branch.mark)]
    }
    return .choice(condition, then: then, otherwise: otherwise)
  }

  /// `track N` with `on change`, or `track again N`.
  mutating func tracking(
    _ line: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    if line.take(word: "again") { return .trackAgain(try line.word()) }
    let name = try line.word()
    let reading = try block(of: line, "track")
    guard let found = continuation(["on", "change"], at: line.indent) else {
      throw ScenarioFault(
        place: ScenarioPlace(line: line.line, column: line.tokens[0].column),
        problem: .missingContinuation("on change", of: "track"))
    }
    var cursor = TokenCursor(found)
    _ = cursor.take(words: ["on", "change"])
    return .track(name, reading: reading, onChange: try block(of: cursor, "on change"))
  }

  /// The next line, when it is on that level and begins with these words.
  private mutating func continuation(_ words: [String], at indent: Int) -> ScenarioLine? {
    guard next < lines.count, lines[next].indent == indent else { return nil }
    var cursor = TokenCursor(lines[next])
    guard cursor.take(words: words) else { return nil }
    next += 1
    return lines[next - 1]
  }
}
