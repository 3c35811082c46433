/// Finds source marks such as `[^seed-000]` in Markdown, and sentences without one.
package enum SourceMarks {
  /// The mark of a statement that is inferred rather than taken from a source.
  static let inference = "inference"

  /// Returns the ids of all marks outside of code.
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
