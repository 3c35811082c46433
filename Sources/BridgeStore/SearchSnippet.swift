internal import BridgeModel

/// The passage of a text that answers a question best, its matches between U+0001 and U+0002.
struct SearchSnippet {
  private let stems: Set<String>
  private let pieces: [String]

  init(_ question: SearchQuestion) {
    var stems: Set<String> = []
    var pieces: [String] = []
    for term in question.terms where term.form != .concept && term.form != .pair {
      if term.text.unicodeScalars.first.map(SearchText.isEastAsian) == true {
        pieces.append(term.text)
      } else {
        stems.insert(term.text)
      }
    }
    self.stems = stems
    self.pieces = pieces
  }

  /// - Parameters:
  ///   - terms: phrases separated by semicolons.
  ///   - passages: texts, the more telling ones first.
  func passage(terms: String, passages: [String]) -> String {
    var best: (score: Int, text: String) = (0, "")
    for term in terms.split(separator: ";") { best = better(best, String(term)) }
    for passage in passages {
      for sentence in SearchSnippet.sentences(of: passage) { best = better(best, sentence) }
      // What stands further back only counts where nothing before it matches.
      if best.score > 0 { break }
    }
    if best.score > 0 { return best.text }
    return passages.first.flatMap { SearchSnippet.sentences(of: $0).first } ?? ""
  }

  private func better(
    _ best: (score: Int, text: String), _ candidate: String
  ) -> (score: Int, text: String) {
    var marked = ""
    var score = 0
    var word = ""
    func finish() {
      guard !word.isEmpty else { return }
      if matches(word) {
        score += 1
        marked += "\u{1}" + word + "\u{2}"
      } else {
        marked += word
      }
      word = ""
    }
    for scalar in candidate.unicodeScalars {
      let isWord =
        scalar.isASCII
        ? (48...57).contains(scalar.value) || (65...90).contains(scalar.value)
          || (97...122).contains(scalar.value)
        : scalar.properties.isAlphabetic && !SearchText.isEastAsian(scalar)
      if isWord {
        word.unicodeScalars.append(scalar)
      } else {
        finish()
        marked.unicodeScalars.append(scalar == "\n" ? " " : scalar)
      }
    }
    finish()
    for piece in pieces where candidate.contains(piece) { score += 2 }
    return score > best.score ? (score, String(marked.drop { $0 == " " })) : best
  }

  private func matches(_ word: String) -> Bool {
    stems.contains(PorterStemmer.stem(SearchText.folded(word)))
  }

  /// Sentences of at most some two hundred bytes.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for scalar in text.unicodeScalars.prefix(longestPassage) {
      sentence.unicodeScalars.append(scalar)
      let isEnd = ".?!\n".unicodeScalars.contains(scalar) && sentence.utf8.count > 40
      if isEnd || sentence.utf8.count > 220 {
        sentences.append(sentence)
        sentence = ""
      }
    }
    if !sentence.isEmpty { sentences.append(sentence) }
    return sentences
  }

  private static let longestPassage = 1500
}
