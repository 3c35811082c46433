import Bridgebook
import Testing

/// A view presents one sheet at a time; the next one waits, with a message.
@Suite struct SingleSheetTests {
  private func run(_ steps: String, other: String = "Screen") throws -> Simulated {
    try Simulated(
      text: """
        state isFirst = false
        state isSecond = false
        view Inner
          body
            print "inner"
        view Screen
          body
            show Inner
        sheet First shown by isFirst on Screen
          content
            print "first"
        sheet Second shown by isSecond on \(other)
          content
            print "second"
        steps
          launch Screen

        """ + steps)
  }

  private let both = "  step \"Both\"\n    write isFirst = true\n    write isSecond = true\n"
  private let end = "  step \"End\"\n    print \"end\"\n    write isFirst = false\n  wait 2000"
  private let message = "[SwiftUI] Currently, only presenting a single sheet is supported."

  @Test func theSecondWaitsForTheEndOfTheFirst() throws {
    let run = try run(both + "  wait 2000\n" + end)
    #expect(run.console == ["inner", "first", message, "end", "second"])
    #expect(run.findings.map(\.gotcha) == ["presented-while-presenting"])
    let gone = try #require(
      run.events.firstIndex { $0.kind == .dismiss && run.texts[$0.value] == "end" })
    let second = try #require(run.events.lastIndex { $0.kind == .present })
    #expect(second > gone)
  }

  @Test func aSecondThatIsWithdrawnNeverComes() throws {
    let run = try run(
      both + "  wait 2000\n  step \"Withdraw\"\n    write isSecond = false\n  wait 2000\n" + end)
    #expect(run.console == ["inner", "first", message, "end"])
    #expect(run.figures.count(.presents, of: nil) == 1)
  }

  /// A sheet that is shown after the previous one was dismissed is not a fault.
  @Test func sheetsThatDoNotMeetAreSilent() throws {
    let inTurn = try run(
      "  step \"First\"\n    write isFirst = true\n  wait 2000\n" + end
        + "\n  step \"Second\"\n    write isSecond = true")
    #expect(inTurn.console == ["inner", "first", "end", "second"])
    #expect(inTurn.findings.map(\.gotcha) == [])
  }

  /// The first sheet is dismissed and the second is presented in the same turn.
  @Test(arguments: [("First", "Second"), ("Second", "First")])
  func aChangeFromOneToTheOtherIsSilent(from: String, to: String) throws {
    let run = try run(
      "  step \"One\"\n    write is\(from) = true\n  wait 2000\n  step \"Other\"\n    write is\(from) = false\n    write is\(to) = true\n  wait 2000"
    )
    #expect(run.console == ["inner", from.lowercased(), to.lowercased()])
    #expect(run.findings.map(\.gotcha) == [])
  }
}
