import BookData
import Bridgebook
import Testing

/// Each published fact that the model agrees with names a run that expects and shows it.
@Suite struct PrintedFactTests {
  private func facts() throws -> [PrintedFact] { try Simulated.book.get().printed }

  @Test(arguments: [
    "printed-appearance", "printed-bridges", "printed-changes", "printed-environment",
    "printed-gestures", "printed-models", "printed-order", "printed-readers", "printed-screens",
    "printed-states", "printed-tracking",
  ])
  func everyExpectationHolds(_ id: String) throws {
    let scenario = try #require(BuiltInScenarios.load().scenarios.first { $0.id == id })
    for variant in scenario.variants {
      let run = try Simulated(id, variant.name)
      for expectation in variant.expectations {
        let result = run.simulation.check(expectation, run.figures, run.outcome)
        #expect(
          result.holds,
          "\(id)/\(variant.name) line \(expectation.place.line): \(result.found ?? "none"), not \(result.expected)"
        )
      }
    }
  }

  @Test func rowsAreWhole() throws {
    let book = try Simulated.book.get()
    let facts = book.printed
    let sources = Set(book.sources.map(\.id))
    #expect(Set(facts.map(\.id)).count == facts.count)
    for fact in facts {
      #expect(sources.contains(fact.source), "\(fact.id)")
      #expect((fact.verdict == .agrees) == (fact.reason == nil), "\(fact.id)")
      if fact.verdict == .agrees { #expect(fact.run != nil, "\(fact.id)") }
    }
    #expect(facts.count >= 100)
    let agreeing = facts.count { $0.verdict == .agrees }
    #expect(agreeing * 100 >= facts.count * 85, "\(agreeing) of \(facts.count)")
  }

  /// A run without expectations, or with expectations that an empty run also meets, would agree
  /// with anything.
  @Test func noRowPassesVacuously() throws {
    let book = try BuiltInScenarios.load()
    for fact in try facts() {
      guard let run = fact.run else { continue }
      let parts = run.split(separator: "/").map(String.init)
      try #require(parts.count == 2, "\(fact.id)")
      let scenario = try #require(book.scenarios.first { $0.id == parts[0] }, "\(fact.id)")
      let variant = try #require(
        scenario.variants.first { $0.name == parts[1] }, "\(fact.id)")
      var program = try #require(scenario.program(variant.name))
      #expect(!variant.expectations.isEmpty || !variant.findings.isEmpty, "\(fact.id)")
      guard variant.findings.isEmpty else { continue }
      program.steps = []
      let idle = try Simulation(program, library: book.library)
      var figures = RunFigures()
      let outcome = idle.run { events, texts in figures.consume(events, texts: texts) }
      let holds = variant.expectations.allSatisfy { idle.check($0, figures, outcome).holds }
      #expect(!holds, "\(fact.id): \(run) expects what an idle run shows")
    }
  }
}
