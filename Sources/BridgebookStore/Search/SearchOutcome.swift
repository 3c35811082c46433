package import Bridgebook

/// An entry, scenario or message that matches a search.
package struct SearchResult: Equatable, Sendable {
  /// The contribution of a word of the question to a result.
  package struct Reason: Equatable, Sendable {
    /// The form of the only contribution that does not come from words.
    package static let reports = "reports"

    /// The words of the question.
    package let words: String
    /// The form of the match: `word`, `name`, `part`, `concept`, `synonym`, `prefix`, `pair`,
    /// `message`, or `reports` for the number of reports of a frequent gotcha.
    package let form: String
    /// The stem or concept that matched.
    package let term: String
    /// The contribution before the factors for coverage and for gotchas are applied to the sum.
    package let amount: Double
  }

  /// The reliability with which a result answers the question.
  package enum Match: String, Sendable {
    /// The text contains most of the question's distinctive words, close together.
    case strong
    /// The text only shares some words, or the question is about something else.
    case weak
  }

  package let id: String
  package let kind: EntryKind
  package let title: String
  /// The score; higher is better, comparable within one search only.
  package let score: Double
  /// The score without the factor for how often a gotcha is reported.
  let scoreOfWords: Double
  /// The matching passage, with matches between U+0001 and U+0002.
  package let snippet: String
  /// The contributions to the score, those of words largest first; empty unless an explanation was
  /// requested.
  package var reasons: [Reason] = []
  /// Whether the result answers the question or only shares words with it.
  package var match = Match.weak
}

/// The results of a search, and the words that were corrected or not found.
package struct SearchOutcome: Equatable, Sendable {
  /// A word that occurs in no text, with the word that was searched for instead.
  package struct Correction: Equatable, Sendable {
    package let typed: String
    package let meant: String

    package init(typed: String, meant: String) {
      self.typed = typed
      self.meant = meant
    }
  }

  package var results: [SearchResult] = []
  package var corrections: [Correction] = []
  /// The words that occur in no text and do not resemble a word that does.
  package var unknown: [String] = []
}
