/// Checks that a task refers to entries of the right kinds, has the parts that its approach
/// requires, and does not share a phrasing with another task.
enum TaskRules {
  /// The permitted number of phrasings per task.
  private static let phrasingCount = 2...10

  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    var first: [String: String] = [:]
    return book.entries.flatMap { entry -> [BookProblem] in
      guard case .task(let facts) = entry.details else { return [] }
      var faults = references(of: facts, index) + missing(in: entry, facts)
      if !phrasingCount.contains(entry.terms.count) {
        faults.append(.phrasingCount(entry.terms.count))
      }
      for phrase in entry.terms {
        let folded = phrase.lowercased()
        if let other = first[folded] {
          faults.append(.samePhrasing(phrase, as: other))
        } else {
          first[folded] = entry.id
        }
      }
      return faults.map { entry.problem($0) }
    }
  }

  private static func references(
    of facts: TaskFacts, _ index: BookIndex
  ) -> [BookProblem.Fault] {
    var faults: [BookProblem.Fault] = []
    if let pattern = facts.pattern, !index.has(pattern, .pattern) {
      faults.append(.unknownPattern(pattern))
    }
    if let component = facts.component, !index.has(component, .component) {
      faults.append(.unknownComponent(component))
    }
    return faults + facts.gotchas.filter { !index.has($0, .gotcha) }.map { .unknownGotcha($0) }
  }

  private static func missing(in entry: Entry, _ facts: TaskFacts) -> [BookProblem.Fault] {
    var faults: [BookProblem.Fault] = []
    // Without a native API the task needs a bridge, and a bridge needs a pattern.
    let isBridged = !entry.approaches.allSatisfy { [.native, .none].contains($0) }
    if isBridged, facts.bridge == nil { faults.append(.missingKey("bridge")) }
    if isBridged, facts.pattern == nil { faults.append(.missingKey("pattern")) }
    if facts.coverage != .none, facts.natives.isEmpty { faults.append(.missingSection("Native")) }
    if facts.coverage == .partial, entry.section("Lacks") == nil {
      faults.append(.missingSection("Lacks"))
    }
    return faults
  }
}
