import Testing

@testable import Bridgebook

/// Correct code has no findings, and faulty code still has them.
@Suite struct FalseFindingTests {
  /// Setting a text moves the caret, so restoring the caret sets a value that has changed in
  /// between.
  @Test func aCaretThatIsPutBackIsNoNeedlessSet() throws {
    func run(_ update: String) throws -> [String] {
      try Simulated(
        text: """
          state text = "hello"
          state extra = ""

          representable Editor wraps UITextView
            let text
            update
              \(update)

          view Top
            body
              show Editor(text + extra)

          steps
            launch Top
            choose Editor selectedRange = 2..2
            step "more"
              write extra = "!"
            step "more"
              write extra = "!!"
          """
      ).findings.map(\.gotcha)
    }
    #expect(
      try run("let saved = view.selectedRange\n    set text = text\n    set selectedRange = saved")
        == [])
    #expect(try run("set text = text\n    set selectedRange = 2..2") == [])
    #expect(try run("set selectedRange = 2..2") == ["update-unguarded"])
  }

  /// A root view that is replaced before it was shown releases the object of its struct.
  @Test func anUnshownRootTakesItsObjectAlong() throws {
    let run = try Simulated(
      text: """
        state n = 1

        representable Label wraps UILabel
          let n
          init
            create

        representable Box wraps UIViewController
          let n
          make
            create
            host h = Label(n)
            contain h
          update
            host h = Label(n)
            host h = Label(n + 1)

        view Top
          body
            show Box(n)

        steps
          launch Top
          step "n"
            write n = 2
          step "n"
            write n = 3
        """)
    // The object on screen, and the one of the newest struct.
    #expect(run.outcome.live.first { $0.type == "UILabel" }?.count == 2)
  }

  /// Objects of released structs are released, too.
  @Test func anObjectGoesWithItsStruct() throws {
    let run = try Simulated(
      text: """
        state n = 1
        state isShown = true

        representable Label wraps UILabel
          let n
          init
            create
          update
            print "update {n}"

        view Top
          body
            if isShown
              show Label(n)

        steps
          launch Top
          step "n"
            write n = 2
          step "n"
            write n = 3
          step "hide"
            write isShown = false
        """)
    #expect(run.events.count { $0.kind == .platformInit } == 3)
    #expect(run.events.count { $0.kind == .platformDeinit } == 3, "\(run.listing)")
    #expect(run.outcome.leaks.isEmpty)
  }

  private static func sheet(_ steps: String, _ parameter: String = "") throws -> Simulated {
    try Simulated(
      text: """
        \(parameter)
        state isShown = false

        view Screen
          body
            print "{isShown}"

        view Inside
          body
            print "inside"

        sheet Panel shown by isShown
          content
            show Inside

        steps
          launch Screen
          step "Show"
            write isShown = true
          wait 2000
          step "Swipe"
            \(steps)
          wait 4000
        """)
  }

  /// A swipe changes the screen before the state because the system works that way; a note about it
  /// need not be declared.
  @Test func aNoteNeedsNoDeclaration() throws {
    let run = try Self.sheet("dismiss Panel by user")
    #expect(run.findings.map(\.severity) == [.note])
    let check = FindingCheck(expected: [], found: run.findings, marks: [:])
    #expect(check.holds, "\(check)")
  }

  /// A write long after the end of a dismissal is not caused by it.
  @Test func aRepairOfTheStateIsNoDelay() throws {
    let run = try Self.sheet(
      "dismiss Panel by controller\n    after 2600 repair\n      write isShown = false",
      "parameter directDismissal = stays")
    #expect(run.findings.map(\.gotcha).contains("delayed-state-update") == false, "\(run.listing)")
  }

  /// A block that `make` passes to the notification center captures the struct of that time.
  @Test func aStoredBlockReadsAnOldStruct() throws {
    let run = try Simulated(
      text: """
        state n = 1

        representable Label wraps UILabel
          let n
          closure report
          make
            subscribe tick
              call report
          update
            refresh parent
            print "update {n}"
          dismantle
            stop tick

        view Screen
          let n
          action report
            print "report {n}"
          body
            show Label(n, report: report)

        view Top
          body
            show Screen(n)

        steps
          launch Top
          step "n"
            write n = 2
          step "tick"
            post tick
        """)
    #expect(run.console.contains("report 1"))
    #expect(
      run.findings.map(\.gotcha).contains("closure-instead-of-coordinator"), "\(run.listing)")
  }
}
