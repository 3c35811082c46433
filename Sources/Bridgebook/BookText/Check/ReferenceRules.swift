/// Checks that ids are unique and that everything an entry refers to exists.
enum ReferenceRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    var seen: Set<String> = []
    var problems: [BookProblem] = []
    for source in book.sources where !seen.insert(source.id).inserted {
      problems.append(BookProblem(path: "tables/sources.txt", .duplicateId(source.id)))
    }
    problems += book.setters.sources.subtracting(index.sources).sorted().map { id in
      BookProblem(path: "tables/setters.txt", .unknownSource(id))
    }
    problems += book.properties.sources.subtracting(index.sources).sorted().map { id in
      BookProblem(path: "tables/properties.txt", .unknownSource(id))
    }
    problems += book.delegates.sources.subtracting(index.sources).sorted().map { id in
      BookProblem(path: "tables/delegates.txt", .unknownSource(id))
    }
    problems += uses(book.memberUses, index)
    seen = []
    for entry in book.entries {
      if !seen.insert(entry.id).inserted { problems.append(entry.problem(.duplicateId(entry.id))) }
      problems += references(of: entry, index)
    }
    return problems
  }

  /// Checks that each class in the table of members has an entry, and that each purpose is a
  /// missing feature or a native API in that entry, or another class.
  private static func uses(_ uses: MemberUses, _ index: BookIndex) -> [BookProblem] {
    uses.rows.compactMap { row in
      let path = "tables/members.txt"
      guard case .component(let facts) = index.entries[row.className]?.details else {
        return BookProblem(path: path, .unknownComponent(row.className))
      }
      let isKnown =
        facts.lacks.contains { $0.text == row.purpose }
        || facts.natives.contains { $0.name == row.purpose } || index.has(row.purpose, .component)
      return isKnown ? nil : BookProblem(path: path, .unknownLink(row.purpose))
    }
  }

  private static func references(of entry: Entry, _ index: BookIndex) -> [BookProblem] {
    var problems = entry.links.filter { index.entries[$0] == nil }.map { id in
      entry.problem(.unknownLink(id))
    }
    problems += entry.claims.filter { !index.has($0, .claim) }.map { id in
      entry.problem(.unknownClaim(id))
    }
    var inRows: [String] = []
    if case .component(let facts) = entry.details {
      inRows = facts.rowSources.flatMap(\.sources)
    }
    // Sources named in rows are reported with their rows.
    let listed = entry.sources.filter { !inRows.contains($0) }
    problems += listed.filter { !index.sources.contains($0) }.map { id in
      entry.problem(.unknownSource(id))
    }
    switch entry.details {
    case .component(let facts):
      for rows in facts.rowSources {
        problems += unknown(rows.sources, under: rows.heading, of: entry, index)
      }
      if let earlier = facts.earlier, !index.has(earlier, .component) {
        problems.append(entry.problem(.unknownLink(earlier)))
      }
    case .claim(let facts):
      problems += unknown(facts.grounds.compactMap(\.source), under: "Grounds", of: entry, index)
    case .task(let facts):
      problems += unknown(facts.natives.map(\.source), under: "Native", of: entry, index)
    case .pattern, .gotcha, .availability:
      break
    }
    for example in entry.examples {
      problems += example.companions.filter { !index.has($0.gotcha, .gotcha) }.map { companion in
        entry.problem(line: example.line, .unknownGotcha(companion.gotcha))
      }
    }
    return problems
  }

  private static func unknown(
    _ sources: [String], under heading: String, of entry: Entry, _ index: BookIndex
  ) -> [BookProblem] {
    let line = entry.section(heading)?.line ?? 1
    return sources.filter { !index.sources.contains($0) }.map { id in
      entry.problem(line: line, .unknownSource(id))
    }
  }
}
