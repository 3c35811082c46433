import Bridgebook
import Testing

/// Hosting controllers, beyond those in the built-in scenarios.
@Suite struct HostingTests {
  private func scenario(_ text: String) throws -> Scenario {
    let head = "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\n"
    let (scenario, faults) = ScenarioParser.parse(SourceFile(path: "t.txt", text: head + text))
    #expect(faults == [])
    return try #require(scenario)
  }

  private func run(_ text: String) throws -> Simulated {
    try Simulated(
      scenario(text + "\nvariant A plain: as it is\n"), "A", library: PlatformLibrary())
  }

  private let screen = """
    view Card
      let item
      state taps = 0
      body
        print "{item}, {taps}"
      action tapped
        write taps = taps + 1

    view Other
      body
        print "other"

    controller Screen
      on load
        host card = Card(1)
        contain card
      callback next
        host card = Card(2)
        host card = Card(3)
      callback other
        host card = Other()

    """

  @Test func severalRootViewsInOneTurnAreOneUpdateWithTheLast() throws {
    let run = try run(screen + "steps\n  launch Screen\n  tap Screen next\n")
    #expect(run.console == ["1, 0", "3, 0"])
    #expect(run.figures.count(.sets, of: nil) == 2)
  }

  @Test func stateIsKeptWhileTheTypeIsTheSame() throws {
    let steps = "steps\n  launch Screen\n  tap Card tapped\n  tap Screen next\n"
    let run = try run(screen + steps)
    #expect(run.console == ["1, 0", "1, 1", "3, 1"])
    let other = try self.run(screen + steps + "  tap Screen other\n  tap Screen next\n")
    #expect(other.console == ["1, 0", "1, 1", "3, 1", "other", "3, 0"])
  }

  @Test func aHostWithoutAWindowDoesNotRender() throws {
    let run = try run(
      """
      view Card
        body
          print "card"

      controller Screen
        on load
          host card = Card()
          retain card
        callback show
          add view card

      steps
        launch Screen
        step "Wait"
          print "shown later"
        tap Screen show

      """)
    #expect(run.console == ["shown later", "card"])
    #expect(run.findings.map(\.gotcha) == ["child-containment-missing"])
  }

  static let problems: [(text: String, kind: ProgramProblem.Kind)] = [
    (
      "view V\n  body\n    host a = V()\n", .misplaced("host")
    ),
    (
      "controller C\n  on load\n    contain a\n", .unknownName("a", candidates: [])
    ),
    (
      "controller C\n  option sizing = large\n",
      .valueNotAllowed(
        "large", parameter: "sizing",
        choices: ["intrinsicContentSize", "none", "preferredContentSize"])
    ),
    (
      "environment theme = 1\ncontroller C\n  on load\n    set traits.theme = 2\n",
      .notAssignable("traits.theme")
    ),
  ]

  @Test(arguments: problems)
  func whatCannotBeHostedIsReported(
    _ item: (text: String, kind: ProgramProblem.Kind)
  ) throws {
    let scenario = try scenario(item.text + "\nvariant A plain: as it is\n")
    let program = try #require(scenario.program("A"))
    let error = #expect(throws: ProgramProblems.self) { try Simulation(program) }
    #expect(error?.problems.map(\.kind) == [item.kind])
  }

  @Test func aTouchIsReportedToTheRecognizerThatWins() throws {
    let run = try run(
      """
      platform UITapGestureRecognizer
        option continuous = false

      representable Once wraps UITapGestureRecognizer
        option waitsFor = Twice
        callback handle
          print "once"

      representable Twice wraps UITapGestureRecognizer
        callback handle
          print "twice"

      view Screen
        body
          show Once()
          show Twice()

      steps
        launch Screen
        touch Once, Twice
        touch Once

      """)
    #expect(run.console == ["twice", "once"])
    let states = run.events.filter { $0.kind == .gesture }.map {
      "\(run.texts[$0.subject]) \(run.texts[$0.value])"
    }
    #expect(states == ["Twice#1 ended", "Once#1 failed", "Once#1 ended"])
  }
}
