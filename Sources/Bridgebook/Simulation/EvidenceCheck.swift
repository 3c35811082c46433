/// Compares the expectations of claims' modeled grounds with the runs they name.
package struct EvidenceCheck: Sendable {
  /// The grounds, without verdicts, by the id of the run that they name, in the order of the book.
  private var grounds: [String: [JudgedGround]] = [:]
  /// The ids of the runs that grounds name, in order of first mention.
  package private(set) var runs: [String] = []

  /// Collects the modeled grounds of all claims.
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

  /// Returns whether a ground names a run, so that the run's figures are needed.
  package func needs(_ run: String) -> Bool { grounds[run] != nil }

  /// Returns the grounds that name a run, with their verdicts.
  package func judged(
    by run: String, of simulation: Simulation, _ figures: RunFigures, _ outcome: SimulationOutcome
  ) -> [JudgedGround] {
    (grounds[run] ?? []).map { item in
      let result = item.ground.check.map { simulation.check($0, figures, outcome) }
      return item.judged(.init(agrees: result?.holds ?? false, found: result?.found))
    }
  }

  /// Executes the runs that the grounds name, and returns all grounds with their verdicts.
  ///
  /// A ground whose run does not exist does not agree.
  ///
  /// - Throws: The problems with the names in a scenario.
  package func judged(
    in scenarios: [Scenario], library: PlatformLibrary
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
  fileprivate func judged(_ verdict: ModeledGround.Verdict) -> JudgedGround {
    var ground = ground
    ground.verdict = verdict
    return JudgedGround(claim: claim, position: position, ground: ground)
  }
}
