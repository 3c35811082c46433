internal import Bridgebook

/// The words of a question or phrasing that distinguish tasks.
enum TaskPhrase {
  struct Word {
    let stem: String
    let position: Int
  }

  /// The minimum share of the best task's score for a described task.
  static let leastShare = 0.5
  /// The number of search results to examine.
  static let candidateCount = 6

  /// Words that only name the setting; nearly every question has some of them.
  private static let setting: Set<String> = [
    "swiftui", "uikit", "appkit", "swift", "xcode", "ios", "ipados", "macos", "tvos", "visionos",
    "watchos", "app", "view",
  ]

  static func words(of text: String, _ tokenizer: SearchTokenizer) -> [Word] {
    tokenizer.tokens(of: text, limit: wordLimit).compactMap { token in
      guard token.form == .word || token.form == .name,
        !setting.contains(SearchText.folded(token.source)),
        token.term.contains(where: \.isLetter)
      else { return nil }
      return Word(stem: token.term, position: token.position)
    }
  }

  /// Returns whether all words occur in the question within a limited span.
  static func stands(_ words: Set<String>, in question: [Word]) -> Bool {
    let hits = question.filter { words.contains($0.stem) }
    let width = 2 * words.count + slack
    for (index, first) in hits.enumerated() {
      var missing = words
      for hit in hits[index...] {
        guard hit.position - first.position <= width else { break }
        missing.remove(hit.stem)
        if missing.isEmpty { return true }
      }
    }
    return false
  }

  /// The number of other words allowed in the span, besides one per word of the phrase.
  private static let slack = 2
  private static let wordLimit = 120
}
