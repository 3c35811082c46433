/// Checks that every source in the table is cited, except the one reserved for a team's own
/// observations.
enum SourceUseRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    var used: Set<String> = [Source.ownExperience]
    for entry in book.entries {
      used.formUnion(entry.sources)
      switch entry.details {
      case .component(let facts):
        used.formUnion(facts.natives.map(\.source) + facts.lacks.map(\.source))
      case .claim(let facts): used.formUnion(facts.grounds.compactMap(\.source))
      case .task(let facts): used.formUnion(facts.natives.map(\.source))
      case .pattern, .gotcha, .availability: break
      }
    }
    used.formUnion(book.setters.sources)
    used.formUnion(book.printed.map(\.source))
    for file in book.scenarios { used.formUnion(file.scenario.sources) }
    return book.sources.filter { !used.contains($0.id) }.map {
      BookProblem(path: "tables/sources.txt", .unusedSource($0.id))
    }
  }
}
