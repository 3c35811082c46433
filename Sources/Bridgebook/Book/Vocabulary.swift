/// The words and releases used to convert questions to facts.
package struct Vocabulary: Sendable {
  /// A phrase that users type for a component.
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
  /// The class names of the book, by their lowercase spelling.
  package var components: [String: String] = [:]
  package var releases: [Release] = []

  package init() {}
}
