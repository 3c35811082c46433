import Bridgebook
import Testing

/// Faults in grounds and examples that name a scenario, each with its position.
@Suite struct EvidenceFaultTests {
  static let head = "lost-caret/fixed | R1.2, R4.3 | expect a = 2"

  static let faults: [Fault] = [
    ground("lost-caret/fixed | R1.2 | No expectation.", 11, 1, .badModeledGround),
    ground("lost-caret/fixed | | expect a = 2 | Text.", 11, 1, .badModeledGround),
    ground("lost-caret | R1.2 | expect a = 2 | Text.", 11, 20, .badModeledGround),
    ground("lost-caret/ | R1.2 | expect a = 2 | Text.", 11, 20, .badModeledGround),
    ground("lost-caret/fixed | , | expect a = 2 | Text.", 11, 39, .badModeledGround),
    ground(
      "lost-carrot/fixed | R1.2 | expect a = 2 | Text.", 11, 20,
      .unknownScenario("lost-carrot", known: ["lost-caret"])),
    ground(
      "lost-caret/fxed | R1.2 | expect a = 2 | Text.", 11, 31,
      .unknownVariant("fxed", scenario: "lost-caret", known: ["broken", "fixed", "later"])),
    ground(
      "lost-caret/fixed | R1.2, R9.9 | expect a = 2 | Text.", 11, 45,
      .unknownRule("R9.9", scenario: "lost-caret", known: ["R1.2", "R4.3"])),
    ground(
      "lost-caret/fixed | R1.2 | exspect a = 2 | Text.", 11, 46,
      .scenario(.expected(.token("expect"), found: "exspect"))),
    ground(
      "lost-caret/fixed | R1.2 | expect a 2 | Text.", 11, 55,
      .scenario(.expected(.comparison, found: "2"))),
    ground(
      "lost-caret/fixed | R1.2 | expect a = 2 2 | Text.", 11, 59,
      .scenario(.expected(.endOfLine, found: "2"))),
    ground(
      "lost-caret/fixed | R1.2 | expect a = | Text.", 11, 56,
      .scenario(.expected(.value, found: nil))),
    ground(
      "lost-caret/fixed | R1.2 | expect a = 2 after \"Rest\" | Text.", 11, 46,
      .scenario(.unknownStep("Rest", known: ["Launch", "Reset"]))),
    // If a row is continued, the position is in the line that contains the fault.
    ground(
      "lost-caret/fixed\n  | R1.2\n  | expect a 2 | Text.", 13, 14,
      .scenario(.expected(.comparison, found: "2"))),
    ground(
      "lost-caret/fixed | R1.2,\n    R9 | expect a = 2 | Text.", 12, 5,
      .unknownRule("R9", scenario: "lost-caret", known: ["R1.2", "R4.3"])),
    onlyModel("shown", "- for | modelled | \(head) | It is."),
    onlyModel("refuted", "- against | modelled | \(head) | It is not."),
    onlyModel(
      "disputed", "- for | modelled | \(head) | It is.\n- against | stated | seed-000 | Is not."),
    onlyModel("stated", "- for | modelled | \(head) | It is."),
    excerpt("  set text = 3", 38, .notInVariant("set text = 3", run: run, known: lines)),
    // Indented as in the file rather than as in the variant's program.
    excerpt(
      "      binding a", 38, .notInVariant("    binding a", run: run, known: lines)),
    excerpt(
      "    update\n    state a = 7", 39, .notInVariant("  state a = 7", run: run, known: lines)),
    excerpt("  view V\n  state a = 7", 39, .outOfOrder("state a = 7", run: run)),
    // Each line is used only once.
    excerpt("  view V\n  view V", 39, .outOfOrder("view V", run: run)),
    Fault(
      Samples.gotcha(excerpt: "  view V", of: "lost-carrot fixed"), 37, 14,
      .unknownScenario("lost-carrot", known: ["lost-caret"])),
    Fault(
      Samples.gotcha(excerpt: "  view V", of: "lost-caret fxed"), 37, 25,
      .unknownVariant("fxed", scenario: "lost-caret", known: ["broken", "fixed", "later"])),
  ]

  private static let run = "lost-caret/fixed"
  private static let lines =
    VariantText(of: Samples.scenarioFile, variant: "fixed")?.lines.map(\.text) ?? []

  private static func ground(
    _ row: String, _ line: Int, _ column: Int, _ problem: TextDiagnostic.Problem
  ) -> Fault {
    Fault(Samples.claim(modeled: row), line, column, problem)
  }

  private static func onlyModel(_ status: String, _ rows: String) -> Fault {
    let text = """
      kind: claim
      id: c99-claim
      title: It is so
      status: \(status)
      sources: seed-000

      ## Grounds
      \(rows)

      """
    return Fault(text, 4, 9, .onlyModeled(status: status))
  }

  private static func excerpt(
    _ lines: String, _ line: Int, _ problem: TextDiagnostic.Problem
  ) -> Fault {
    Fault(Samples.gotcha(excerpt: lines), line, 3, problem)
  }

  @Test(arguments: faults)
  func isFoundWhereItIs(_ fault: Fault) {
    #expect(throws: fault.diagnostic(path: "a.txt")) {
      try EntryParser.parse(Samples.file(fault.text), model: Samples.model)
    }
  }

  @Test func aModeledGroundKeepsWhatItNames() throws {
    let text = Samples.claim(modeled: "\(Self.head) after \"Reset\" | It holds | so.")
    let entry = try EntryParser.parse(Samples.file(text), model: Samples.model)
    guard case .claim(let facts) = entry.details else { preconditionFailure("no claim") }
    let ground = try #require(facts.grounds.last)
    #expect(facts.grounds.count == 3 && facts.status == .disputed)
    #expect(ground.side == .supports && ground.kind == .modeled && ground.source == nil)
    #expect(ground.text == "It holds | so.")
    let model = try #require(ground.model)
    #expect(model.run == "lost-caret/fixed" && model.rules == ["R1.2", "R4.3"])
    #expect(model.expectation == "expect a = 2 after \"Reset\"")
    #expect(model.check?.subject == ["a"] && model.check?.after == "Reset")
    #expect(model.verdict == nil)
  }

  /// A file that is parsed without its book cannot be checked against scenarios.
  @Test func withoutItsBookNobodyLooksForScenarios() throws {
    let claim = Samples.claim(modeled: "nobody/none | R0 | expect x = 1 after \"y\" | Text.")
    #expect(try EntryParser.parse(Samples.file(claim)).id == "c99-claim")
    let gotcha = Samples.gotcha(excerpt: "  nothing", of: "nobody none")
    #expect(try EntryParser.parse(Samples.file(gotcha)).examples.count == 2)
  }

  /// The order of files does not matter, because scenarios are parsed before the entries that name
  /// them.
  @Test func aBookIsHeldAgainstItsScenarios() throws {
    let claim = try Samples.file(Samples.claim(modeled: "\(Self.head) | It holds."))
    let scenario = try Samples.file(Samples.scenario, path: "scenarios/lost-caret.txt")
    #expect(try BookLoader.load([claim, scenario]).entries.count == 1)
    #expect(
      throws: TextDiagnostic(
        path: "a.txt", line: 11, column: 20, .unknownScenario("lost-caret", known: []))
    ) { try BookLoader.load([claim]) }
  }
}
