import Bridgebook
import Testing

/// The message about a modifier whose action runs too often.
@Suite struct ChangeMessageTests {
  /// The runtime names the modifier by the type of its value, as its logs show.
  @Test(arguments: [
    ("0", "value + 1", "Int"), ("\"\"", "value + \"a\"", "String"),
    ("[0]", "value + [1]", "Array<Int>"), ("0.5", "value + 0.5", "Double"),
  ])
  func theMessageNamesTheType(start: String, next: String, type: String) throws {
    let run = try Simulated(
      text: """
        view Screen
          state value = \(start)
          body
            let shown = value
          on change value
            write value = \(next)
          action change
            write value = \(next)
        steps
          launch Screen
          tap Screen change
        """)
    #expect(
      run.console == [
        "[SwiftUI] onChange(of: \(type)) action tried to update multiple times per frame."
      ])
    #expect(run.findings.map(\.gotcha) == ["multiple-updates-per-frame"])
  }
}
