internal import BookData
internal import Bridgebook
internal import Platform

/// Runs the variants of one scenario.
struct SimulationSession {
  /// A run with the data needed to evaluate it.
  struct Result {
    var run: Run
    let program: ScenarioProgram
    let simulation: Simulation
    let outcome: SimulationOutcome
  }

  /// A cache of the last program, from which the program of the next variant may be derived.
  private final class Programs {
    private var made: ScenarioPrograms

    init(_ made: ScenarioPrograms) { self.made = made }

    func program(_ variant: String) -> ScenarioProgram? { made.program(variant) }
  }

  /// Whether the time limit of the session has passed.
  var isLate: Bool { ContinuousClock.now > deadline }

  typealias Observer = (_ events: [TraceEvent], _ texts: TextTable) throws -> Void

  /// The place of parameters from the command line, which have no line in the file.
  static let commandLine = ScenarioPlace(line: 0, column: 0)

  let scenario: Scenario
  private let library: PlatformLibrary
  private let catalog: MessageCatalog
  private let hash: String
  private let byteCount: Int
  private let lineCount: Int
  private let programs: Programs
  private let budget: RunBudget
  /// The time at which the session's limit is reached.
  private let deadline: ContinuousClock.Instant

  init(
    _ file: ScenarioFile, library: PlatformLibrary, catalog: MessageCatalog,
    budget: RunBudget = .standard
  ) {
    self.budget = budget
    programs = Programs(ScenarioPrograms(file.scenario))
    deadline = ContinuousClock.now + .seconds(budget[.seconds])
    scenario = file.scenario
    self.library = library
    self.catalog = catalog
    var text = file.text
    (byteCount, lineCount, hash) = text.withUTF8 { bytes in
      var hash = ContentHash()
      hash.update(UnsafeRawBufferPointer(bytes))
      return (bytes.count, bytes.count { $0 == 10 }, hash.hexadecimal)
    }
  }

  /// Runs a variant.
  ///
  /// - Parameters:
  ///   - parameters: values that replace those of the variant.
  ///   - interruption: polled for a request to end the run early.
  ///   - observe: called with the events as they occur.
  ///   - begin: called with the description of the run before its first event.
  func run(
    _ variant: ScenarioVariant, _ parameters: [ScenarioParameter] = [],
    interruption: @escaping () -> Interruption? = { nil }, observe: @escaping Observer,
    begin: (Run) -> Void = { _ in }
  ) throws -> Result {
    // A deeply nested scenario needs 1.5 MB of stack, more than Apple's secondary threads and some
    // callers' threads have.
    try Worker.run {
      try simulate(variant, parameters, interruption: interruption, observe: observe, begin: begin)
    }
  }

  private func simulate(
    _ variant: ScenarioVariant, _ parameters: [ScenarioParameter],
    interruption: @escaping () -> Interruption?, observe: @escaping Observer, begin: (Run) -> Void
  ) throws -> Result {
    guard let program = programs.program(variant.name) else {
      throw SimulationError.unknownVariant(
        variant.name, scenario: scenario.id, known: scenario.variants.map(\.name))
    }
    let simulation: Simulation
    do {
      simulation = try Simulation(program, library: library, parameters: parameters)
    } catch {
      throw SimulationError.faults(path: scenario.file, error.problems)
    }
    var run = Run(
      id: SimulationSession.id(of: program, parameters),
      title: "\(scenario.title): \(variant.title)", origin: .simulated,
      contentHash: hash)
    run.tool = "bridgebook simulate"
    run.platform = scenario.platform.rawValue
    run.os = simulation.iosVersion.map(String.init)
    run.scenario = scenario.id
    run.variant = variant.name
    run.lineCount = lineCount
    run.byteCount = byteCount
    begin(run)
    var catalog = catalog
    catalog.setters = simulation.setters
    var suite = DetectorSuite(catalog: catalog)
    suite.iosVersion = simulation.iosVersion
    var failure: (any Error)?
    var outcome = simulation.run(
      budget: budget, isUnwanted: { interruption() != nil || isLate },
      ended: { suite.finish(texts: $0) }
    ) { events, texts in
      for event in events { suite.consume(event, texts: texts) }
      guard failure == nil else { return }
      do { try observe(events, texts) } catch { failure = error }
    }
    if let failure { throw failure }
    if outcome.stoppedBy == .request {
      if let interruption = interruption() { throw interruption }
      outcome.stoppedBy = .budget(.seconds)
    }
    run.eventCount = outcome.eventCount
    run.findings = suite.drain()
    return Result(run: run, program: program, simulation: simulation, outcome: outcome)
  }

