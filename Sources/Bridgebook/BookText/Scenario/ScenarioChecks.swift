/// Checks that the marks, lines and steps in a variant's expectations exist in the variant's
/// program.
struct ScenarioChecks {
  let scenario: Scenario

  func run(faults: inout ScenarioFaults) {
    var programs = ScenarioPrograms(scenario)
    for variant in scenario.variants {
      let hasSteps = variant.expectations.contains { $0.after != nil }
      guard hasSteps || !variant.findings.isEmpty, let program = programs.program(variant.name)
      else { continue }
      let places = StatementPlaces(of: program)
      for finding in variant.findings {
        for mark in finding.lines + [finding.provokedBy].compactMap({ $0 }) {
          guard let problem = places.problem(with: mark) else { continue }
          faults.add(ScenarioFault(place: finding.place, problem: problem))
        }
      }
      for expectation in variant.expectations {
        guard let step = expectation.after, !places.steps.contains(step) else { continue }
        faults.add(
          ScenarioFault(
            place: expectation.place, problem: .unknownStep(step, known: places.steps)))
      }
    }
  }
}

/// The marks, lines and steps with which expectations refer to statements of a program.
struct StatementPlaces {
  private(set) var marks: Set<String> = []
  private(set) var lines: Set<String> = []
  /// The titles of the steps, in the order of the text.
  private(set) var steps: [String] = []

  init(of program: ScenarioProgram) {
    // An event that no member causes, such as the creation of the coordinator, refers to the line
    // of the declaration. Each event of a view is caused by a member.
    let valuesAndViews: Set<ScenarioDeclaration.Kind> = [
      .view, .constant, .state, .environment, .model, .platform,
    ]
    for declaration in program.declarations where !valuesAndViews.contains(declaration.kind) {
      lines.insert(String(declaration.place.line))
    }
    for member in program.declarations.flatMap(\.members) {
      if let mark = member.mark { marks.insert(mark) }
      lines.insert(String(member.place.line))
      add(member.block)
    }
    add(program.steps)
  }

  func problem(with mark: String) -> ScenarioProblem? {
    if mark.utf8.first.map({ (0x30...0x39).contains($0) }) == true {
      return lines.contains(mark) ? nil : .noStatement(line: mark)
    }
    return marks.contains(mark) ? nil : .unknownMark(mark, known: marks.sorted())
  }

  private mutating func add(_ statements: [ScenarioStatement]) {
    for statement in statements {
      if let mark = statement.mark { marks.insert(mark) }
      lines.insert(String(statement.place.line))
      if let title = statement.stepTitle, !steps.contains(title) { steps.append(title) }
      for block in statement.kind.blocks { add(block) }
    }
  }
}
