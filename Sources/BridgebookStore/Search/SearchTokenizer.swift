internal import Bridgebook

/// Splits text into search terms: stems, words inside names, pieces of Chinese and Japanese text,
/// and concepts.
///
/// The same text results in the same terms in an entry and in a question.
struct SearchTokenizer {
  /// The origin of a term; its raw value is the name of its weight.
  enum Form: String {
    case word, name, part, concept
  }

  /// A term at a position in the text.
  struct Token {
    /// The position in words; the end of a sentence or phrase counts as several words.
    let position: Int
    let term: String
    let form: Form
    /// The word as written in the text.
    let source: String
  }

  private let memory: WordMemory

  init(_ memory: WordMemory) {
    self.memory = memory
  }

  /// The error that looking up words caused; nil if there was none.
  var failure: SQLiteError? { memory.failure }

  /// - Parameter limit: the maximum number of words to read, since a whole log may be pasted.
  func tokens(of text: String, limit: Int = .max) -> [Token] {
    var reading = Reading(memory: memory)
    for run in SearchText.runs(of: text, limit: limit) { reading.add(run) }
    reading.findConcepts()
    return reading.tokens
  }

  /// Returns the pairs of concepts that occur close together, without duplicates.
  static func pairs(in tokens: [Token]) -> [String] {
    var concepts: [(position: Int, term: String)] = []
    for token in tokens where token.form == .concept {
      concepts.append((token.position, token.term))
    }
    concepts.sort { ($0.position, $0.term) < ($1.position, $1.term) }
    var seen: Set<String> = []
    var pairs: [String] = []
    for (index, first) in concepts.enumerated() {
      for second in concepts[(index + 1)...].prefix(maximumPartnerCount) {
        guard second.position - first.position <= closeness else { break }
        guard first.term != second.term else { continue }
        let pair =
          first.term < second.term ? first.term + second.term : second.term + first.term
        if seen.insert(pair).inserted { pairs.append(pair) }
      }
    }
    return pairs
  }

  private static let closeness = 6
  private static let maximumPartnerCount = 7
}

extension SearchTokenizer {
  /// Converts the words of one text to terms.
  private struct Reading {
    let memory: WordMemory
    var tokens: [Token] = []
    private var position = 0
    /// Every word with its position, including stop words; nil marks the end of a sentence.
    private var words: [(position: Int, word: WordMemory.Word)?] = []

    init(memory: WordMemory) {
      self.memory = memory
    }

    mutating func add(_ run: SearchText.Run) {
      switch run {
      case .boundary:
        position += 3
        words.append(nil)
      case .eastAsian(let pieces):
        for piece in pieces {
          position += 1
          tokens.append(Token(position: position, term: piece, form: .word, source: piece))
        }
        // No piece begins with the last character, so it is added as a separate term.
        if let last = pieces.last, last.count > 1 {
          let end = String(last.suffix(1))
          tokens.append(Token(position: position, term: end, form: .part, source: end))
        }
      case .word(let text):
        position += 1
        let word = memory.word(text)
        words.append((position, word))
        if !word.isStop {
          let form: Form = word.isName ? .name : .word
          tokens.append(Token(position: position, term: word.stem, form: form, source: text))
        }
        for part in word.parts {
          tokens.append(Token(position: position, term: part, form: .part, source: text))
        }
      }
    }

    mutating func findConcepts() {
      for index in words.indices {
        guard let (position, word) = words[index] else { continue }
        for phrase in word.phrases where phrase.concept != SearchConcept.negation {
          guard let end = end(of: phrase.rest, after: index) else { continue }
          let source = words[index...end].compactMap { $0?.word.text }.joined(separator: " ")
          tokens.append(
            Token(
              position: position, term: "#" + phrase.concept, form: .concept, source: source))
        }
      }
    }

    /// Returns the index of a phrase's last word; up to two other words may come between its words,
    /// within one sentence.
    private func end(of rest: [String], after index: Int) -> Int? {
      var last = index
      for stem in rest {
        var next = last + 1
        while true {
          guard next < words.count, next <= last + 3, let word = words[next]?.word else {
            return nil
          }
          if word.phraseStem == stem { break }
          next += 1
        }
        last = next
      }
      return last
    }
  }
}
