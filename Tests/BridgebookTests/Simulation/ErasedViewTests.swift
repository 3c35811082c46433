import Bridgebook
import Testing

/// A view that is removed without a transition is not updated once more, regardless of its content.
@Suite struct ErasedViewTests {
  private func console(_ shown: String) throws -> [String] {
    try Simulated(
      text: """
        state isOn = true
        representable Label wraps UILabel
          update
            print "update"
          dismantle
            print "dismantle"
        view Row
          body
            show Label
        view Screen
          body
            if isOn
              show \(shown)
        steps
          launch Screen
          step "Hide"
            write isOn = false
        """
    ).console
  }

  @Test(arguments: ["Label", "Row"])
  func aTransitionDecidesForAllThatIsShown(_ view: String) throws {
    #expect(try console(view) == ["update", "update", "dismantle"])
    #expect(try console("\(view)() transition identity") == ["update", "dismantle"])
  }
}
