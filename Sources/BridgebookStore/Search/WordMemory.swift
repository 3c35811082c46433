internal import Bridgebook

/// The properties of words that the search needs, looked up once per word.
final class WordMemory {
  /// A phrase without its first word.
  struct Phrase: Sendable {
    let rest: [String]
    let concept: String
  }

  /// A word with its derived properties.
  final class Word {
    /// The word as written in the text.
    let text: String
    let stem: String
    /// Whether the word is a stop word, which carries no meaning.
    let isStop: Bool
    /// Whether the word is a name such as `updateUIView`.
    let isName: Bool
    /// The stems of the words inside a name.
    let parts: [String]
    /// The phrases that begin with the word.
    let phrases: [Phrase]
    /// The stem used in phrases; all negations have the same one.
    let phraseStem: String

    init(text: String, isStop: (String) -> Bool, phrases: (String) -> [Phrase]) {
      self.text = text
      let folded = SearchText.folded(text)
      stem = PorterStemmer.stem(folded)
      self.isStop = isStop(folded)
      isName = SearchText.isName(text)
      var parts: [String] = []
      if isName {
        let words = SearchText.split(Substring(text))
        if words.count > 1 {
          for word in words where word.utf8.count > 1 && !isStop(word) {
            parts.append(PorterStemmer.stem(word))
          }
        }
      }
      self.parts = parts
      self.phrases = phrases(stem)
      let isNegation = self.phrases.contains {
        $0.rest.isEmpty && $0.concept == SearchConcept.negation
      }
      phraseStem = isNegation ? SearchConcept.negation : stem
    }
  }

  private let isStop: (String) throws(SQLiteError) -> Bool
  private let phrases: (String) throws(SQLiteError) -> [Phrase]
  private var words: [String: Word] = [:]
  /// The first error of a lookup; results obtained after it are unreliable.
  private(set) var failure: SQLiteError?

  /// - Parameters:
  ///   - isStop: returns whether a lowercase word is a stop word.
  ///   - phrases: returns the phrases that begin with a stem.
  init(
    isStop: @escaping (String) throws(SQLiteError) -> Bool,
    phrases: @escaping (String) throws(SQLiteError) -> [Phrase]
  ) {
    self.isStop = isStop
    self.phrases = phrases
  }

  func word(_ text: String) -> Word {
    if let known = words[text] { return known }
    let word = Word(
      text: text, isStop: { [self] in look(up: $0, in: isStop) ?? false },
      phrases: { [self] in look(up: $0, in: phrases) ?? [] })
    words[text] = word
    return word
  }
}

extension WordMemory {
  private func look<Found>(
    up word: String, in table: (String) throws(SQLiteError) -> Found
  ) -> Found? {
    do throws(SQLiteError) { return try table(word) } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Returns the phrases of all concepts by the stem of their first word.
  ///
  /// A phrase that begins with a negation is listed under every negation.
  static func phrases(of concepts: [SearchConcept]) -> [String: [Phrase]] {
    let negations = Set(
      concepts.filter { $0.name == SearchConcept.negation }.flatMap(\.phrases)
        .map(PorterStemmer.stem))
    var phrases: [String: [Phrase]] = [:]
    for concept in concepts {
      for phrase in concept.phrases {
        var stems = phrase.split(separator: " ").map { PorterStemmer.stem(String($0)) }
        if stems.count > 1 || concept.name != SearchConcept.negation {
          for index in stems.indices where negations.contains(stems[index]) {
            stems[index] = SearchConcept.negation
          }
        }
        guard let first = stems.first else { continue }
        let found = Phrase(rest: Array(stems.dropFirst()), concept: concept.name)
        let starts = first == SearchConcept.negation ? negations.union([first]) : [first]
        for start in starts.sorted() { phrases[start, default: []].append(found) }
      }
    }
    return phrases
  }
}
