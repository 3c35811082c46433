import Testing

@testable import Bridgebook

/// What a run shows as a fault is one, and a fault that it shows is found.
@Suite struct FalseFindingTests {
  /// Setting a text moves the caret, so that putting it back sets what has changed meanwhile.
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

  /// Objects of structs that are gone are gone, too.
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
    #expect(run.figures.count(.platformInit, of: nil) == 3)
    #expect(run.figures.count(.platformDeinit, of: nil) == 3, "\(run.listing)")
    #expect(run.outcome.leaks.isEmpty)
  }

}
