import BookData
import Bridgebook
import Testing

/// Statements without effect are reported and impossible ones rejected, so that a silent run is not
/// mistaken for a healthy one.
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

  /// The misspelled callback would never run, so the simulation would find nothing.
  @Test func aMisspelledCallbackOfAKnownClassIsAnError() throws {
    let misspelled = scroller.replacing("%", with: "scrolViewDidScroll")
    let found = try problems(of: misspelled)
    guard found.count == 1,
      case .unknownMember("scrolViewDidScroll", of: "UIScrollView", candidates: let known) = found[
        0]
    else {
      Issue.record("\(found)")
      return
    }
    #expect(known.first == "scrollViewDidScroll")
    let correct = try Simulated(text: scroller.replacing("%", with: "scrollViewDidScroll"))
    #expect(correct.console == ["scrolled"])
    #expect(correct.outcome.warnings == [])
  }

  @Test func aCallbackThatNothingCallsIsNamed() throws {
    let run = try Simulated(text: scroller.replacing("%", with: "didZoomIn"))
    #expect(
      run.outcome.warnings.map(\.kind) == [
        .neverCalled("didZoomIn", of: "Scroller"),
        .unobservedChange("contentOffset", of: "Scroller"),
      ])
    #expect(run.outcome.warnings.map(\.line) == [7, 14])
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
    Case(
      warning: .nothingToTrack("title"),
      text: "steps\n  step \"S\"\n    track again title"),
    Case(
      warning: .otherTypes("String", "Int"),
      text: "state n = \"5\"\nsteps\n  step \"S\"\n    if n = 5\n      print \"five\""),
    Case(
      warning: .keptScreen(of: "Pages"),
      text:
        "state path = [1]\nview Screen\n  body\n    print \"\"\nstack Pages over path on Screen\n  content\n    print \"{item}\"\nsteps\n  launch Screen\n  step \"Other\"\n    write path = [2]"
    ),
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
      warning: .unusedName("spare"), text: "state spare = 1\nsteps\n  step \"S\"\n    print \"\""),
    Case(
      warning: .unreadKey("theme"),
      text:
        "environment theme = 1\nview Inner\n  body\n    print \"\"\nview Screen\n  body\n    show Inner() environment theme = 2\nsteps\n  launch Screen"
    ),
    Case(
      warning: .unreadVariable("last", of: "Label"),
      text:
        "representable Label wraps UILabel\n  var last = 0\n  update\n    keep last = 1\nview Screen\n  body\n    show Label\nsteps\n  launch Screen"
    ),
    Case(
      warning: .neverSet("contentSize", of: "UIScrollView"),
      text:
        "state size = 0\nrepresentable Scroller wraps UIScrollView\n  binding size\n  callback scrollViewDidScroll\n    write size = view.contentSize\nview Screen\n  body\n    show Scroller(size)\nsteps\n  launch Screen\n  drag Scroller contentOffset to 10"
    ),
    Case(
      warning: .neverTouched("Tap"),
      text:
        "view Screen\n  body\n    print \"\"\ngesture Tap on Screen\n  callback ended\n    print \"\"\nsteps\n  launch Screen"
    ),
    Case(
      warning: .takesNoText("UIScrollView"),
      text:
        "representable Scroller wraps UIScrollView\nview Screen\n  body\n    show Scroller\nsteps\n  launch Screen\n  type \"x\" into Scroller"
    ),
    Case(
      warning: .emptyTap("Screen"),
      text: "view Screen\n  body\n    print \"\"\nsteps\n  launch Screen\n  tap Screen"),
  ]

  /// A guard that reads a property before anything sets it is not reported.
  @Test func aPropertyThatCodeOrAPersonSetsIsNoWarning() throws {
    let run = try Simulated(
      text:
        "state text = \"a\"\nrepresentable Field wraps UITextField\n  binding text\n  update\n    if view.placeholder != text and not view.isFirstResponder\n      set placeholder = text\n  callback chosen\n    print \"{view.tag}\"\nview Screen\n  body\n    show Field(text)\nsteps\n  launch Screen\n  choose Field tag = 4\n  tap Field chosen"
    )
    #expect(run.outcome.warnings == [])
    #expect(run.figures.count(.sets, of: nil) == 1)
  }

  @Test(arguments: cases)
  func whatHasNoEffectIsAWarning(_ item: Case) throws {
    let run = try Simulated(text: item.text)
    #expect(run.outcome.warnings.map(\.kind).contains(item.warning))
  }

  @Test func anExpectationAboutWhatDoesNotExistFails() throws {
    let run = try Simulated(text: "view Screen\n  body\n    print \"\"\nsteps\n  launch Screen")
    for (subject, holds) in [
      (["updates", "Nobody"], false), (["live", "Nobody"], false), (["leaks", "Nobody"], false),
      // No object of a type that was never created is left, whatever else goes wrong.
      (["sets", "Screen"], false), (["live", "UILabel"], false), (["live", "Screen"], false),
      (["updats"], false),
      // A figure that a type of that kind can never have is not accepted.
      (["updates", "Screen"], false), (["bodies", "UILabel"], false),
      (["leaks", "Screen"], false), (["leaks", "UILabel"], false),
    ] {
      let expectation = ScenarioExpectation(
        subject: subject, comparison: .equal, value: .integer(0), after: nil,
        place: ScenarioPlace(line: 1, column: 1))
      #expect(run.simulation.check(expectation, run.figures, run.outcome).holds == holds)
    }
  }

  private func check(
    _ subject: [String], _ comparison: ScenarioOperator, _ value: ScenarioExpression,
    after step: String? = nil, in run: Simulated
  ) -> ExpectationResult {
    run.simulation.check(
      ScenarioExpectation(
        subject: subject, comparison: comparison, value: value, after: step,
        place: ScenarioPlace(line: 1, column: 1)), run.figures, run.outcome)
  }

  @Test func aSlipInAnExpectationIsToldWithWhatWasMeant() throws {
    let run = try Simulated(
      text: "state count = 0\nview Screen\n  body\n    print \"{count}\"\nsteps\n  launch Screen")
    for (subject, meant) in [
      (["updatess"], "updates"), (["cuont"], "count"), (["bodies", "Scren"], "bodies.Screen"),
      (["xylophone"], nil),
    ] {
      let result = check(subject, .equal, .integer(0), in: run)
      #expect(!result.holds && result.found == nil)
      #expect(result.suggestion == meant)
    }
    let end = check(["stopped"], .different, .text("lop"), in: run)
    #expect(!end.holds)
    #expect(end.suggestion == "loop")
  }

  /// An expected value must be known before the run; states, properties and unknown names are not,
  /// even if they have that value at the end.
  @Test(arguments: ["n", "V.n", "environment.e", "Box.text", "unknown", "n + 1", "early"])
  func nothingAgreesWithAValueThatOnlyARunHas(_ name: String) throws {
    let head = "let first = 1\nstate n = first\nenvironment e = 1\n"
    let views = "representable Box wraps UITextField\nview V\n  state n = 1\n  body\n    show Box\n"
    let run = try Simulated(text: head + views + "steps\n  launch V")
    let place = ScenarioPlace(line: 1, column: 1)
    let parts = name.split(separator: " ")[0].split(separator: ".").map(String.init)
    var value = ScenarioExpression.name(ScenarioName(parts: parts, place: place))
    if name.contains("+") { value = .binary(value, .plus, .integer(1), place) }
    let result = check(["n"], .equal, value, in: run)
    #expect(result.found == "1")
    #expect(result.expected == nil && !result.holds)
    let known = ScenarioExpression.name(ScenarioName(parts: ["first"], place: place))
    #expect(check(["n"], .equal, known, in: run).holds)
  }

  /// An expected value is the one at the end of the run; a step has no value.
  @Test func aValueInAStepFails() throws {
    let run = try Simulated(text: "state n = 0\nsteps\n  step \"A\"\n    write n = 1")
    #expect(check(["n"], .equal, .integer(1), in: run).holds)
    let inStep = check(["n"], .equal, .integer(1), after: "A", in: run)
    #expect(!inStep.holds)
    #expect(inStep.suggestion == "n without a step")
  }

  /// An object that a struct creates is not the wrapped object if its class differs.
  @Test func anObjectOfAnotherClassInAStructIsNotWrapped() throws {
    let run = try Simulated(
      text:
        "representable Canvas wraps UIScrollView\n  init\n    create UILabel\n  update\n    print \"update\"\n"
        + "view Screen\n  state n = 0\n  body\n    let shown = n\n    show Canvas\n  action next\n    write n = n + 1\n"
        + "steps\n  launch Screen\n  choose Canvas contentOffset = 4\n  tap Screen next")
    #expect(run.outcome.stoppedBy == nil)
    #expect(run.console == ["update", "update"])
  }

  @Test func anUnknownClassIsToldOnce() throws {
    let found = try problems(
      of:
        "representable Dial wraps MyDial\n  update\n    set angle = 4\n  callback turned\n    print \"{view.angle}\"\n"
        + "view Screen\n  body\n    show Dial\nsteps\n  launch Screen\n  choose Dial angle = 5")
    #expect(found.count == 1)
    guard case .unknownKind("MyDial", _)? = found.first else {
      Issue.record("\(found)")
      return
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
