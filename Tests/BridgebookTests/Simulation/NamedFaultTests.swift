import Bridgebook
import Testing

/// Faults are named after their cause, not after something that resembles it.
@Suite struct NamedFaultTests {
  private func problems(of text: String) throws -> [ProgramProblem.Kind] {
    do {
      _ = try Simulated(text: text)
      return []
    } catch let error as ProgramProblems {
      return error.problems.map(\.kind)
    }
  }

  /// The code sets both ends of a range, so one must not be taken for a misspelling of the other.
  @Test func aPropertyThatResemblesAnotherOneOfTheCodeIsItsOwn() throws {
    let run = try Simulated(
      text: """
        representable Level wraps UISlider
          make
            create
            set minimumValue = 1
            set maximumValue = 9
        view Screen
          body
            show Level
        steps
          launch Screen
        """)
    #expect(run.figures.count(.sets, of: nil) == 2)
  }

  @Test func aMisspelledPropertyOfAKnownClassIsAnError() throws {
    let found = try problems(
      of: """
        representable Scroller wraps UIScrollView
        view Screen
          body
            show Scroller
        steps
          launch Screen
          drag Scroller contentOfset to 10
        """)
    guard case .unknownProperty("contentOfset", of: "UIScrollView", candidates: _)? = found.first
    else {
      Issue.record("\(found)")
      return
    }
  }

  /// An argument without a label belongs to the first member that has no argument.
  @Test func aStateInPlaceOfAClosureIsNamedAsSuch() throws {
    let found = try problems(
      of: """
        state isShown = true
        representable Picker wraps UILabel
          closure onPick
          binding isShown
          callback picked
            call onPick
        view Screen
          action done
            print "done"
          body
            show Picker(isShown, onPick: done)
        steps
          launch Screen
        """)
    #expect(found.first == .needsAction("onPick"), "\(found)")
  }
}
