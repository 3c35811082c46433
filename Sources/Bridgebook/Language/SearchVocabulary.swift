/// The words with a special role in searches: stop words, synonyms, and the weights of fields and
/// words.
package struct SearchVocabulary: Equatable, Sendable {
  package var concepts: [SearchConcept] = []
  /// Lowercase words that do not help a search, such as articles.
  package var stopWords: [String] = []
  package var weights = SearchWeights()

  package init() {}
}

/// Words and phrases that a search treats as synonyms.
package struct SearchConcept: Equatable, Sendable {
  /// The name of the concept whose words negate a phrase; inside phrases, all of them match each
  /// other.
  package static let negation = "not"

  package let name: String
  package let phrases: [String]

  package init(name: String, phrases: [String]) {
    self.name = name
    self.phrases = phrases
  }
}

/// The weights of the fields of an entry and of the words of a question, by name.
package struct SearchWeights: Equatable, Sendable {
  package var values: [String: Double]

  package init(_ values: [String: Double] = [:]) {
    self.values = values
  }

  /// Returns the weight with the given name, or 1 if there is none.
  package subscript(name: String) -> Double { values[name] ?? 1 }
}
