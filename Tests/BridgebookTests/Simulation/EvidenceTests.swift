import BookData
import Bridgebook
import Testing

/// Every variant of the built-in scenarios shows exactly the findings it declares and meets its
/// expectations.
@Suite struct EvidenceTests {
  @Test func scenariosCanBeRead() throws {
    #expect(try BuiltInScenarios.load().scenarios.isEmpty == false)
  }

  @Test(arguments: EvidenceCase.all)
  func findingsAndExpectations(_ item: EvidenceCase) throws {
    let run = try Simulated(item.scenario, item.variant)
    let check = FindingCheck(
      expected: run.variant.findings, found: run.findings, marks: run.program.marks)
    for missing in check.missing {
      Issue.record("\(item.testDescription):\(missing.place.line): not found: \(missing.gotcha)")
    }
    for finding in check.unexpected {
      Issue.record(
        """
        \(item.testDescription): not declared: finds \(finding.gotcha) \
        at \(finding.lines.map(String.init).joined(separator: " ")) \
        by \(finding.provokedBy.map { "\($0.line): \($0.text)" } ?? "-")
        """)
    }
    for expectation in run.variant.expectations {
      let result = run.simulation.check(expectation, run.figures, run.outcome)
      let after = expectation.after.map { " after \"\($0)\"" } ?? ""
      #expect(
        result.holds,
        """
        \(item.testDescription):\(expectation.place.line): \
        \(expectation.subject.joined(separator: "."))\(after) is \(result.found ?? "unknown"), \
        expected \(expectation.comparison.rawValue) \(result.expected)
        """)
    }
  }

  @Test(arguments: EvidenceCase.all)
  func fixedVariantsShowNothingAboveANote(_ item: EvidenceCase) throws {
    let run = try Simulated(item.scenario, item.variant)
    guard run.variant.role == .fixed else { return }
    #expect(run.findings.allSatisfy { $0.severity == .note }, "\(run.findings)")
  }

  @Test(arguments: EvidenceCase.all)
  func twoRunsAreEqual(_ item: EvidenceCase) throws {
    let first = try Simulated(item.scenario, item.variant)
    let second = try Simulated(item.scenario, item.variant)
    #expect(first.events == second.events)
    #expect(first.outcome == second.outcome)
    #expect(first.findings == second.findings)
  }

  /// The gotchas of the book that a simulated run demonstrates.
  static let modeled: [String] = {
    guard let book = try? Simulated.book.get() else { return [] }
    return book.entries.compactMap { entry in
      guard case .gotcha(let facts) = entry.details, facts.evidence.contains("S") else {
        return nil
      }
      return entry.id
    }
  }()

  @Test func noGotchaLosesItsEvidence() {
    #expect(Self.modeled.count >= 34)
  }

  /// A scenario that names the gotcha must show it in a broken variant, and nothing above a note in
  /// a fixed one.
  @Test(arguments: modeled)
  func aModeledGotchaIsShownAndCured(_ gotcha: String) throws {
    let linked = try BuiltInScenarios.load().scenarios.filter { $0.gotchas.contains(gotcha) }
    let isShownAndCured = try linked.contains { scenario in
      let isShown = scenario.variants.contains { variant in
        (variant.role == .broken || variant.role == .halfFixed)
          && variant.findings.contains { $0.gotcha == gotcha }
      }
      return try isShown
        && scenario.variants.contains { variant in
          guard variant.role == .fixed else { return false }
          return try Simulated(scenario.id, variant.name).findings.allSatisfy {
            $0.severity == .note
          }
        }
    }
    #expect(isShownAndCured, "\(linked.map(\.id)) do not show \(gotcha) and its cure")
  }
}
