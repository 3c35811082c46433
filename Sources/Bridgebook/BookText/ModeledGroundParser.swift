/// Parses `SCENARIO/VARIANT | RULE, RULE | expect …`, the middle cells of a modeled ground.
struct ModeledGroundParser {
  private enum Cell {
    static let run = 2
    static let rules = 3
    static let expectation = 4
  }

  let model: ModelIndex?

  func parse(_ row: Row) throws(TextDiagnostic) -> ModeledGround {
    let words = row.cells[Cell.run].split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 2, !words[0].isEmpty, !words[1].isEmpty else {
      throw row.fault(in: Cell.run, .badModeledGround)
    }
    var ground = ModeledGround(
      scenario: String(words[0]), variant: String(words[1]), rules: try rules(row),
      expectation: row.cells[Cell.expectation])
    do throws(ScenarioFault) {
      let check = try ModeledGroundParser.expectation(row.cells[Cell.expectation])
      try checkSteps(of: check, ground)
      ground.check = check
    } catch {
      throw row.fault(
        in: Cell.expectation, at: error.place.column - 1, .scenario(error.problem))
    }
    try checkNames(of: ground, row)
    return ground
  }

  /// Parses a list of rules such as `R1.2, R4.3`.
  private func rules(_ row: Row) throws(TextDiagnostic) -> [String] {
    let rules = row.cells[Cell.rules].list()
    guard !rules.isEmpty else { throw row.fault(in: Cell.rules, .badModeledGround) }
    return rules
  }

  private static func expectation(_ text: String) throws(ScenarioFault) -> ScenarioExpectation {
    let (tokens, end) = ScenarioLexer.read(text[...], from: 0)
    var cursor = TokenCursor(line: 1, indent: 0, tokens: tokens, end: end)
    guard cursor.next?.isWord("expect") == true else { throw cursor.missing(.token("expect")) }
    let expectation = try VariantParts.expectation(&cursor)
    try cursor.expectEnd()
    return expectation
  }

  private func checkSteps(
    of check: ScenarioExpectation, _ ground: ModeledGround
  ) throws(ScenarioFault) {
    guard let step = check.after,
      let program = model?.scenario(ground.scenario)?.program(ground.variant)
    else { return }
    let known = StatementPlaces(of: program).steps
    guard known.contains(step) else {
      throw ScenarioFault(place: check.place, problem: .unknownStep(step, known: known))
    }
  }

  private func checkNames(of ground: ModeledGround, _ row: Row) throws(TextDiagnostic) {
    guard let model else { return }
    guard let scenario = model.scenario(ground.scenario) else {
      throw row.fault(
        in: Cell.run, .unknownScenario(ground.scenario, known: model.scenarios.map(\.scenario.id)))
    }
    let variants = scenario.variants.map(\.name)
    guard variants.contains(ground.variant) else {
      throw row.fault(
        in: Cell.run, at: ground.scenario.count + 1,
        .unknownVariant(ground.variant, scenario: scenario.id, known: variants))
    }
    for rule in ground.rules where !scenario.rules.contains(rule) {
      let cell = row.cells[Cell.rules]
      let start = cell.firstRange(of: rule).map { cell[..<$0.lowerBound].count } ?? 0
      throw row.fault(
        in: Cell.rules, at: start,
        .unknownRule(rule, scenario: scenario.id, known: scenario.rules))
    }
  }
}

/// The scenarios of a book that claims and examples may name.
package struct ModelIndex: Sendable {
  package let scenarios: [ScenarioFile]

  package init(_ scenarios: [ScenarioFile]) {
    self.scenarios = scenarios.filter { !$0.scenario.isLibrary }
  }

  func file(_ id: String) -> ScenarioFile? { scenarios.first { $0.scenario.id == id } }
  func scenario(_ id: String) -> Scenario? { file(id)?.scenario }
}
