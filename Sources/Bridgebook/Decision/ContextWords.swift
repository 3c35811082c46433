/// Words that say that something is used, and where; they do not say what it is.
enum ContextWords {
  private static let stems = Set(
    [
      "a", "an", "and", "app", "catalyst", "for", "from", "how", "in", "inside", "into", "ios",
      "ipados", "macos", "my", "of", "on", "our", "swiftui", "the", "to", "tvos", "use", "using",
      "view", "visionos", "watchos", "with",
    ].map(WordForms.stem))

  /// Returns whether a question quotes a phrase and consists of it and of context words.
  ///
  /// - Parameter question: The stems of all words of the question.
  static func areAllBesides(_ phrase: String, in question: [String]) -> Bool {
    guard WordForms.isQuoted(phrase, in: question) else { return false }
    let said = WordForms.words(of: phrase).map(\.stem)
    return question.allSatisfy { said.contains($0) || stems.contains($0) }
  }

  /// Returns whether a question lacks none but context words of a phrase, whose words may be in any
  /// order; false for a phrase of context words alone.
  ///
  /// - Parameter question: The stems of all words of the question.
  static func areAllMissing(of phrase: String, in question: [String]) -> Bool {
    let said = WordForms.words(of: phrase).map(\.stem).filter { !stems.contains($0) }
    return !said.isEmpty && said.allSatisfy(question.contains)
  }
}
