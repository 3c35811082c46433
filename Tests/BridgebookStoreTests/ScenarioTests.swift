import Bridgebook
import BridgebookStore
import Testing

/// Scenarios and built-in runs in the store.
struct ScenarioTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
  }

  private static func book(variants: [String]) -> Book {
    var scenario = Scenario(id: "map", title: "A map", platform: .ios, file: "scenarios/map.txt")
    scenario.variants = variants.map {
      ScenarioVariant(
        name: $0, role: $0 == "M1" ? .broken : .fixed, title: "does \($0)",
        place: ScenarioPlace(line: 9, column: 1))
    }
    scenario.rules = ["R1"]
    scenario.gotchas = ["lost"]
    scenario.sources = ["seed"]
    var book = Book()
    book.sources = [Source(id: "seed", kind: "article", title: "Seed", url: nil)]
    book.entries = [Fixture.gotcha("lost", title: "Lost")]
    book.rules = [ModelRule(id: "R1", confidence: .low, grounds: "a guess", text: "It is so.")]
    book.scenarios = [ScenarioFile(scenario: scenario, text: "kind: scenario\n")]
    return book
  }

  private static func run(_ variant: String, hash: String = "built-in") -> Run {
    var run = Run(id: "map/\(variant)", title: "A map", origin: .simulated, contentHash: hash)
    run.scenario = "map"
    run.variant = variant
    run.eventCount = 1
    if variant == "M1" {
      run.findings = [
        Finding(
          gotcha: "lost", severity: .error, confidence: .certain, lines: [3], provokedBy: nil)
      ]
    }
    return run
  }

  private func prepare(
    _ fingerprint: String, variants: [String], eventCount: Int = 1
  ) throws -> Store {
    let events = (0..<eventCount).map { TraceEvent(kind: .idle, sequence: $0, line: $0 + 1) }
    try Store.prepare(
      connection, fingerprint: fingerprint, time: "",
      book: { _ in EffectiveBook(Self.book(variants: variants)) },
      runs: { book in
        { writer in
          for variant in book.scenarios[0].scenario.variants {
            try writer.append(events, texts: TextTable())
            try writer.finish(Self.run(variant.name))
          }
        }
      })
    return Store(connection)
  }

  @Test func aScenarioReadsBackWithItsRuns() throws {
    let store = try prepare("one", variants: ["M1", "M2"])
    #expect(try store.scenarios.titles().map(\.id) == ["map"])
    #expect(try store.scenarios.titles(on: .macos).isEmpty)
    let scenario = try #require(try store.scenarios.scenario("map"))
    #expect(scenario.variants.map(\.run) == ["map/M1", "map/M2"])
    #expect(scenario.variants.map(\.gotchas) == [["lost"], []])
    #expect(scenario.rules.map(\.confidence) == [.low])
    #expect(scenario.gotchas.map(\.title) == ["Lost"])
    #expect(scenario.sources.map(\.id) == ["seed"])
    #expect(scenario.text == "kind: scenario\n")
    #expect(try store.scenarios.scenario("nobody") == nil)
    let runs = try store.evidence.simulatedRuns(of: "lost")
    #expect(runs.shown == ["map/M1"])
    #expect(runs.absent == ["map/M2"])
    #expect(try store.evidence.simulatedRuns(of: "other") == EntryRuns())
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }

  @Test func aNewBookReplacesItsRunsAndLeavesTheRest() throws {
    let store = try prepare("one", variants: ["M1", "M2"])
    for run in [
      Run(id: "0123456789ab", title: "log", origin: .imported, contentHash: "x"),
      Self.run("M1+policy=queueFirst"), Self.run("M3", hash: "of a person"),
    ] {
      let writer = try RunWriter(store)
      try writer.append([TraceEvent(kind: .idle, sequence: 0, line: 1)], texts: TextTable())
      #expect(try writer.finish(run, at: "") == .stored)
    }
    _ = try prepare("two", variants: ["M1", "M3"])
    #expect(
      try store.runs.ids() == [
        "0123456789ab", "map/M1+policy=queueFirst", "map/M3+own5", "map/M1", "map/M3",
      ])
    #expect(try store.runs.builtInIDs() == ["map/M1", "map/M3"])
    #expect(try connection.first("SELECT count(*) FROM run_event") { $0.int(0) } == 5)
  }

  /// SQLite may assign the ids of events only where no higher ones exist.
  @Test func eventsKeepTheirRunIfOrphanEventsHaveHigherIDs() throws {
    _ = try prepare("one", variants: ["M1"])
    try connection.execute("INSERT INTO run_event VALUES (9999 << 32, 0, 0, 0, 0, 0, 1, NULL)")
    let store = try prepare("two", variants: ["M1", "M3"], eventCount: 40)
    for id in ["map/M1", "map/M3"] {
      var lines: [Int] = []
      try store.events.forEach(of: id) { event, _ in lines.append(event.line) }
      #expect(lines == Array(1...40))
    }
  }

  @Test func aRecordedRunTakesThePlaceOfItsFormerTextButOfNoBuiltInRun() throws {
    let store = try prepare("one", variants: ["M1"])
    func record(_ variant: String, _ hash: String) throws -> RunWriter.Result {
      try RunWriter(store).finish(Self.run(variant, hash: hash), at: "")
    }
    #expect(try record("M1", "built-in") == .duplicate)
    #expect(try record("M1", "other") == .taken)
    #expect(try record("M9", "first") == .stored)
    #expect(try record("M9", "first") == .duplicate)
    #expect(try record("M9", "second") == .replaced)
    #expect(try store.runs.ids() == ["map/M1", "map/M9"])
  }

  @Test func aBuiltInRunIsNotRemoved() throws {
    let store = try prepare("one", variants: ["M1"])
    #expect(try RunHealth(store).missingBuiltInRuns(judged: []).isEmpty)
    #expect(try RunRemover(store).remove("map/M1") == .builtIn)
    #expect(try store.runs.ids() == ["map/M1"])
    #expect(try store.scenarios.scenario("map")?.variants.map(\.run) == ["map/M1"])
  }

  @Test(arguments: [
    "DELETE FROM run WHERE id = 'map/M1'", "DELETE FROM run_event",
    "UPDATE run_event SET code = 4063", "UPDATE run_event SET code = 7 << 7",
    "UPDATE scenario_variant SET run_number = NULL",
  ])
  func aBuiltInRunThatIsNotWholeIsMissing(damage: String) throws {
    let store = try prepare("one", variants: ["M1"])
    try connection.execute("PRAGMA foreign_keys = OFF; \(damage)")
    #expect(try RunHealth(store).missingBuiltInRuns(judged: []).runs == ["map/M1"])
  }

  @Test func aRunThatFailsLeavesNoBookWithoutItsRuns() throws {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try Store.prepare(
        connection, fingerprint: "one", time: "",
        book: { _ in EffectiveBook(Self.book(variants: ["M1"])) },
        runs: { _ in { _ in throw Broken() } })
    }
    #expect(try connection.tables() == [])
    #expect(try Store.state(of: connection, fingerprint: "one") == .empty)
  }
}
