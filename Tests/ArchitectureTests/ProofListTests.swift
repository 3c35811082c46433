import TestSupport
import Testing

/// Tests that are shortened in `swift test` are run in full by a script, which lists them.
@Suite struct ProofListTests {
  /// The entries of the script: a suite, or a suite and one of its tests.
  private static let proofs: [(suite: String, test: String?)] =
    Repository.lines(of: "Tests/Proofs/tests.sh")
    .drop { $0 != "proofs='" }.dropFirst().prefix { $0 != "'" }
    .map { line in
      let parts = line.split(separator: "/").map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }

  private static let files = Repository.files(under: "Tests", suffix: "Tests.swift")

  private static func suite(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }

  @Test func everySuiteThatLooksBrieflyIsListed() {
    let marks = ["Effort" + ".", "BRIDGEBOOK" + "_MUTATIONS"]
    let brief = ProofListTests.files.filter { path in
      let text = Repository.text(of: path)
      return marks.contains(where: text.contains)
    }
    #expect(brief.count > 20)
    let listed = Set(ProofListTests.proofs.map(\.suite))
    #expect(Set(brief.map(ProofListTests.suite)) == listed)
  }

  @Test func everyListedTestIsThere() {
    for (suite, test) in ProofListTests.proofs {
      let texts = ProofListTests.files.filter { ProofListTests.suite(of: $0) == suite }
        .map(Repository.text)
      #expect(!texts.isEmpty, "\(suite)")
      if let test { #expect(texts.contains { $0.contains("func \(test)(") }, "\(suite)/\(test)") }
    }
  }
}
