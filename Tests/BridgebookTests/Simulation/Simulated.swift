import BookData
import Bridgebook
import Testing

/// A run of a scenario with the results that tests examine.
struct Simulated {
  let program: ScenarioProgram
  let variant: ScenarioVariant
  let simulation: Simulation
  private(set) var events: [TraceEvent] = []
  private(set) var texts = TextTable()
  private(set) var figures = RunFigures()
  private(set) var outcome: SimulationOutcome
  private(set) var findings: [Finding] = []

  private static let scenarios = Result { try BuiltInScenarios.load() }
  /// The classes that a scenario need not declare.
  static let library = Result { try scenarios.get().library }
  /// The built-in book, loaded once because that takes longer than most runs.
  static let book = Result { try BuiltInBook.load() }

  init(_ id: String, _ variant: String, _ parameters: [ScenarioParameter] = []) throws {
    let book = try Simulated.scenarios.get()
    let scenario = try #require(book.scenarios.first { $0.id == id })
    try self.init(scenario, variant, library: book.library, parameters)
  }

  init(
    _ scenario: Scenario, _ variant: String, library: PlatformLibrary,
    _ parameters: [ScenarioParameter] = [], budget: RunBudget = .standard
  ) throws {
    program = try #require(scenario.program(variant))
    self.variant = try #require(scenario.variants.first { $0.name == variant })
    simulation = try Simulation(program, library: library, parameters: parameters)
    var events: [TraceEvent] = []
    var texts = TextTable()
    var figures = RunFigures()
    var catalog = try Simulated.book.get().catalog
    catalog.setters = simulation.setters
    var suite = DetectorSuite(catalog: catalog)
    suite.iosVersion = simulation.iosVersion
    outcome = simulation.run(budget: budget) { batch, table in
      events += batch
      texts = table
      figures.consume(batch, texts: table)
      for event in batch { suite.consume(event, texts: table) }
    }
    suite.finish(texts: texts)
    findings = suite.drain()
    self.events = events
    self.texts = texts
    self.figures = figures
  }

  /// Runs the only variant of a scenario given without front matter.
  init(
    text: String, platform: Platform = .ios, budget: RunBudget = .standard
  ) throws {
    let head = "kind: scenario\nid: t\ntitle: T\nplatform: \(platform.rawValue)\n\n"
    let file = SourceFile(
      path: "t.txt", text: head + text + "\nvariant A plain: as it is\n")
    let (scenario, faults) = ScenarioParser.parse(file)
    #expect(faults == [])
    let library = try Simulated.scenarios.get().library
    try self.init(#require(scenario), "A", library: library, budget: budget)
  }

  /// The lines that the app and the runtime print.
  var console: [String] { events.compactMap { line(of: $0) } }

  /// Returns the line that an event prints to the console, or nil if it prints none.
  func line(of event: TraceEvent) -> String? {
    if event.kind == .message { return "[SwiftUI] " + texts[event.value] }
    if event.kind == .note, texts[event.name] == "print" { return texts[event.value] }
    return nil
  }

  /// The events, one per line, for analyzing a failure.
  var listing: String {
    events.map { event in
      let words = [
        String(event.line), String(repeating: "  ", count: Int(event.depth)) + event.kind.rawValue,
        texts[event.subject], texts[event.name], texts[event.value],
        event.outcome?.rawValue ?? "",
      ]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
