/// A sentence from the Cause or Fix section of a gotcha, with its sources; the evidence for it has
/// not been evaluated, unlike that for a claim.
package struct Sentence: Equatable, Sendable {
  /// The kind of support that a sentence has.
  package enum Status: String, CaseIterable, Sendable {
    case stated
    /// A single secondary source: an article, an issue or third-party code.
    case singleSource = "single-source"
    case inferred

    /// Returns the status of a sentence that cites these sources.
    package static func following(from sources: [Source?]) -> Status {
      if sources.isEmpty { return .inferred }
      return sources.count == 1 && sources[0]?.isSecondary == true ? .singleSource : .stated
    }
  }

  /// The gotcha that contains the sentence.
  package let entry: String
  package let heading: String
  /// The position under the heading, counted from 1.
  package let number: Int
  /// The sentence in Markdown, without source marks.
  package let text: String
  package let sources: [String]
  package let status: Status
  /// Whether the sentence is marked as inference in addition to its sources.
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

  /// The status as a phrase, including inference in addition to a source.
  package var standing: String {
    let words =
      switch status {
      case .stated: "stated"
      case .singleSource: "stated by one source"
      case .inferred: "inferred"
      }
    return isPartlyInferred ? words + ", partly inferred" : words
  }

  /// The identifier, such as `update-unguarded.cause.1`.
  package var id: String { "\(entry).\(heading.lowercased()).\(number)" }
}

/// A sentence found by its id, with the evidence for it.
package struct SentenceDossier: Sendable {
  package let sentence: Sentence
  package let entryTitle: String
  /// The cited sources, in the sentence's order.
  package var sources: [Source] = []
  /// The claims about the same gotcha, whose evidence was evaluated.
  package var claims: [Entry] = []
  /// The rules of the model that grounds of the claims depend on, by id.
  package var modelRules: [String: ModelRule] = [:]

  package init(sentence: Sentence, entryTitle: String) {
    self.sentence = sentence
    self.entryTitle = entryTitle
  }
}
