package import Bridgebook
package import BridgebookExport
package import BridgebookStore
internal import Platform

/// What is to be simulated, in words as people type them.
package struct SimulationQuestion {
  /// The id of a scenario, a file, or `-` for the input.
  package let scenario: String
  /// Nil for all variants.
  package var variant: String?
  /// Values for what the model or the scenario leaves open, each as NAME=VALUE.
  package var settings: [String] = []
  /// What a run may use up, each as BUDGET=NUMBER.
  package var budgets: [String] = []
  /// Whether the runs are kept in the store.
  package var isRecorded = false
  /// Options that were given and show one variant only.
  package var flagsForOneVariant: [String] = []

  package init(scenario: String) {
    self.scenario = scenario
  }

  /// The variants the words ask for, which is all of them where none is named.
  fileprivate func variants(of scenario: Scenario) throws -> [ScenarioVariant] {
    let known = scenario.variants.map(\.name)
    if flagsForOneVariant.count > 1 { throw SimulationError.onlyOne(flagsForOneVariant) }
    if let name = variant {
      guard let variant = scenario.variants.first(where: { $0.name == name }) else {
        throw SimulationError.unknownVariant(name, scenario: scenario.id, known: known)
      }
      return [variant]
    }
    if let flag = flagsForOneVariant.first, known.count > 1 {
      throw SimulationError.variantNeeded(flag: flag, scenario: scenario.id, known: known)
    }
    return scenario.variants
  }
}

/// What the runs of a scenario showed.
package struct SimulationAnswer {
  package fileprivate(set) var reports: [SimulationReport] = []
  /// What became of the runs that were to be kept.
  package fileprivate(set) var recorded: [(run: String, result: RunWriter.Result)] = []
  /// False where the time was over before every variant had been run.
  package fileprivate(set) var isWhole = true

  /// The answer for programs.
  package var json: JSONValue {
    SimulationExport.json(of: reports, isOne: reports.count == 1)
  }
}

extension Workspace {
  /// Runs the variants of a scenario.
  ///
  /// - Parameters:
  ///   - begin: receives what is known of a run before its first event.
  ///   - events: receives the events as they come; the reports are then without lines and queue.
  package func simulate(
    _ question: SimulationQuestion, begin: (Run) -> Void = { _ in },
    events: (([TraceEvent], TextTable) -> Void)? = nil
  ) throws -> SimulationAnswer {
    let given = try ScenarioInput.parameters(question.settings)
    let budget = try ScenarioInput.budget(question.budgets)
    let store = try question.isRecorded ? openStoreForWriting() : openStore()
    let (file, library) = try ScenarioInput.find(question.scenario, in: store, self)
    let chosen = try question.variants(of: file.scenario)
    let session = SimulationSession(
      file, library: library, catalogue: try store.messages(), budget: budget)
    let words = DiagnosisWords(store: store)
    var answer = SimulationAnswer()
    var left = 0
    for variant in chosen {
      guard !session.isLate else {
        left += 1
        continue
      }
      let reporter = SimulationReporter(keepsText: events == nil)
      let writer = try question.isRecorded ? RunWriter(store) : nil
      let result = try session.run(variant, given, interruption: interruption) { batch, texts in
        reporter.take(batch, texts)
        try writer?.append(batch, texts: texts)
        events?(batch, texts)
      } begin: { header in
        begin(header)
      }
      if let writer {
        let outcome = try writer.finish(result.run, at: SystemCalls.timestamp())
        if outcome == .taken {
          throw SimulationError.taken(run: result.run.id, path: file.scenario.file)
        }
        answer.recorded.append((result.run.id, outcome))
        if outcome == .stored || outcome == .replaced {
          accomplish("the run was stored as \(result.run.id)")
        }
      }
      answer.reports.append(
        try reporter.report(
          result, of: variant, in: file, given: given, words: words))
    }
    if left > 0 {
      answer.isWhole = false
      note(
        "\(left) variants were not run: the budget of seconds is used up; --limit seconds=NUMBER allows more"
      )
    }
    return answer
  }
}
