/// A sentence under Cause or Fix of a gotcha: a claim that nobody weighed yet, with the sources it names.
package struct Sentence: Equatable, Sendable {
  /// What says it.
  package enum Status: String, CaseIterable, Sendable {
    case stated
    /// One secondary source alone: an article, an issue or somebody's code.
    case singleSource = "single-source"
    case inferred

    /// What stands behind a sentence that names these sources.
    package static func following(from sources: [Source?]) -> Status {
      if sources.isEmpty { return .inferred }
      return sources.count == 1 && sources[0]?.isSecondary == true ? .singleSource : .stated
    }
  }

  /// The gotcha it stands in.
  package let entry: String
  package let heading: String
  /// Its place under the heading, counted from 1.
  package let number: Int
  /// The sentence in Markdown, without marks.
  package let text: String
  package let sources: [String]
  package let status: Status
  /// Whether inference stands beside the sources.
  package let isPartlyInferred: Bool

  package init(
    entry: String, heading: String, number: Int, text: String, sources: [String], status: Status,
    isPartlyInferred: Bool
  ) {
    self.entry = entry
    self.heading = heading
    self.number = number
    self.text = text
    self.sources = sources
    self.status = status
    self.isPartlyInferred = isPartlyInferred
  }

  /// The status in words, inference beside a source included.
  package var standing: String {
    let words =
      switch status {
      case .stated: "stated"
      case .singleSource: "stated by one source"
      case .inferred: "inferred"
      }
    return isPartlyInferred ? words + ", in part inferred" : words
  }

  /// Such as `update-unguarded.cause.1`.
  package var id: String { "\(entry).\(heading.lowercased()).\(number)" }
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
