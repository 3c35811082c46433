import Bridgebook
import Testing

/// Gestures of SwiftUI views, beyond those in the built-in scenarios.
@Suite struct GestureTests {
  private func text(_ gestures: String, _ touch: String) -> String {
    """
    view Inner
      body
        print "inner"

    view Outer
      body
        show Inner

    \(gestures)
    steps
      launch Outer
      \(touch)

    """
  }

  private func gesture(_ name: String, on view: String, _ options: String...) -> String {
    (["gesture \(name) on \(view)"] + options.map { "  option \($0)" }
      + ["  callback ended", "    print \"\(name)\""]).joined(separator: "\n") + "\n"
  }

  /// Returns the lines that gestures print.
  private func winners(_ gestures: String, _ touch: String) throws -> [String] {
    try Simulated(text: text(gestures, touch)).console.filter { $0 != "inner" }
  }

  private func states(_ gestures: String, _ touch: String) throws -> [String] {
    let run = try Simulated(text: text(gestures, touch))
    return run.events.filter { $0.kind == .gesture }
      .map { "\(run.texts[$0.name]) \(run.texts[$0.value])" }
  }

  struct Case: Sendable {
    let inner: [String]
    let outer: [String]
    let winners: [String]
  }

  static let cases = [
    Case(inner: ["taps = 1"], outer: ["taps = 1"], winners: ["A"]),
    Case(inner: ["taps = 1"], outer: ["taps = 1", "priority = high"], winners: ["B"]),
    Case(
      inner: ["taps = 1", "priority = high"], outer: ["taps = 1", "priority = high"],
      winners: ["B"]),
    Case(
      inner: ["taps = 1", "priority = simultaneous"], outer: ["taps = 1"], winners: ["A"]),
    Case(
      inner: ["taps = 1", "priority = simultaneous"], outer: ["taps = 1", "priority = high"],
      winners: ["A", "B"]),
    Case(
      inner: ["taps = 1"], outer: ["taps = 1", "priority = simultaneous"], winners: ["A", "B"]),
    Case(inner: ["taps = 1"], outer: ["taps = 2"], winners: ["B"]),
    Case(inner: ["taps = 2"], outer: ["taps = 1"], winners: ["A"]),
    Case(inner: ["taps = 1"], outer: ["taps = 1", "mask = gesture"], winners: ["B"]),
    Case(inner: ["taps = 1"], outer: ["taps = 1", "mask = subviews"], winners: ["A"]),
    Case(inner: ["taps = 1"], outer: ["taps = 1", "mask = none"], winners: []),
    Case(inner: ["taps = 1"], outer: ["taps = 1", "before = A"], winners: ["B"]),
    Case(inner: ["taps = 1"], outer: ["taps = 1", "with = A"], winners: ["A", "B"]),
  ]

  @Test(arguments: cases)
  func theRulesDecide(_ item: Case) throws {
    func gesture(_ name: String, _ view: String, _ options: [String]) -> String {
      (["gesture \(name) on \(view)"] + options.map { "  option \($0)" }
        + ["  callback ended", "    print \"\(name)\""]).joined(separator: "\n") + "\n"
    }
    let both = gesture("A", "Inner", item.inner) + "\n" + gesture("B", "Outer", item.outer)
    #expect(try winners(both, "touch A, B") == item.winners)
  }

  @Test func aSingleTapWaitsForTheFailureOfTwo() throws {
    let both =
      gesture("Once", on: "Inner", "taps = 1") + "\n" + gesture("Twice", on: "Inner", "taps = 2")
    #expect(try states(both, "touch Once") == ["Twice failed", "Once ended"])
    #expect(try states(both, "touch Once, Twice") == ["Twice ended", "Once failed"])
  }

  @Test func aDragTellsOfEachMovementAndOfItsEnd() throws {
    let drag = """
      gesture Drag on Inner
        callback changed
          print "at {value}"
        callback ended
          print "left at {value}"

      """
    #expect(try winners(drag, "touch Drag to 1, 2") == ["at 1", "at 2", "left at 2"])
  }

  static let faults: [(text: String, kind: ProgramProblem.Kind)] = [
    (
      "gesture G on V\n  callback began\n    print \"\"\n",
      .unknownMember("began", of: "G", candidates: ["changed", "ended"])
    ),
    ("gesture G on W\n", .unknownName("W", candidates: ["V"])),
    (
      "gesture G on V\n  option priority = low\n",
      .valueNotAllowed("low", parameter: "priority", choices: ["normal", "high", "simultaneous"])
    ),
    ("gesture G on V\n  option with = H\n", .unknownName("H", candidates: ["G"])),
    ("gesture G on V\n  option taps = 0\n", .notAssignable("taps")),
    (
      "gesture G on V\n  option size = 0\n",
      .unknownMember("size", of: "G", candidates: ["before", "mask", "priority", "taps", "with"])
    ),
  ]

  @Test(arguments: faults)
  func whatIsNoGestureIsReported(_ item: (text: String, kind: ProgramProblem.Kind)) throws {
    let head =
      "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\nview V\n  body\n    print \"\"\n\n"
    let (scenario, faults) = ScenarioParser.parse(
      SourceFile(path: "t.txt", text: head + item.text + "\nvariant A plain: as it is\n"))
    #expect(faults == [])
    let program = try #require(scenario?.program("A"))
    let error = #expect(throws: ProgramProblems.self) { try Simulation(program) }
    #expect(error?.problems.map(\.kind) == [item.kind])
  }
}
