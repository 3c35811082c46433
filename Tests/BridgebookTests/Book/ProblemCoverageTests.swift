import Bridgebook
import TestSupport
import Testing

@Suite struct ProblemCoverageTests {
  /// A file in these tests provokes each case of `TextDiagnostic.Problem`.
  @Test func everyProblemIsProvoked() {
    let declared = Repository.lines(of: "Sources/Bridgebook/BookText/TextDiagnostic.swift")
      .filter { $0.hasPrefix("    case ") }
      .map { ProblemCoverageTests.name($0.dropFirst("    case ".count)) }
    let faults =
      EntryFaultTests.faults + TableFaultTests.faults + TreeParserTests.faults
      + ScenarioFaultTests.faults + EvidenceFaultTests.faults
    let provoked = faults.map { ProblemCoverageTests.name("\($0.problem)"[...]) }
    // SourceFileTests covers the first two, which concern bytes, and OwnTextTests covers the third.
    #expect(Set(declared) == Set(provoked).union(["notUTF8", "noNewlineAtEnd", "own"]))
  }

  private static func name(_ text: Substring) -> String {
    String(text.prefix { $0 != "(" })
  }
}
