internal import Bridgebook

/// The words of a question or phrasing that distinguish tasks.
enum TaskPhrase {
  struct Word {
    let stem: String
    let position: Int
  }

  /// The minimum score of a described task, as a share of the best task's score.
  static let minimumShare = 0.5
  /// The minimum score of a task that a question quotes, as a share of the score of the task that
  /// it replaces.
  static let quotedShare = 0.9
  /// The maximum length of a title in words; a longer question describes more than one thing.
  static let titleLength = 24
  /// The number of search results to examine.
  static let candidateCount = 6

  /// Words that only name the context; nearly every question contains some of them.
  private static let setting: Set<String> = [
    "swiftui", "uikit", "appkit", "swift", "xcode", "ios", "ipados", "macos", "tvos", "visionos",
    "watchos", "app", "view",
  ]

  static func words(
    of text: String, _ tokenizer: SearchTokenizer, _ everyday: EverydayWords
  ) -> [Word] {
    tokenizer.tokens(of: text, limit: wordLimit).compactMap { token in
      guard token.form == .word || token.form == .name,
        !setting.contains(SearchText.folded(token.source)),
        token.term.contains(where: \.isLetter)
      else { return nil }
      return Word(
        stem: everyday.stem(for: token.source) ?? token.term, position: token.position)
    }
  }

  /// Returns the words of a text, including those that a search skips, such as "get" and "code",
  /// but without joining words and words for the context; a class name such as `UIWindow` counts as
  /// the word "window".
  static func allWords(of text: String, _ everyday: EverydayWords) -> [Word] {
    WordForms.words(of: text).prefix(wordLimit).enumerated().compactMap { index, word in
      let stem = plain(word, everyday)
      guard !joining.contains(stem), !setting.contains(stem), !setting.contains(word.stem) else {
        return nil
      }
      return Word(stem: stem, position: index)
    }
  }

  /// Returns the stem of a word, without the prefix of a toolkit if one word follows it.
  private static func plain(_ word: WordForms.Word, _ everyday: EverydayWords) -> String {
    for toolkit in ["UI", "NS", "WK"] where word.text.hasPrefix(toolkit) {
      let rest = word.text.dropFirst(toolkit.count)
      guard rest.first?.isUppercase == true, !rest.dropFirst().contains(where: \.isUppercase) else {
        return word.stem
      }
      return meaning(of: String(rest), everyday)
    }
    return meaning(of: word.text, everyday)
  }

  private static func meaning(of word: String, _ everyday: EverydayWords) -> String {
    everyday.stem(for: word) ?? WordForms.stem(word.lowercased())
  }

  /// Words that can occur between the words of a phrase without changing its meaning.
  private static let joining: Set<String> = [
    "a", "an", "and", "as", "at", "by", "for", "from", "how", "i", "in", "into", "is", "it", "my",
    "of", "on", "one", "or", "our", "own", "some", "that", "the", "this", "to", "with", "your",
  ]

  /// Verbs that are interchangeable in descriptions of tasks.
  static let generic = Set(
    [
      "add", "create", "embed", "have", "insert", "let", "make", "need", "open", "play", "put",
      "send", "show", "use", "user", "using", "want",
    ].map(WordForms.stem))

  /// Returns whether a phrasing is the name of a method or property: one word in camel case that
  /// begins with a small letter.
  static func isMember(_ phrase: String) -> Bool {
    phrase.first?.isLowercase == true && phrase.contains(where: \.isUppercase)
      && !phrase.contains(where: \.isWhitespace)
  }

  /// How many words the name of a method or property counts as.
  static let memberNameWeight = 4

  /// Returns the words of a question that distinguish tasks, for a search.
  static func distinctive(_ text: String) -> String {
    WordForms.words(of: text).filter { word in
      !generic.contains(word.stem) && !joining.contains(word.stem)
    }.map(\.text).joined(separator: " ")
  }

  /// Returns whether all words occur close together at the end of the question, or before a word
  /// that does not change their meaning: "get the window of a view" contains "get the window", but
  /// "get the window size" does not.
  static func occursClosely(_ words: Set<String>, in question: [Word]) -> Bool {
    guard words.subtracting(generic).count > 1 else { return false }
    let last = question.last { words.contains($0.stem) }?.position ?? 0
    return !question.contains { $0.position == last + 1 }
      && stands(words, in: question, width: words.count + slack)
  }

  /// Returns the share of a phrase's words that a short question contains, such as two thirds for
  /// "rich text" in "rich text editor"; nil if the question contains other words.
  static func share(of question: [Word], in phrase: [Word]) -> Double? {
    let asked = Set(question.map(\.stem)).subtracting(generic)
    let said = Set(phrase.map(\.stem)).subtracting(generic)
    guard !asked.isEmpty, asked.isSubset(of: said) else { return nil }
    return Double(asked.count) / Double(said.count)
  }

  /// Returns whether all words occur in the question within a limited span.
  static func stands(_ words: Set<String>, in question: [Word]) -> Bool {
    stands(words, in: question, width: 2 * words.count + slack)
  }

  private static func stands(_ words: Set<String>, in question: [Word], width: Int) -> Bool {
    let hits = question.filter { words.contains($0.stem) }
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

  /// The number of other words allowed in the span, in addition to one per word of the phrase.
  private static let slack = 2
  /// The maximum number of words of a question that are examined.
  static let wordLimit = 120
  /// The maximum number of words in a question that only names a task.
  static let nameLength = 4
  /// The minimum share of a phrase's words that such a question must contain.
  static let minimumNameShare = 0.6
}
