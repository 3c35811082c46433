/// Checks the files of a book against each other; each file was already checked separately when it
/// was read.
package enum BookChecker {
  /// Returns all problems, grouped by rule, each group in the order of the book.
  ///
  /// - Parameter whole: The complete book, whose entries may be referred to, if only a part of it
  ///   is checked.
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

/// Lookup tables of a book for the rules.
struct BookIndex {
  let entries: [String: Entry]
  let sources: Set<String>
  let facts: [String: Fact]
  /// The everyday words of the lexicon.
  let meanings: Set<String>

  init(_ book: Book) {
    entries = Dictionary(
      book.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    sources = Set(book.sources.map(\.id))
    facts = Dictionary(
      book.tree.facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    meanings = Set(
      book.lexicon.filter { $0.fact == LexiconPhrase.meaning }.map(\.phrase))
  }

  func has(_ id: String, _ kind: EntryKind) -> Bool { entries[id]?.kind == kind }
}

extension Entry {
  /// The path of the entry's file; for a row of the availability table, its id follows `#`.
  var path: String {
    kind == .availability ? "tables/availability.txt#\(id)" : "\(kind.plural)/\(id).txt"
  }

  func problem(line: Int = 1, _ fault: BookProblem.Fault) -> BookProblem {
    BookProblem(path: path, line: line, fault)
  }
}
