package import Bridgebook
internal import BridgebookExport
package import BridgebookStore
internal import Platform

/// A request for a simulation, as the user typed it.
package struct SimulationQuestion {
  /// The id of a scenario or of one of its runs, a file, or `-` for the input.
  package private(set) var scenario: String
  /// The variant to run; nil for all variants.
  package var variant: String?
  /// Values of parameters that the model or the scenario leaves open, each as NAME=VALUE.
  package var settings: [String] = []
  /// The limits of a run, each as BUDGET=NUMBER.
  package var budgets: [String] = []
  /// Whether the runs are stored.
  package var isRecorded = false
  /// The maximum memory in bytes for the lines of all variants.
  package var maximumKeptByteCount = 64 << 20
  /// The given options that apply to a single variant only.
  package var flagsForOneVariant: [String] = []

  package init(scenario: String) {
    self.scenario = scenario
  }

  /// Returns the question with the complete id of the scenario, and with the variant and the
  /// parameters if the word names a run such as `text-view/N3+policy=queueFirst`.
  fileprivate func resolved(in store: Store, _ workspace: Workspace) throws -> SimulationQuestion {
    guard scenario != "-", try workspace.file(at: scenario) == .missing else { return self }
    let slash = scenario.firstIndex(of: "/") ?? scenario.endIndex
    let ids = try store.scenarios.titles().map(\.id)
    var question = self
    guard let id = IDPrefix.only(String(scenario[..<slash]), in: ids) else { return self }
    question.scenario = id
    guard slash < scenario.endIndex else { return question }
    guard variant == nil else { return self }
    let parts = scenario[scenario.index(after: slash)...].split(separator: "+")
    guard let name = parts.first else { return self }
    question.variant = String(name)
    question.settings = parts.dropFirst().map(String.init) + settings
    return question
  }

  /// Returns the variants to run: the named one, or all of them.
  fileprivate func variants(of scenario: Scenario) throws -> [ScenarioVariant] {
    let known = scenario.variants.map(\.name)
    if flagsForOneVariant.count > 1 { throw SimulationError.onlyOne(flagsForOneVariant) }
    if let name = variant {
      guard let whole = IDPrefix.only(name, in: known, from: 1),
        let variant = scenario.variants.first(where: { $0.name == whole })
      else {
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

/// The results of simulating a scenario.
package struct SimulationAnswer {
  package fileprivate(set) var reports: [SimulationReport] = []
  /// The result of storing each run that was to be recorded.
  package fileprivate(set) var recorded: [(run: String, result: RunWriter.Result)] = []
  /// False if the time limit was reached before every variant had been run.
  package fileprivate(set) var isWhole = true

  /// The answer as JSON.
  package var json: JSONValue {
    SimulationExport.json(of: reports, isOne: reports.count == 1)
  }
}

extension Workspace {
  /// Runs the variants of a scenario.
  ///
  /// - Parameters:
  ///   - begin: called with the description of each run before its first event.
  ///   - events: called with the events as they occur; the reports then have no lines and no queue.
  package func simulate(
    _ question: SimulationQuestion, begin: (Run) -> Void = { _ in },
    events: (([TraceEvent], TextTable) -> Void)? = nil
  ) throws -> SimulationAnswer {
    let store = try question.isRecorded ? openStoreForWriting() : openStore()
    let question = try question.resolved(in: store, self)
    let simulation = ScenarioSimulation(
      question: question, given: try ScenarioInput.parameters(question.settings),
      budget: try ScenarioInput.budget(question.budgets), workspace: self, store: store)
    return try simulation.run(begin: begin, events: events)
  }
}

/// Runs the variants of a scenario.
private struct ScenarioSimulation {
  let question: SimulationQuestion
  let given: [ScenarioParameter]
  let budget: RunBudget
  let workspace: Workspace
  let store: Store

  func run(
    begin: (Run) -> Void, events: (([TraceEvent], TextTable) -> Void)?
  ) throws -> SimulationAnswer {
    let (file, library) = try ScenarioInput.find(question.scenario, in: store, workspace)
    let chosen = try question.variants(of: file.scenario)
    let session = SimulationSession(
      file, library: library, catalog: try store.detectionCatalog(), budget: budget)
    let words = DiagnosisWords(store: store)
    var answer = SimulationAnswer()
    var keptBytes = 0
    var left = 0
    for variant in chosen {
      guard !session.isLate, keptBytes <= question.maximumKeptByteCount else {
        left += 1
        continue
      }
      let reporter = SimulationReporter(keepsText: events == nil)
      let writer = try question.isRecorded ? RunWriter(store) : nil
      let result = try session.run(variant, given, interruption: workspace.interruption) {
        batch, texts in
        reporter.take(batch, texts)
        try writer?.append(batch, texts: texts)
        events?(batch, texts)
      } begin: { header in
        begin(header)
      }
      if let writer {
        let outcome = try writer.finish(result.run, at: SystemClock.timestamp())
        if outcome == .taken {
          throw SimulationError.taken(run: result.run.id, path: file.scenario.file)
        }
        answer.recorded.append((result.run.id, outcome))
        if outcome == .stored || outcome == .replaced {
          workspace.accomplish("the run was stored as \(result.run.id)")
        }
      }
      keptBytes += reporter.keptBytes
      answer.reports.append(
        try reporter.report(
          result, of: variant, in: file, given: given, words: words))
    }
    if left > 0 {
      answer.isWhole = false
      workspace.note(
        keptBytes > question.maximumKeptByteCount
          ? "\(left) variants were not run: what is printed takes too much memory; --variant NAME runs one"
          : "\(left) variants were not run: the budget of seconds is used up; --limit seconds=NUMBER allows more"
      )
    }
    return answer
  }
}
