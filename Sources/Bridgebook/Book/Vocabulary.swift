/// The words that turn a question into facts.
package struct Vocabulary: Sendable {
  /// A phrase that people use for a component.
  package struct Term: Equatable, Sendable {
    package let phrase: String
    package let component: String

    package init(phrase: String, component: String) {
      self.phrase = phrase
      self.component = component
    }
  }

  package var phrases: [LexiconPhrase] = []
  package var terms: [Term] = []
  /// Class names of the book by their lower-case spelling.
  package var components: [String: String] = [:]
  package var releases: [Release] = []

  package init() {}
}
