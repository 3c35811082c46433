import BridgeModel
import BridgeSimulator
import BuiltInKnowledge
import Testing

/// Every variant of every built-in scenario shows exactly the findings it declares, and what it expects holds.
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

  /// Events do not tell these from their neighbours; their scenarios expect the outcome instead.
  private static let onlyByOutcome: Set<String> = [
    "cell-state-leaks-on-reuse", "closure-instead-of-coordinator",
  ]

  @Test func everyGotchaThatCanBeModelledIsShownAndCured() throws {
    let book = try BuiltInBook.load()
    let modelled = book.entries.compactMap { entry -> String? in
      guard case .gotcha(let facts) = entry.details, facts.evidence.contains("S") else {
        return nil
      }
      return entry.id
    }
    var shown: Set<String> = []
    for scenario in try BuiltInScenarios.load().scenarios {
      // Declared is what a run has: `findingsAndExpectations` compares them.
      let cures = scenario.variants.filter { $0.role == .fixed }
      for variant in scenario.variants where variant.role == .broken || variant.role == .halfFixed {
        for gotcha in variant.findings.map(\.gotcha)
        where cures.contains(where: { !$0.findings.map(\.gotcha).contains(gotcha) }) {
          shown.insert(gotcha)
        }
      }
    }
    #expect(modelled.count > 30)
    #expect(Set(modelled).subtracting(shown) == Self.onlyByOutcome)
  }
}
