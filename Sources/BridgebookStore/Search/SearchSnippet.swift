internal import Bridgebook

/// Finds the passage of a text that matches a question best, and marks matches with U+0001 and
/// U+0002.
///
/// Processes bytes, because every search reads some thousand words to find a few that match.
struct SearchSnippet {
  /// The passage of a text that a search shows, and how closely the text matches.
  struct Excerpt {
    /// The passage with the most matches, marked.
    let passage: String
    /// The largest share of the question's words that occur together in one phrase or sentence of
    /// the text's title, terms and symptom, from 0 to 1.
    let closeness: Double
  }

  private let stems: Set<String>
  /// The first letters of the stems, so that most words are skipped quickly.
  private let initials: WordInitials
  private let pieces: [String]
  /// The mass of each word of the question, and their sum, in millionths: sums of integers do not
  /// depend on the order.
  private let masses: [String: Int]
  private let total: Int

  /// - Parameter masses: the weight times the rarity of each word of the question, by its stem.
  init(_ question: SearchQuestion, masses: [String: Double] = [:]) {
    self.masses = masses.mapValues { Int(($0 * 1_000_000).rounded()) }
    total = self.masses.values.reduce(0, +)
    var stems: [String] = []
    var pieces: [String] = []
    for term in question.terms where term.form != .concept && term.form != .pair {
      if EastAsianText.begins(term.text) {
        pieces.append(term.text)
      } else {
        stems.append(term.text)
      }
    }
    initials = WordInitials(of: stems)
    self.stems = Set(stems)
    self.pieces = pieces
  }

  /// - Parameter body: returns the rest of the text; called only if nothing before it matches.
  func excerpt(
    title: String, terms: [String], symptom: String, body: () throws(SQLiteError) -> String
  ) throws(SQLiteError) -> Excerpt {
    var best: (score: Int, text: Substring) = (0, "")
    var closest = mass(of: match(title[...]))
    func consider(_ candidate: Substring) {
      let match = match(candidate)
      if match.score > best.score { best = (match.score, candidate) }
      closest = max(closest, mass(of: match))
    }
    for term in terms { consider(term[...]) }
    let sentences = SearchSnippet.sentences(of: symptom)
    for sentence in sentences { consider(sentence) }
    let closeness = total > 0 ? Double(closest) / Double(total) : 0
    if best.score == 0 {
      for sentence in SearchSnippet.sentences(of: try body()) { consider(sentence) }
    }
    let passage = best.score > 0 ? best.text : sentences.first ?? ""
    return Excerpt(passage: marked(passage), closeness: closeness)
  }

  /// The matches in a phrase or sentence.
  private struct Match {
    /// The number of matching words; pieces of Chinese and Japanese text count twice.
    var score = 0
    /// The stems of the question that occur.
    var stems: [String] = []
  }

  private func match(_ text: Substring) -> Match {
    var match = Match()
    forEachMatch(in: text) { stem, _ in
      match.score += 1
      if !match.stems.contains(stem) { match.stems.append(stem) }
    }
    for piece in pieces where text.contains(piece) { match.score += 2 }
    return match
  }

  private func mass(of match: Match) -> Int {
    match.stems.reduce(0) { $0 + (masses[$1] ?? 0) }
  }

  /// Calls the closure with the stem and byte range of each word that occurs in the question.
  private func forEachMatch(
    in text: Substring, _ body: (_ stem: String, _ word: Range<Int>) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      var end = 0
      while end < bytes.count {
        var start = end
        while start < bytes.count, !SearchSnippet.isOfWord(bytes[start]) { start += 1 }
        end = start
        while end < bytes.count, SearchSnippet.isOfWord(bytes[end]) { end += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard initials.canBegin(word) else { continue }
        let stem = PorterStemmer.stem(SearchText.folded(String(decoding: word, as: UTF8.self)))
        if stems.contains(stem) { body(stem, start..<end) }
      }
    }
  }

  private func marked(_ text: Substring) -> String {
    var marked = ""
    var end = 0
    forEachMatch(in: text) { _, word in
      marked += SearchSnippet.part(of: text, end..<word.lowerBound)
      marked += "\u{1}" + SearchSnippet.part(of: text, word) + "\u{2}"
      end = word.upperBound
    }
    marked += SearchSnippet.part(of: text, end..<text.utf8.count)
    let blank = UInt8(ascii: " ")
    let line = marked.utf8.map { $0 == UInt8(ascii: "\n") ? blank : $0 }
    return String(decoding: line.drop { $0 == blank }, as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
  }

  private static func part(of text: Substring, _ range: Range<Int>) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return text[start..<bytes.index(start, offsetBy: range.count)]
  }

  /// Splits a text into sentences of about two hundred bytes at most.
  private static func sentences(of text: String) -> [Substring] {
    var ends: [Int] = []
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.prefix(longestPassage).enumerated() {
        let isEnd = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\n")
        let isBlank = byte == UInt8(ascii: " ")
        let length = index + 1 - start
        if (isEnd && length > 40) || (isBlank && length > 220) {
          start = index + 1
          ends.append(start)
        }
      }
      if start < bytes.count, bytes.count <= longestPassage { ends.append(bytes.count) }
    }
    let starts = [0] + ends
    return zip(starts, ends).map { part(of: text[...], $0..<$1) }
  }

  private static let longestPassage = 1500
}
