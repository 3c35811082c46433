/// A sentence under Cause or Fix of a gotcha: a claim that nobody weighed yet, with the sources it names.
package struct Sentence: Equatable, Sendable {
  /// Whether a source says it.
  package enum Status: String, CaseIterable, Sendable {
    case stated, inferred
  }

  /// The gotcha it stands in.
  package let entry: String
  package let heading: String
  /// Its place under the heading, counted from 1.
  package let number: Int
  /// The sentence in Markdown, without marks.
  package let text: String
  package let sources: [String]

  package init(entry: String, heading: String, number: Int, text: String, sources: [String]) {
    self.entry = entry
    self.heading = heading
    self.number = number
    self.text = text
    self.sources = sources
  }

  /// Such as `update-unguarded.cause.1`.
  package var id: String { "\(entry).\(heading.lowercased()).\(number)" }

  /// Stated where it names a source.
  package var status: Status { sources.isEmpty ? .inferred : .stated }
}

/// A sentence found by its id, with what speaks for it.
package struct SentenceDossier: Sendable {
  package let sentence: Sentence
  package let entryTitle: String
  /// The sources it names, in its order.
  package var sources: [Source] = []
  /// Claims of its gotcha, which were weighed.
  package var claims: [Entry] = []
  /// Rules of the model that grounds of the claims rest on, by id.
  package var modelRules: [String: ModelRule] = [:]

  package init(sentence: Sentence, entryTitle: String) {
    self.sentence = sentence
    self.entryTitle = entryTitle
  }
}
