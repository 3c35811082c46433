import Bridgebook
import Testing

/// Statements without effect are reported by name.
@Suite struct SaidEffectTests {
  /// A step that calls an action runs it on a struct that is not on screen.
  @Test func focusWithoutAnObjectIsSaid() throws {
    let run = try Simulated(
      text: """
        representable Field wraps UITextField
          action begin
            focus

        view Top
          body
            show Field

        steps
          launch Top
          step "a"
            call Field.begin
        """)
    #expect(run.outcome.warnings.map(\.kind).contains(.noObjectToFocus), "\(run.outcome.warnings)")
  }

  private static func editor(_ platform: String) -> String {
    """
    state text = "hello"

    platform \(platform)

    representable Editor wraps \(platform.prefix { $0 != "\n" })
      let text
      update
        set content = text
        print "at {view.selectedRange}"

    view Top
      body
        show Editor(text)

    steps
      launch Top
    """
  }

  /// The rule once had no effect unless the property was also the one that typing changes.
  @Test func aRuleThatMovesTheCaretMovesIt() throws {
    let run = try Simulated(
      text: Self.editor(
        """
        UITextView
          property content = ""
            set moves caret to end
        """))
    #expect(run.console == ["at {5, 0}"])
    let none = try Simulated(
      text: Self.editor(
        """
        MyView
          property selectedRange = 0
          property content = ""
            set moves caret to end
        """))
    #expect(none.outcome.warnings.map(\.kind).contains(.noCaret("content")))
  }

  @Test func aRangeHasAPosition() throws {
    let run = try Simulated(
      text: """
        state at = 2..5
        view Top
          body
            print "{first(at)} {last(at)} {at[0]} {first(7)}"
        steps
          launch Top
        """)
    #expect(run.console.first?.hasPrefix("2 5 2 ") ?? false, "\(run.console)")
    #expect(run.outcome.warnings.map(\.kind) == [.notAList("first", value: "7")])
  }

  @Test func aClosureThatIsMissingIsNamed() throws {
    let run = try Simulated(
      text: """
        representable Field wraps UITextField
          closure onDone
          action finish
            call onDone

        view Top
          action done
            print "done"
          body
            show Field(onDone: done)

        steps
          launch Top
          step "a"
            call Field.finish
        """)
    #expect(run.outcome.warnings.map(\.kind).contains(.noClosure("onDone")))
  }

  @Test func aValueThatIsWrittenIsToBeABinding() throws {
    let text = """
      state text = "a"
      view Page
        let text
        action clear
          write text = ""
        body
          print text
      view Top
        body
          show Page(text)
      steps
        launch Top
        tap Page clear
      """
    let error = #expect(throws: ProgramProblems.self) { try Simulated(text: text) }
    #expect(error?.problems.map(\.kind) == [.notBound("text")])
    #expect(
      try Simulated(text: text.replacing("let text", with: "binding text")).console.count == 2)
  }

  /// The line that a run prints for a finding is accepted, including the line of a declaration.
  @Test func aFindingMayNameADeclaration() {
    let text = """
      kind: scenario
      id: t
      title: T
      platform: ios

      representable Field wraps UITextField
        callback didEndEditing
          print "end"

      view Top
        body
          show Field

      steps
        launch Top

      variant a plain: a
        finds stale-coordinator-parent at 7 by 6
      """
    #expect(ScenarioParser.parse(text: text, file: "t.txt").faults == [])
    // No run reports the line of a view or of a value.
    for line in [6, 12] {
      let wrong = text.replacing("representable Field", with: "state n = 1\n\nrepresentable Field")
        .replacing("at 7 by 6", with: "at 9 by \(line)")
      #expect(ScenarioParser.parse(text: wrong, file: "t.txt").faults.count == 1, "\(line)")
    }
  }
}
