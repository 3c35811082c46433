/// Turns any text into a full-text expression that cannot be malformed: every term is quoted.
struct SearchQuery {
  /// The FTS5 expression; nil when the text holds nothing to search for.
  let expression: String?

  /// - Parameter synonyms: further words for a word.
  init(_ text: String, synonyms: (String) -> [String]) {
    var terms: [String] = []
    var seen: Set<String> = []
    func add(_ term: String) {
      if seen.insert(term).inserted { terms.append(term) }
    }
    var count = 0
    for word in SearchQuery.words(of: text) {
      // A pasted log must not become a query of thousands of terms.
      guard count < SearchQuery.mostWords else { break }
      count += 1
      let folded = word.lowercased()
      guard !SearchQuery.stopWords.contains(folded) else { continue }
      add(SearchQuery.quoted(folded))
      for synonym in synonyms(folded) { add(SearchQuery.quoted(synonym)) }
      let parts = SearchText.split(Substring(word))
      if parts.count > 1 { add("parts : " + SearchQuery.quoted(parts.joined(separator: " "))) }
    }
    for run in SearchText.bigrams(of: text) {
      guard terms.count < SearchQuery.mostWords * 4 else { break }
      for piece in run {
        let mark = piece.count == 1 ? " *" : ""
        add("bigrams : " + SearchQuery.quoted(piece) + mark)
        for synonym in synonyms(piece) { add(SearchQuery.quoted(synonym)) }
      }
    }
    expression = terms.isEmpty ? nil : terms.joined(separator: " OR ")
  }

  private static let mostWords = 120

  /// Words that say nothing about what is searched for.
  private static let stopWords: Set<String> = [
    "a", "about", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can",
    "cannot", "could", "did", "do", "does", "doing", "for", "from", "get", "gets", "had", "has",
    "have", "how", "i", "if", "in", "into", "is", "it", "its", "just", "me", "my", "of", "on", "or",
    "our", "so", "some", "t", "than", "that", "the", "their", "them", "then", "there", "these",
    "this", "to", "use", "using", "was", "way", "we", "what", "when", "where", "which", "while",
    "why", "will", "with", "without", "would", "you", "your", "swiftui",
  ]

  /// Runs of letters and digits that are not East Asian.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isWord =
        (character.isLetter || character.isNumber)
        && SearchText.bigrams(of: String(character)).isEmpty
      if isWord {
        word.append(character)
      } else if character != "'", character != "’", !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Judges scalars, not characters: some letters take the quote that follows into their grapheme.
  private static func quoted(_ term: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in term.unicodeScalars where scalar != "\"" && scalar != "\0" { safe.append(scalar) }
    return "\"" + String(safe) + "\""
  }
}
