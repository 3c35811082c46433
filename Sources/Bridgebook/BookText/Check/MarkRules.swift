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

/// Finds source marks such as `[^seed-000]` in Markdown, and sentences without one.
package enum SourceMarks {
  /// The mark of a statement that is inferred rather than taken from a source.
  static let inference = "inference"

  /// Returns the ids of all marks outside of fenced code.
  package static func ids(in markdown: String) -> [String] {
    MarkedSentences.withoutFences(markdown).flatMap { line -> [String] in
      var ids: [String] = []
      var rest = line[...]
      while let start = rest.firstRange(of: "[^"),
        let end = rest[start.upperBound...].firstIndex(of: "]")
      {
        ids.append(String(rest[start.upperBound..<end]))
        rest = rest[rest.index(after: end)...]
      }
      return ids
    }
  }

  /// Returns the sentences, including list items, that have no mark; a line that ends with a colon
  /// does not need one.
  static func unmarkedSentences(in markdown: String) -> [String] {
    MarkedSentences.parts(of: markdown).filter {
      $0.marks.isEmpty && !$0.isLeadIn && !$0.text.hasPrefix("Source:")
    }.map(\.text)
  }
}
