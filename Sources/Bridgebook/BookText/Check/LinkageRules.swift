/// Checks that no entry is isolated, and that no two gotchas describe the same symptom.
enum LinkageRules {
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
      let words = section.markdown.lowercased().split { $0.isWhitespace }.joined(separator: " ")
      if let other = first[words] {
        problems.append(entry.problem(line: section.line, .sameSymptom(as: other)))
      } else {
        first[words] = entry.id
      }
    }
    return problems
  }
}
