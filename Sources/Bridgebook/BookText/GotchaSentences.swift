/// Extracts the falsifiable sentences of the gotchas.
enum GotchaSentences {
  private static let headings = ["Cause", "Fix"]

  /// Returns the sentences under Cause and Fix that have a source mark, in the order of the book.
  static func sentences(
    of entries: [Entry], sources: [Source], with mapper: some ItemMapper = SerialMapper()
  ) -> [Sentence] {
    let known = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return mapper.map(entries.filter { $0.kind == .gotcha }) { entry in
      headings.flatMap { heading -> [Sentence] in
        guard let section = entry.section(heading) else { return [] }
        let marked = MarkedSentences.whole(of: section.markdown).filter { !$0.marks.isEmpty }
        return marked.enumerated().map { index, sentence in
          let sources = sentence.marks.filter { $0 != SourceMarks.inference }
          return Sentence(
            entry: entry.id, heading: heading, number: index + 1, text: sentence.text,
            sources: sources, status: .following(from: sources.map { known[$0] }),
            isPartlyInferred: !sources.isEmpty && sources.count < sentence.marks.count)
        }
      }
    }.flatMap(\.self)
  }
}
