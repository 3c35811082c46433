import Bridgebook
import Testing

/// Figures that a type cannot have are errors, and findings only concern objects that are stale or
/// really outlive a view.
@Suite struct CountedHonestlyTests {
  private static let note = """
    kind: scenario
    id: t
    title: T
    platform: ios

    state text = "a"

    platform Owned
      property level = 0

    representable Note wraps UITextView
      binding text
      update
        set text = text
      callback textViewDidChange
        write text = view.text

    controller Desk
      object lamp: Owned
      on load
        set lamp.level = 1

    view Screen
      body
        show Note(text)

    steps
      launch Screen
      type "b" into Note

    variant a plain: a

    """

  private func result(_ expectation: String) throws -> ExpectationResult {
    let (scenario, faults) = ScenarioParser.parse(
      text: Self.note + "  expect \(expectation)\n", file: "t.txt")
    #expect(faults == [])
    let run = try Simulated(
      try #require(scenario), "a", library: try Simulated.library.get())
    let first = try #require(run.variant.expectations.first)
    return run.simulation.check(first, run.figures, run.outcome)
  }

  /// Events are counted for the representable; the class has none of them.
  @Test(arguments: [
    ("callbacks.UITextView = 0", "callbacks.Note"), ("sets.UITextView = 0", "sets.Note"),
    ("written.UITextView = 0", "written.Note"),
  ])
  func aWrappedClassHasNoFigures(expectation: String, suggestion: String) throws {
    let result = try result(expectation)
    #expect(!result.holds && result.found == nil)
    #expect(result.suggestion == suggestion)
  }

  @Test(arguments: [
    "callbacks.Note = 1", "sets.Note = 2", "objects.UITextView = 1", "sets.Owned = 0",
  ])
  func whatItMayHaveIsCounted(expectation: String) throws {
    #expect(try result(expectation).holds)
  }

  private static let sheet = """
    state isShown = true

    representable Clock wraps UITextView
      let other
      make
        % tick
          print "tick"

    state other = 1

    view Screen
      body
        if isShown
          show Clock(other)

    steps
      launch Screen
      wait 100
      step "Hide"
        write isShown = false
      wait 3000
      step "Later"
        print "later"
    """

  /// A block that runs once, such as the completion of a dismissal, does not count as outliving its
  /// view.
  @Test func aTimerThatFiresOnceIsNoObjectThatOutlives() throws {
    let once = try Simulated(text: Self.sheet.replacing("%", with: "after 500"))
    #expect(once.console == ["tick", "later"])
    #expect(once.findings.map(\.gotcha) == [])
    let every = try Simulated(text: Self.sheet.replacing("%", with: "every 500"))
    #expect(every.findings.map(\.gotcha) == ["missing-dismantle"])
  }

  /// The action of a gesture recognizer representable is a method of the struct, so it always uses
  /// the newest struct.
  @Test func aRecognizersActionHasTheNewestStruct() throws {
    let text = """
      state step = 1

      representable Pan wraps UIPanGestureRecognizer
        let step
        let onMove
        callback %
          print "{step}"

      view Screen
        body
          show Pan(step, 0)

      steps
        launch Screen
        step "Faster"
          write step = 2
        touch Pan to 10
      """
    let pan = try Simulated(text: text.replacing("%", with: "handle"))
    #expect(pan.console == ["2", "2"], "\(pan.listing)")
    #expect(pan.findings.map(\.gotcha) == [])
    // The calls of the recognizer's delegate go to the coordinator, which keeps the first struct.
    let other = try Simulated(
      text: text.replacing("%", with: "shouldBegin")
        .replacing("touch Pan to 10", with: "tap Pan shouldBegin"))
    #expect(other.console == ["1"])
    #expect(other.findings.map(\.gotcha) == ["stale-coordinator-parent"])
  }
}
