/// Checks that a component agrees with the choices of the tree's facts and has the code that its
/// role requires.
enum ComponentRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.entries.flatMap { entry -> [BookProblem] in
      guard case .component(let facts) = entry.details else { return [] }
      return choices(of: facts, index).map { entry.problem($0) }
        + keys(of: facts).map { entry.problem($0) }
        + sections(for: facts).filter { entry.section($0) == nil }.map { heading in
          entry.problem(.missingSection(heading))
        }
    }
  }

  private static func choices(
    of facts: ComponentFacts, _ index: BookIndex
  ) -> [BookProblem.Fault] {
    let chosen = [
      ("thing", facts.role.rawValue), ("presentation", facts.presentation?.rawValue),
      ("place", facts.place),
    ]
    return chosen.compactMap { fact, choice -> BookProblem.Fault? in
      guard let choice else { return nil }
      guard let known = index.facts[fact] else { return .unknownFact(fact) }
      return known.choices.contains { $0.id == choice }
        ? nil : .unknownChoice(fact: fact, choice: choice)
    }
  }

  private static func keys(of facts: ComponentFacts) -> [BookProblem.Fault] {
    var faults: [BookProblem.Fault] = []
    let fitting = kinds(for: facts.role)
    if !fitting.isEmpty, !fitting.contains(facts.kind) {
      faults.append(
        .kindDoesNotFitRole(kind: facts.kind.rawValue, role: facts.role.rawValue))
    }
    if facts.role == .controller, facts.presentation == nil {
      faults.append(.missingKey("presentation"))
    }
    if [.slot, .window].contains(facts.role), facts.place == nil {
      faults.append(.missingKey("place"))
    }
    if facts.coverage == .partial, facts.lacksTerms.isEmpty {
      faults.append(.missingKey("lacks-terms"))
    }
    return faults + natives(of: facts)
  }

  /// Returns a fault if a view class is marked as fully covered although only modifiers replace it,
  /// and one for each replaced API without a successor in a later row.
  private static func natives(of facts: ComponentFacts) -> [BookProblem.Fault] {
    var faults: [BookProblem.Fault] = []
    if facts.kind == .view, facts.role == .view, facts.coverage == .full,
      let first = facts.natives.first, facts.natives.allSatisfy({ $0.form == .modifier })
    {
      faults.append(.modifierReplacesView(api: first.name))
    }
    for (index, native) in facts.natives.enumerated() {
      for row in native.until.rows {
        guard let end = row.since else { continue }
        let isReplaced = facts.natives[(index + 1)...].contains {
          $0.since.contains(row.platform, end)
        }
        if !isReplaced {
          faults.append(.noSuccessor(api: native.name, platform: row.platform.rawValue))
        }
      }
    }
    return faults
  }

  /// Returns the kinds that the recommendation may report for a role, or none if any kind is
  /// allowed.
  private static func kinds(for role: ComponentRole) -> [ComponentKind] {
    switch role {
    case .view: [.view]
    case .controller: [.controller]
    case .recognizer: [.gesture]
    case .layer: [.layer]
    case .window: [.window]
    case .interaction, .watchObject, .service, .feature: [.notAView]
    case .slot, .panel, .part, .host: []
    }
  }

  private static func sections(for facts: ComponentFacts) -> [String] {
    var headings: [String] = facts.coverage == .none ? [] : ["Native"]
    if facts.coverage == .partial { headings.append("Lacks") }
    switch facts.role {
    case .view, .controller, .recognizer, .layer, .interaction, .watchObject:
      headings.append("Sample")
    case .slot, .window, .panel, .service, .part, .host, .feature:
      headings += ["Instead", "Code"]
    }
    return headings
  }
}
