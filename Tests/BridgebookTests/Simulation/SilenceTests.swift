import BookData
import Bridgebook
import Testing

/// What has no effect is said, and what cannot be true is refused: a quiet run is no healthy one.
@Suite struct SilenceTests {
  private func problems(of text: String) throws -> [ProgramProblem.Kind] {
    do {
      _ = try Simulated(text: text)
      return []
    } catch let error as ProgramProblems {
      return error.problems.map(\.kind)
    }
  }

  private let scroller = """
    representable Scroller wraps UIScrollView
      callback %
        print "scrolled"
    view Screen
      body
        show Scroller
    steps
      launch Screen
      drag Scroller contentOffset to 10

    """

  /// The worst answer there is would be a clean bill of health.
  @Test func aMisspelledCallbackOfAKnownClassIsAnError() throws {
    let misspelled = scroller.replacing("%", with: "scrolViewDidScroll")
    #expect(
      try problems(of: misspelled) == [
        .unknownMember(
          "scrolViewDidScroll", of: "UIScrollView", candidates: ["scrollViewDidScroll"])
      ])
    let correct = try Simulated(text: scroller.replacing("%", with: "scrollViewDidScroll"))
    #expect(correct.console == ["scrolled"])
    #expect(correct.outcome.warnings == [])
  }

  @Test func aCallbackThatNothingCallsIsNamed() throws {
    let run = try Simulated(text: scroller.replacing("%", with: "didZoomIn"))
    #expect(run.outcome.warnings.map(\.kind) == [.neverCalled("didZoomIn", of: "Scroller")])
    #expect(run.outcome.warnings.map(\.line) == [7])
  }

  @Test func aTapOnWhatIsNotThereIsAnError() throws {
    let text =
      "view Screen\n  body\n    print \"\"\n  action go\n    print \"go\"\nsteps\n  launch Screen\n"
    #expect(try problems(of: text + "  tap Screen go").isEmpty)
    #expect(
      try problems(of: text + "  tap Screen og")
        == [.unknownMember("og", of: "Screen", candidates: ["go"])])
  }

  @Test func aMisspelledParameterIsAnErrorAndAnUnusedOneIsNamed() throws {
    let text = "view Screen\n  body\n    print \"\"\nsteps\n  launch Screen\n"
    let misspelled = try problems(of: "parameter polcy = flushFirst\n" + text)
    #expect(
      misspelled.contains { if case .unknownParameter("polcy", _) = $0 { true } else { false } })
    let unused = try Simulated(text: "parameter weather = 3\n" + text)
    #expect(unused.outcome.warnings.map(\.kind) == [.unusedParameter("weather")])
  }

  struct Case: Sendable {
    let warning: SimulationWarning.Kind
    let text: String
  }

  static let cases: [Case] = [
    Case(
      warning: .notShown("Scroller"),
      text:
        "representable Scroller wraps UIScrollView\nview Screen\n  body\n    if false\n      show Scroller\nsteps\n  launch Screen\n  drag Scroller contentOffset to 10"
    ),
    Case(warning: .nobodyListens("news"), text: "steps\n  step \"S\"\n    post news"),
    Case(
      warning: .neverPosted("news"),
      text: "steps\n  step \"S\"\n    subscribe news\n      print \"n\""),
    Case(warning: .nothingToStop("clock"), text: "steps\n  step \"S\"\n    stop clock"),
    Case(
      warning: .neverShown("Forgotten"),
      text: "view Forgotten\n  body\n    print \"\"\nsteps\n  step \"S\"\n    print \"\""),
    Case(
      warning: .nothingToDismiss("Panel"),
      text:
        "state isShown = false\nsheet Panel shown by isShown\nsteps\n  step \"S\"\n    dismiss Panel"
    ),
    Case(warning: .notATruth("if"), text: "steps\n  step \"S\"\n    if 5\n      print \"five\""),
    Case(warning: .notANumber("-"), text: "steps\n  step \"S\"\n    print \"{\"a\" - 1}\""),
    Case(
      warning: .notACollection("true"),
      text: "steps\n  step \"S\"\n    repeat true\n      print \"\""),
    Case(warning: .negativeTime(-5), text: "steps\n  step \"S\"\n    print \"\"\n  wait -5"),
    Case(
      warning: .unusedAction("idle", of: "Screen"),
      text:
        "view Screen\n  body\n    print \"\"\n  action idle\n    print \"i\"\nsteps\n  launch Screen"
    ),
    Case(
      warning: .emptyTap("Screen"),
      text: "view Screen\n  body\n    print \"\"\nsteps\n  launch Screen\n  tap Screen"),
  ]

  @Test(arguments: cases)
  func whatHasNoEffectIsAWarning(_ item: Case) throws {
    let run = try Simulated(text: item.text)
    #expect(run.outcome.warnings.map(\.kind).contains(item.warning))
  }

  @Test func anExpectationAboutWhatDoesNotExistFails() throws {
    let run = try Simulated(text: "view Screen\n  body\n    print \"\"\nsteps\n  launch Screen")
    for (subject, holds) in [
      (["updates", "Nobody"], false), (["live", "Nobody"], false), (["leaks", "Nobody"], false),
      (["updates", "Screen"], true), (["live", "UILabel"], true), (["updats"], false),
    ] {
      let expectation = ScenarioExpectation(
        subject: subject, comparison: .equal, value: .integer(0), after: nil,
        place: ScenarioPlace(line: 1, column: 1))
      #expect(run.simulation.check(expectation, run.figures, run.outcome).holds == holds)
    }
  }

  @Test func afterCountsToTheEndAndInCountsTheStep() throws {
    let run = try Simulated(
      text:
        "state n = 0\nsteps\n  step \"A\"\n    write n = 1\n  step \"B\"\n    write n = 2\n    write n = 3\n  step \"A\"\n    write n = 4"
    )
    #expect(run.figures.count(.written, of: nil) == 4)
    #expect(run.figures.count(.written, of: nil, .after("A")) == 4)
    #expect(run.figures.count(.written, of: nil, .within("A")) == 1)
    #expect(run.figures.count(.written, of: nil, .after("B")) == 3)
    #expect(run.figures.count(.written, of: nil, .within("B")) == 2)
    #expect(run.figures.count(.written, of: nil, .within("C")) == nil)
  }

  @Test func aBindingThatIsGivenAValueIsToldSo() throws {
    let text =
      "representable Field wraps UITextField\n  binding text\nview Screen\n  body\n    show Field(\"a\")\nsteps\n  launch Screen"
    #expect(try problems(of: text) == [.needsState("text")])
  }

  @Test func noSuggestionNamesWhatOnlyTheLibraryDeclares() throws {
    let found = try problems(of: "steps\n  step \"S\"\n    print \"{nil}\"")
    #expect(found == [.unknownName("nil", candidates: [])])
  }

  @Test func overflowEndsTheAppAsInSwift() throws {
    let run = try Simulated(
      text: "state n = 9223372036854775807\nsteps\n  step \"S\"\n    write n = n + 1")
    #expect(run.outcome.stoppedBy == .crash)
    #expect(run.count(.crash, named: "trap") == 1)
  }
}