  /// Returns the id of a run: `scenario/variant`, and the parameters changed on the command line.
  private static func id(of program: ScenarioProgram, _ given: [ScenarioParameter]) -> String {
    var parts = ["\(program.scenario)/\(program.variant)"]
    for parameter in given.sorted(by: { $0.name < $1.name }) {
      let value = ParameterText.value(parameter.value)
      if value != ParameterText.value(of: parameter.name, in: program) {
        parts.append("\(parameter.name)=\(value)")
      }
    }
    return parts.joined(separator: "+")
  }

  /// A part of the runs of a book.
  enum Part: Sendable {
    /// Events of the current run.
    case events([TraceEvent], TextTable)
    /// The completed run, and the grounds of claims that it decides.
    case end(Run, [JudgedGround])
  }

  /// Runs the variants of the scenarios in a book.
  ///
  /// - Parameters:
  ///   - ids: the runs to simulate, each as `scenario/variant`; nil for all.
  ///   - excluded: the runs not to simulate.
  ///   - take: called with each part of the runs, in order.
  static func runAll(
    of book: Book, only ids: Set<String>? = nil, besides excluded: Set<String> = [],
    take: (Part) throws -> Void
  ) throws {
    let isWanted = { (scenario: String, variant: String) in
      let id = "\(scenario)/\(variant)"
      return ids?.contains(id) ?? true && !excluded.contains(id)
    }
    let files = book.scenarios.filter { file in
      !file.scenario.isLibrary
        && file.scenario.variants.contains { isWanted(file.scenario.id, $0.name) }
    }
    guard !files.isEmpty else { return }
    let library = BuiltInScenarios.split(book.scenarios, book.classes).library
    let evidence = EvidenceCheck(book.entries)
    // One thread for all runs, because starting one takes longer than a short run.
    try Worker.run {
      for file in files {
        let session = SimulationSession(file, library: library, catalog: book.catalog)
        for variant in file.scenario.variants where isWanted(file.scenario.id, variant.name) {
          try session.run(variant, evidence, take)
        }
      }
    }
  }

  /// Runs a variant on the current thread and passes on its events and its end.
  private func run(
    _ variant: ScenarioVariant, _ evidence: EvidenceCheck, _ take: (Part) throws -> Void
  ) throws {
    var figures = RunFigures()
    let isCounted = evidence.needs("\(scenario.id)/\(variant.name)")
    let result = try withoutActuallyEscaping(take) { take in
      try simulate(
        variant, [], interruption: { nil },
        observe: { batch, texts in
          if isCounted { figures.consume(batch, texts: texts) }
          try take(.events(batch, texts))
        }, begin: { _ in })
    }
    try take(
      .end(
        result.run,
        evidence.judged(by: result.run.id, of: result.simulation, figures, result.outcome)))
  }
}

/// Converts values of parameters to and from words of the command line.
enum ParameterText {
  /// Returns the value of a parameter in a program: its own, or the model's default; nil if there
  /// is none.
  static func value(of name: String, in program: ScenarioProgram) -> String? {
    if let own = program.parameters.first(where: { $0.name == name }) { return value(own.value) }
    return ModelParameter.table.first { $0.name == name }?.defaultValue
  }

  /// Returns a value in the form of the command line.
  static func value(_ expression: ScenarioExpression) -> String {
    switch expression {
    case .integer(let number): String(number)
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .text(let text): text
    case .name(let name): name.text
    default: ""
    }
  }

  /// Parses a value of the command line.
  static func expression(_ word: String) -> ScenarioExpression {
    if let number = Int(word) { return .integer(number) }
    return switch word {
    case "true": .truth(true)
    case "false": .truth(false)
    default: .text(word)
    }
  }
}
