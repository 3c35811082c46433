import Bridgebook
import BridgebookStore
import Testing

/// Modeled grounds and their verdicts in the store.
struct EvidenceTests {
  private let store: Store

  private static let grounds: [Ground] = [
    model("M1", ["R1", "R2"], "expect a = 1", "It is."),
    Ground(side: .contradicts, kind: .stated, source: "seed", text: "It is not."),
    model("M2", ["R2"], "expect a = 2", "It is here too."),
    model("M9", ["R1"], "expect a = 3", "Never run."),
  ]

  private static func model(
    _ variant: String, _ rules: [String], _ expectation: String, _ text: String
  ) -> Ground {
    Ground(
      side: .supports,
      model: ModeledGround(
        scenario: "map", variant: variant, rules: rules, expectation: expectation),
      text: text)
  }

  private static var book: Book {
    var scenario = Scenario(id: "map", title: "A map", platform: .ios, file: "scenarios/map.txt")
    scenario.variants = ["M1", "M2"].map {
      ScenarioVariant(
        name: $0, role: .plain, title: "does \($0)", place: ScenarioPlace(line: 9, column: 1))
    }
    var book = Book()
    book.sources = [Source(id: "seed", kind: "article", title: "Seed", url: nil)]
    book.entries = [
      Entry(
        kind: .claim, id: "c1", title: "It is so",
        details: .claim(ClaimFacts(status: .stated, grounds: grounds)))
    ]
    book.rules = [
      ModelRule(id: "R1", confidence: .low, grounds: "a guess", text: "It is so."),
      ModelRule(id: "R2", confidence: .high, grounds: "a print", text: "It prints so."),
    ]
    book.scenarios = [ScenarioFile(scenario: scenario, text: "kind: scenario\n")]
    return book
  }

  init() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try Store.prepare(
      connection, fingerprint: "one", time: "", book: { _ in EffectiveBook(Self.book) },
      runs: { _ in
        { writer in
          for (position, variant) in [(0, "M1"), (2, "M2")] {
            var run = Run(
              id: "map/\(variant)", title: "A map", origin: .simulated, contentHash: "built-in")
            run.scenario = "map"
            run.variant = variant
            try writer.finish(run)
            var ground = try #require(Self.grounds[position].model)
            ground.verdict = .init(agrees: variant == "M1", found: variant == "M1" ? "1" : nil)
            try writer.note(JudgedGround(claim: "c1", position: position, ground: ground))
          }
        }
      })
    store = Store(connection)
  }

  @Test func groundsComeBackInTheirOrderWithTheirVerdicts() throws {
    guard case .claim(let facts) = try store.entries.entry("c1")?.details else {
      preconditionFailure("no claim")
    }
    #expect(facts.grounds.map(\.text) == Self.grounds.map(\.text))
    #expect(facts.grounds.map(\.source) == [nil, "seed", nil, nil])
    let models = facts.grounds.compactMap(\.model)
    #expect(models.map(\.run) == ["map/M1", "map/M2", "map/M9"])
    #expect(models.map(\.rules) == [["R1", "R2"], ["R2"], ["R1"]])
    #expect(models.map(\.expectation) == ["expect a = 1", "expect a = 2", "expect a = 3"])
    #expect(
      models.map(\.verdict) == [
        .init(agrees: true, found: "1"), .init(agrees: false, found: nil), nil,
      ])
    #expect(try store.evidence.modelRules(["R2", "R0"]).keys.sorted() == ["R2"])
  }

  @Test func runsAndClaimsAreLinkedBothWays() throws {
    let runs = try store.evidence.simulatedRuns(ofClaim: "c1")
    #expect(runs.shown == ["map/M1", "map/M2"] && runs.scenarios == ["map"])
    #expect(runs.absent == [])
    let scenario = try #require(try store.scenarios.scenario("map"))
    #expect(scenario.claims.map(\.id) == ["c1"])
    #expect(scenario.variants.map(\.claims) == [["c1"], ["c1"]])
    #expect(scenario.variants(of: "c1") == ["M1", "M2"])
    try store.connection.execute("DELETE FROM run WHERE id = 'map/M1'")
    #expect(try store.evidence.simulatedRuns(ofClaim: "c1").shown == ["map/M2"])
  }

  @Test func theViewsShowThem() throws {
    let rows = try store.connection.rows(
      "SELECT variant, model, found, rule_ids, lowest_confidence FROM modelled_grounds"
    ) { row in (0..<5).map { row.optionalText(Int32($0)) ?? "-" } }
    #expect(
      rows == [
        ["M1", "agrees", "1", "[\"R1\",\"R2\"]", "low"],
        ["M2", "differs", "-", "[\"R2\"]", "high"], ["M9", "-", "-", "[\"R1\"]", "low"],
      ])
    let grounds = try store.connection.rows("SELECT kind, source FROM grounds ORDER BY position") {
      "\($0.text(0)) \($0.text(1))"
    }
    #expect(grounds == ["modelled map/M1", "stated Seed", "modelled map/M2", "modelled map/M9"])
  }

  /// A claim is replaced together with its grounds, although scenarios refer to them.
  @Test func aNewBookReplacesThem() throws {
    try Store.prepare(
      store.connection, fingerprint: "two", time: "", book: { _ in EffectiveBook(Book()) })
    for table in ["modelled_ground", "modelled_ground_rule"] {
      #expect(
        try store.connection.first("SELECT count(*) FROM \(table)") { $0.int(0) } == 0)
    }
    #expect(try store.connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }
}
