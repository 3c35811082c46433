/// Checks that each gotcha that messages or traces can show has a triggering example with marks and
/// a clean one without.
enum ExampleRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.entries.flatMap { entry -> [BookProblem] in
      guard case .gotcha(let facts) = entry.details else { return [] }
      return missing(in: entry, facts)
        + entry.examples.compactMap { example in
          fault(of: example).map { entry.problem(line: example.line, $0) }
        }
    }
  }

  private static func missing(in entry: Entry, _ facts: GotchaFacts) -> [BookProblem] {
    let isWanted = facts.evidence.contains { $0 == "M" || $0 == "T" }
    // Both kinds are needed: a triggering example alone would also pass with a detector that
    // reports everything.
    guard isWanted || !entry.examples.isEmpty else { return [] }
    return Example.Expectation.allCases.filter { expectation in
      !entry.examples.contains { $0.expectation == expectation }
    }.map { entry.problem(.missingSection($0.rawValue)) }
  }

  private static func fault(of example: Example) -> BookProblem.Fault? {
    let isMarked = example.lines.contains { $0.mark != .none }
    switch example.expectation {
    case .triggering: return isMarked ? nil : .unmarkedTriggeringExample
    case .clean: return isMarked ? .markedCleanExample : nil
    }
  }
}
