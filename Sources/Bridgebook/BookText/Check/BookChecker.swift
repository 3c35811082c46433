/// Holds the files of a book against each other; each file by itself was checked when it was read.
package enum BookChecker {
  /// All problems, rule family by rule family, each in the order of the book.
  ///
  /// - Parameter whole: the book that entries may name, where only a part of it is to be checked.
  package static func problems(in book: Book, of whole: Book? = nil) -> [BookProblem] {
    let index = BookIndex(whole ?? book)
    return rules.flatMap { $0(book, index) }
  }

  private static let rules: [@Sendable (Book, BookIndex) -> [BookProblem]] = [
    ReferenceRules.problems, TreeReferenceRules.problems, MarkRules.problems,
    ClaimRules.problems, ExampleRules.problems, ComponentRules.problems,
    AvailabilityRules.problems, LinkageRules.problems, CodeRules.problems,
    CodeAvailabilityRules.problems, SpellingRules.problems, SourceUseRules.problems,
    TaskRules.problems, RequirementRules.problems,
  ]
}

/// What the rules look up in a book.
struct BookIndex {
  let entries: [String: Entry]
  let sources: Set<String>
  let facts: [String: Fact]

  init(_ book: Book) {
    entries = Dictionary(
      book.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    sources = Set(book.sources.map(\.id))
    facts = Dictionary(
      book.tree.facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func has(_ id: String, _ kind: EntryKind) -> Bool { entries[id]?.kind == kind }
}

extension Entry {
  /// Where it stands in the book; a row of the availability table by its id.
  var path: String {
    kind == .availability ? "tables/availability.txt#\(id)" : "\(kind.plural)/\(id).txt"
  }

  func problem(line: Int = 1, _ fault: BookProblem.Fault) -> BookProblem {
    BookProblem(path: path, line: line, fault)
  }
}
