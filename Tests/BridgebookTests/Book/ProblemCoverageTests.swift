import Bridgebook
import TestSupport
import Testing

@Suite struct ProblemCoverageTests {
  /// Every case of `TextDiagnostic.Problem` is provoked by a file in these tests.
  @Test func everyProblemIsProvoked() {
    let declared = Repository.lines(of: "Sources/Bridgebook/BookText/TextDiagnostic.swift")
      .filter { $0.hasPrefix("    case ") }
      .map { ProblemCoverageTests.name($0.dropFirst("    case ".count)) }
    let faults =
      EntryFaultTests.faults + TableFaultTests.faults + TreeParserTests.faults
      + ScenarioFaultTests.faults + EvidenceFaultTests.faults
    let provoked = faults.map { ProblemCoverageTests.name("\($0.problem)"[...]) }
    // The first two come from the bytes, before there is any text: see SourceFileTests. The third is in OwnTextTests.
    #expect(Set(declared) == Set(provoked).union(["notUTF8", "noNewlineAtEnd", "own"]))
  }

  private static func name(_ text: Substring) -> String {
    String(text.prefix { $0 != "(" })
  }
}
