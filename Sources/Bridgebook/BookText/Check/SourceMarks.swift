/// Finds source marks such as `[^seed-000]` in Markdown, and the sentences that lack one.
package enum SourceMarks {
  /// The mark of what no source says.
  static let inference = "inference"

  /// The ids of all marks outside of code.
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

  /// The sentences, bullets included, that do not end in a mark; lines that end in a colon need none.
  static func unmarkedSentences(in markdown: String) -> [String] {
    MarkedSentences.parts(of: markdown).filter {
      $0.marks.isEmpty && !$0.isLeadIn && !$0.text.hasPrefix("Source:")
    }.map(\.text)
  }
}
