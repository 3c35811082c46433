import BookData
import Bridgebook
import Testing

/// Runs the scenario examples of the book; the detectors must find exactly what each entry marks.
@Suite struct SimulationScenarioExampleTests {
  private static let book = Simulated.book

  struct Case: CustomTestStringConvertible, Sendable {
    let entry: Entry
    let example: Example
    let scenario: String
    let variant: String
    var testDescription: String { "\(entry.id), line \(example.line): \(scenario)/\(variant)" }
  }

  static let cases: [Case] =
    (try? book.get())?.entries.flatMap { entry in
      entry.examples.compactMap { example in
        guard case .scenario(let id, let variant) = example.form else { return nil }
        return Case(entry: entry, example: example, scenario: id, variant: variant)
      }
    } ?? []

  @Test func whatAScenarioShowsHasATriggeringAndACleanExample() throws {
    for entry in try Self.book.get().entries {
      guard case .gotcha(let facts) = entry.details, facts.evidence.contains("S") else {
        continue
      }
      let own = Self.cases.filter { $0.entry.id == entry.id }.map(\.example.expectation)
      #expect(Set(own) == Set(Example.Expectation.allCases), "\(entry.id)")
    }
    #expect(Self.cases.count >= 60)
  }

  @Test(arguments: cases)
  func theMarkedLinesAreTheFinding(_ item: Case) throws {
    let run = try Simulated(item.scenario, item.variant)
    if item.example.expectation == .clean {
      #expect(run.findings.filter { $0.severity != .note } == [], "a clean example")
      return
    }
    let numbers = try numbers(of: item)
    func marked(_ marks: Set<Example.Mark>) -> [Int] {
      zip(item.example.lines, numbers).filter { marks.contains($0.0.mark) }.compactMap { $0.1 }
        .sorted()
    }
    let own = try #require(run.findings.first { $0.gotcha == item.entry.id }, "not found")
    #expect(own.lines.sorted() == marked([.finding, .both]), "lines of the finding")
    #expect(
      own.provokedBy.map { [$0.line] } ?? [] == marked([.provoking, .both]), "what provoked it")
    let others = run.findings.filter { $0.gotcha != item.entry.id && $0.severity != .note }
    let companions = try others.map { finding in
      let index = try #require(
        numbers.firstIndex(of: finding.lines[0]), "\(finding.gotcha) begins outside the excerpt")
      return "\(finding.gotcha)@\(index + 1)"
    }
    #expect(
      companions.sorted() == item.example.companions.map { "\($0.gotcha)@\($0.line)" }.sorted(),
      "findings beside the one that is marked")
  }

  /// Returns the line numbers of an excerpt, none of whose lines may be empty, because marks refer
  /// to them.
  private func numbers(of item: Case) throws -> [Int] {
    let file = try #require(
      try Self.book.get().scenarios.first { $0.scenario.id == item.scenario })
    let text = try #require(VariantText(of: file, variant: item.variant))
    let numbers = try text.numbers(of: item.example.lines.map(\.text))
    return try numbers.map { try #require($0, "an empty line") }
  }
}
