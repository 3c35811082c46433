/// Checks that no entry is isolated, and that no two gotchas describe the same symptom.
package enum LinkageRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    unlinked(in: book) + sameSymptoms(in: book)
  }

  /// Returns problems for entries without links in either direction; availability entries are found
  /// by API name instead.
  private static func unlinked(in book: Book) -> [BookProblem] {
    var targets: Set<String> = []
    for entry in book.entries { targets.formUnion(entry.links + entry.claims) }
    for leaf in book.tree.leaves { targets.formUnion(leaf.gotchas + [leaf.pattern]) }
    return book.entries.filter { entry in
      entry.kind != .availability && entry.links.isEmpty && entry.claims.isEmpty
        && !targets.contains(entry.id)
    }.map { $0.problem(.unlinked) }
  }

  private static func sameSymptoms(in book: Book) -> [BookProblem] {
    var first: [String: String] = [:]
    var problems: [BookProblem] = []
    for entry in book.entries where entry.kind == .gotcha {
      guard let section = entry.section("Symptom") else { continue }
      let words = words(of: section.markdown)
      if let other = first[words] {
        problems.append(entry.problem(line: section.line, .sameSymptom(as: other)))
      } else {
        first[words] = entry.id
      }
    }
    return problems
  }

  /// Returns the words by which symptoms are compared: in lowercase, separated by single spaces.
  package static func words(of symptom: String) -> String {
    symptom.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }
}

/// Checks that every source in the table is cited, except the one reserved for a team's own
/// observations.
enum SourceUseRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    var used: Set<String> = [Source.ownExperience]
    for entry in book.entries {
      used.formUnion(entry.sources)
      switch entry.details {
      case .component(let facts):
        used.formUnion(facts.rowSources.flatMap(\.sources))
      case .claim(let facts): used.formUnion(facts.grounds.compactMap(\.source))
      case .task(let facts): used.formUnion(facts.natives.map(\.source))
      case .pattern, .gotcha, .availability: break
      }
    }
    used.formUnion(book.setters.sources)
    used.formUnion(book.properties.sources)
    used.formUnion(book.printed.map(\.source))
    for file in book.scenarios { used.formUnion(file.scenario.sources) }
    return book.sources.filter { !used.contains($0.id) }.map {
      BookProblem(path: "tables/sources.txt", .unusedSource($0.id))
    }
  }
}

/// Checks that the classes of each requirement exist.
enum RequirementRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.requirements.flatMap(\.components).filter { !index.has($0, .component) }.map { id in
      BookProblem(path: "tables/requirements.txt", .unknownComponent(id))
    }
  }
}
