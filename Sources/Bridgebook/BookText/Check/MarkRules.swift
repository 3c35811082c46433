/// Checks that each sentence of an explanatory section has a source mark, and that the entry lists
/// the sources of its marks.
enum MarkRules {
  private static let headings: Set<String> = [
    "Cause", "Fix", "Rules", "Lifecycle", "Watch", "Traps", "Instead", "Now",
    "Earlier", "Changes",
  ]

  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.entries.flatMap { entry in
      entry.sections.flatMap { section in
        unlisted(in: section, of: entry) + unmarked(in: section, of: entry)
      }
    }
  }

  private static func unlisted(in section: Section, of entry: Entry) -> [BookProblem] {
    SourceMarks.ids(in: section.markdown)
      .filter { $0 != "inference" && !entry.sources.contains($0) }
      .map { entry.problem(line: section.line, .unlistedMark($0)) }
  }

  private static func unmarked(in section: Section, of entry: Entry) -> [BookProblem] {
    guard headings.contains(section.heading) else { return [] }
    return SourceMarks.unmarkedSentences(in: section.markdown).map { text in
      entry.problem(
        line: section.line, .unmarkedSentence(heading: section.heading, text: text))
    }
  }
}
