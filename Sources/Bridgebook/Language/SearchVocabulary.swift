/// What a search knows of words: which ones say nothing, which ones mean the same, and how much each kind counts.
package struct SearchVocabulary: Equatable, Sendable {
  package var concepts: [SearchConcept] = []
  /// Lower-case words that say nothing about what is searched for.
  package var stopWords: [String] = []
  package var weights = SearchWeights()

  package init() {}
}

/// Words and phrases that mean the same to a search.
package struct SearchConcept: Equatable, Sendable {
  /// The concept whose words take back what a phrase says; they are one word inside phrases.
  package static let negation = "not"

  package let name: String
  package let phrases: [String]

  package init(name: String, phrases: [String]) {
    self.name = name
    self.phrases = phrases
  }
}

/// How much fields of an entry and words of a question count, by name.
package struct SearchWeights: Equatable, Sendable {
  package var values: [String: Double]

  package init(_ values: [String: Double] = [:]) {
    self.values = values
  }

  /// The weight of that name; 1 where none is given.
  package subscript(name: String) -> Double { values[name] ?? 1 }
}
