internal import Bridgebook

/// Finds the passage of a text that matches a question best, and marks matches with U+0001 and
/// U+0002.
struct SearchSnippet {
  private let stems: Set<String>
  /// The first letters of the stems, to skip most words quickly.
  private let initials: Set<UInt8>
  private let pieces: [String]
  /// The mass of each word of the question, and their sum, in millionths: sums of integers do not
  /// depend on the order.
  private let masses: [String: Int]
  private let total: Int

  /// - Parameter masses: the mass of each word of the question, by its stem.
  init(_ question: SearchQuestion, masses: [String: Double] = [:]) {
    self.masses = masses.mapValues { Int(($0 * 1_000_000).rounded()) }
    total = self.masses.values.reduce(0, +)
    var stems: Set<String> = []
    var initials: Set<UInt8> = []
    var pieces: [String] = []
    for term in question.terms where term.form != .concept && term.form != .pair {
      if EastAsianText.begins(term.text) {
        pieces.append(term.text)
      } else if let initial = term.text.utf8.first {
        stems.insert(term.text)
        initials.insert(initial)
      }
    }
    self.stems = stems
    self.initials = initials
    self.pieces = pieces
  }

  /// - Parameters:
  ///   - terms: phrases separated by semicolons.
  ///   - passages: texts in descending importance.
  func passage(terms: String, passages: [String]) -> String {
    var best: (score: Int, text: Substring) = (0, "")
    func consider(_ candidate: Substring) {
      let score = score(of: candidate)
      if score > best.score { best = (score, candidate) }
    }
    for term in terms.split(separator: ";") { consider(term) }
    for passage in passages {
      for sentence in SearchSnippet.sentences(of: passage) { consider(sentence) }
      // A later passage is used only if nothing before it matches.
      if best.score > 0 { return marked(best.text) }
    }
    if best.score > 0 { return marked(best.text) }
    return passages.first.flatMap { SearchSnippet.sentences(of: $0).first }.map(marked) ?? ""
  }

  /// The largest share of the question's words that occur together in one phrase or sentence, from
  /// 0 to 1.
  func closeness(title: String, terms: String, symptom: String) -> Double {
    guard total > 0 else { return 0 }
    var best = 0
    func consider(_ text: Substring) {
      var seen: Set<String> = []
      var sum = 0
      SearchSnippet.forEachWord(of: text) { word in
        guard let first = word.utf8.first, initials.contains(first | 0x20) else { return }
        let stem = PorterStemmer.stem(SearchText.folded(String(word)))
        if let mass = masses[stem], seen.insert(stem).inserted { sum += mass }
      }
      best = max(best, sum)
    }
    consider(title[...])
    for term in terms.split(separator: ";") { consider(term) }
    for sentence in SearchSnippet.sentences(of: symptom) { consider(sentence) }
    return Double(best) / Double(total)
  }

  private func score(of text: Substring) -> Int {
    var score = 0
    SearchSnippet.forEachWord(of: text) { if matches($0) { score += 1 } }
    for piece in pieces where text.contains(piece) { score += 2 }
    return score
  }

  private func marked(_ text: Substring) -> String {
    var marked = ""
    var end = text.startIndex
    SearchSnippet.forEachWord(of: text) { word in
      guard matches(word) else { return }
      marked += text[end..<word.startIndex] + "\u{1}" + word + "\u{2}"
      end = word.endIndex
    }
    marked += text[end...]
    return String(marked.replacing("\n", with: " ").drop { $0 == " " })
  }

  private func matches(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, initials.contains(first | 0x20) else { return false }
    return stems.contains(PorterStemmer.stem(SearchText.folded(String(word))))
  }

  private static func forEachWord(of text: Substring, _ body: (Substring) -> Void) {
    let bytes = text.utf8
    var start: Substring.Index?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let isWord =
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        body(text[first..<index])
        start = nil
      }
      index = bytes.index(after: index)
    }
    if let start { body(text[start...]) }
  }

  /// Splits a text into sentences of about two hundred bytes at most.
  private static func sentences(of text: String) -> [Substring] {
    var sentences: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    var count = 0
    var length = 0
    while index < bytes.endIndex, count < longestPassage {
      let byte = bytes[index]
      index = bytes.index(after: index)
      count += 1
      length += 1
      let isEnd = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\n")
      let isBlank = byte == UInt8(ascii: " ")
      if (isEnd && length > 40) || (isBlank && length > 220) {
        sentences.append(text[start..<index])
        start = index
        length = 0
      }
    }
    if start < index, index == bytes.endIndex { sentences.append(text[start..<index]) }
    return sentences
  }

  private static let longestPassage = 1500
}
