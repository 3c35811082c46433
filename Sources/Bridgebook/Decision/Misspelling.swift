/// Finds words that differ from the name of a class in the book by one typing error.
package struct Misspelling {
  private let components: [String: String]

  /// - Parameter components: The class names by their lowercase spelling.
  package init(components: [String: String]) {
    self.components = components
  }

  /// Returns the first misspelled word with its class; a word that could mean two classes is
  /// skipped.
  func first(in words: [WordForms.Word]) -> QuestionReading.Correction? {
    for word in words {
      if let name = name(meantBy: word.text) { return .init(typed: word.text, name: name) }
    }
    return nil
  }

  /// Returns the class that a misspelled word means; nil if it could mean two.
  package func name(meantBy word: String) -> String? {
    let typed = Array(word.lowercased().utf8)
    guard typed.count >= Misspelling.minimumLength else { return nil }
    var found: [String] = []
    for (folded, name) in components {
      let letters = Array(folded.utf8)
      // The first two letters are rarely wrong, and nearly all class names begin with a prefix.
      guard letters.prefix(2).elementsEqual(typed.prefix(2)) else { continue }
      if Suggestion.isOneEdit(typed, from: letters) { found.append(name) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The minimum length of a word; shorter words are too often correct words with another meaning.
  private static let minimumLength = 8
}
