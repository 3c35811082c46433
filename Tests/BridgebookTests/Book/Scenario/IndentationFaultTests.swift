import Bridgebook
import Testing

/// A line whose indentation matches no level has that one fault only.
@Suite struct IndentationFaultTests {
  @Test(arguments: ["\tprint \"a\"", "   print \"a\"", " print \"a\""])
  func aMisindentedLineIsReportedOnce(line: String) {
    let text =
      "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\nview Screen\n  body\n"
      + "\(line)\n\nsteps\n  launch Screen\n\nvariant A plain: x\n"
    let (_, faults) = ScenarioParser.parse(SourceFile(path: "t.txt", text: text))
    #expect(faults.map(\.line) == [8], "\(faults)")
  }
}
