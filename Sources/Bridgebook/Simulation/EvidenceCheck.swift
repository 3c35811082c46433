/// Evaluates the modelled grounds of claims: what they expect is compared with what the runs they name show.
package struct EvidenceCheck: Sendable {
  /// Each ground without a verdict, by the run that decides it, in the order of the book.
  private var grounds: [String: [JudgedGround]] = [:]
  /// The runs that grounds name, in the order they are first named.
  package private(set) var runs: [String] = []

  /// Gathers the grounds of all claims among the entries.
  package init(_ entries: [Entry]) {
    for entry in entries {
      guard case .claim(let facts) = entry.details else { continue }
      for (position, ground) in facts.grounds.enumerated() {
        guard let model = ground.model else { continue }
        if grounds[model.run] == nil { runs.append(model.run) }
        grounds[model.run, default: []].append(
          JudgedGround(claim: entry.id, position: position, ground: model))
      }
    }
  }

  /// Whether any ground names a run, so that its figures are worth counting.
  package func needs(_ run: String) -> Bool { grounds[run] != nil }

  /// The grounds that a run decides, with what it says of them.
  package func judged(
    by run: String, of simulation: Simulation, _ figures: RunFigures, _ outcome: SimulationOutcome
  ) -> [JudgedGround] {
    (grounds[run] ?? []).map { item in
      let result = item.ground.check.map { simulation.check($0, figures, outcome) }
      return item.judged(.init(agrees: result?.holds ?? false, found: result?.found))
    }
  }

  /// All grounds, each judged by a run made for it now; one whose run does not exist differs.
  ///
  /// - Throws: what is wrong with the names of a scenario.
  package func judged(
    in scenarios: [Scenario], library: [ScenarioDeclaration]
  ) throws(ProgramProblems) -> [JudgedGround] {
    var judged: [JudgedGround] = []
    for run in runs {
      guard let item = grounds[run]?.first?.ground,
        let program = scenarios.first(where: { $0.id == item.scenario })?.program(item.variant)
      else {
        judged += (grounds[run] ?? []).map { $0.judged(.init(agrees: false, found: nil)) }
        continue
      }
      let simulation = try Simulation(program, library: library)
      var figures = RunFigures()
      let outcome = simulation.run { events, texts in figures.consume(events, texts: texts) }
      judged += self.judged(by: run, of: simulation, figures, outcome)
    }
    return judged
  }
}

extension JudgedGround {
  fileprivate func judged(_ verdict: ModelledGround.Verdict) -> JudgedGround {
    var ground = ground
    ground.verdict = verdict
    return JudgedGround(claim: claim, position: position, ground: ground)
  }
}
