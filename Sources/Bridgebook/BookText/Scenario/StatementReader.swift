/// Parses blocks of statements.
struct StatementReader {
  /// The position of a block, which determines whether it may contain inputs such as `launch`.
  enum Position {
    /// The code of a member, which the app runs.
    case code
    /// The block of `steps`, or of a condition or loop in it.
    case steps
    /// The block of a statement in `steps`, which is a single input.
    case input(String)
  }

  let position: Position

  /// Parses the statements at a level of indentation.
  func statements(_ lines: inout ScenarioLines, at indent: Int) -> [ScenarioStatement] {
    var statements: [ScenarioStatement] = []
    // Remembered so that the continuation of a faulty statement is not reported as well.
    var faulty: String?
    while let line = lines.line(at: indent) {
      guard case .word(let keyword) = line.tokens[0].kind else {
        lines.faults.add(TokenCursor(line).missing(.keyword))
        discardBlock(&lines, below: indent)
        continue
      }
      if let faulty, StatementForm.continuations[keyword] == faulty {
        discardBlock(&lines, below: indent)
      } else if let statement = statement(&lines, line, keyword: keyword) {
        statements.append(statement)
        faulty = nil
      } else {
        faulty = keyword
      }
    }
    return statements
  }

  private func statement(
    _ lines: inout ScenarioLines, _ line: ScenarioLine, keyword: String
  ) -> ScenarioStatement? {
    var cursor = TokenCursor(line)
    do throws(ScenarioFault) {
      guard let form = StatementForm.byKeyword[keyword] else {
        if let name = cursor.assignedName { throw cursor.fault(.bareAssignment(name)) }
        let known = StatementForm.keywords(withSteps: isBelowSteps)
        throw cursor.fault(.unknownWord(.statement, keyword, known: known))
      }
      if form.isStep { try checkPosition(of: keyword, cursor) }
      let mark = try cursor.cutMark()
      cursor.advance()
      let kind = try form.read(self, &lines, &cursor)
      try cursor.expectEnd()
      return ScenarioStatement(kind, place: line.place, mark: mark)
    } catch {
      lines.faults.add(error)
      discardBlock(&lines, below: line.indent)
      return nil
    }
  }

  private var isBelowSteps: Bool { if case .steps = position { true } else { false } }

  /// Throws a fault for an input in code, or in the block of another input.
  private func checkPosition(
    of keyword: String, _ cursor: TokenCursor
  ) throws(ScenarioFault) {
    switch position {
    case .steps: return
    case .code: throw cursor.fault(.stepOutsideSteps(keyword))
    case .input(let outer): throw cursor.fault(.stepInsideStep(keyword, of: outer))
    }
  }

  /// Returns the reader of the block of a statement.
  private func inner(_ keyword: String) -> StatementReader {
    guard isBelowSteps, !StatementReader.sequences.contains(keyword) else { return self }
    return StatementReader(position: .input(keyword))
  }

  /// The statements in `steps` whose blocks contain further steps.
  private static let sequences: Set<String> = ["steps", "repeat", "for", "if", "else if", "else"]

  /// Parses the block of a faulty line only to report the faults in the block.
  private func discardBlock(_ lines: inout ScenarioLines, below indent: Int) {
    if lines.hasBlock(below: indent) { _ = statements(&lines, at: indent + 1) }
  }

  /// Parses the block under a line whose tokens have all been read; the block must not be empty.
  func block(
    _ lines: inout ScenarioLines, of line: TokenCursor, _ keyword: String
  ) throws(ScenarioFault) -> [ScenarioStatement] {
    try line.expectEnd()
    guard lines.hasBlock(below: line.indent) else { throw line.fault(.missingBlock(keyword)) }
    return inner(keyword).statements(&lines, at: line.indent + 1)
  }

  /// Parses the completion of a dismissal, which is permitted only if a controller dismisses.
  func completion(
    _ lines: inout ScenarioLines, of line: TokenCursor, _ way: ScenarioStatement.DismissalWay
  ) throws(ScenarioFault) -> [ScenarioStatement] {
    guard way == .controller, line.next == nil, lines.hasBlock(below: line.indent) else {
      return []
    }
    return try block(&lines, of: line, "dismiss")
  }

  func loop(
    _ lines: inout ScenarioLines, _ line: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let name = try line.word()
    try line.expect(word: "in")
    return .loop(name, try line.expression(), try block(&lines, of: line, "for"))
  }

  func timer(
    _ lines: inout ScenarioLines, _ line: inout TokenCursor, _ keyword: String, repeats: Bool
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let delay = try line.expression()
    return .timer(try line.word(), delay, try block(&lines, of: line, keyword), repeats: repeats)
  }

  /// Parses `if` and the branches that follow it at the same level.
  func choice(
    _ lines: inout ScenarioLines, _ line: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let condition = try line.expression()
    let then = try block(&lines, of: line, "if")
    var branches: [Branch] = []
    var otherwise: [ScenarioStatement] = []
    while let found = lines.continuation(["else"], at: line.indent) {
      var cursor = TokenCursor(found)
      let mark = try cursor.cutMark()
      cursor.advance()
      guard cursor.take(word: "if") else {
        otherwise = try block(&lines, of: cursor, "else")
        break
      }
      guard branches.count < ScenarioLimit.chain else {
        throw cursor.fault(.nestedTooDeeply(limit: ScenarioLimit.chain))
      }
      let condition = try cursor.expression()
      branches.append(
        Branch(
          condition: condition, block: try block(&lines, of: cursor, "else if"), place: found.place,
          mark: mark))
    }
    for branch in branches.reversed() {
      let kind = ScenarioStatement.Kind.choice(
        branch.condition, then: branch.block, otherwise: otherwise)
      otherwise = [ScenarioStatement(kind, place: branch.place, mark: branch.mark)]
    }
    return .choice(condition, then: then, otherwise: otherwise)
  }

  /// Parses `track N` with `on change`, or `track again N`.
  func tracking(
    _ lines: inout ScenarioLines, _ line: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    if line.take(word: "again") { return .trackAgain(try line.word()) }
    let name = try line.word()
    let reading = try block(&lines, of: line, "track")
    guard let found = lines.continuation(["on", "change"], at: line.indent) else {
      throw ScenarioFault(
        place: ScenarioPlace(line: line.line, column: line.tokens[0].column),
        problem: .missingContinuation("on change", of: "track"))
    }
    var cursor = TokenCursor(found)
    _ = cursor.take(words: ["on", "change"])
    return .track(name, reading: reading, onChange: try block(&lines, of: cursor, "on change"))
  }

  private struct Branch {
    let condition: ScenarioExpression
    let block: [ScenarioStatement]
    let place: ScenarioPlace
    let mark: String?
  }
}
