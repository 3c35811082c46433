internal import Bridgebook

/// Reads the vocabulary of the search from the store.
struct StoredWords {
  /// A capacity for the weights of the built-in book, more than half of which count reports.
  private static let usualWeightCount = 256

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func weights() throws(SQLiteError) -> SearchWeights {
    var weights = SearchWeights()
    weights.values.reserveCapacity(StoredWords.usualWeightCount)
    try connection.forEach("SELECT name, value FROM search_weight") { (row) throws(SQLiteError) in
      let value = row.double(1)
      guard (0...Damage.largestSearchWeight).contains(value) else {
        throw row.damaged(1, in: "search_weight", of: row.text(0), .malformed(row.text(1)))
      }
      weights.values[row.text(0)] = value
    }
    return weights
  }

  /// Returns the whole vocabulary at once, for indexing.
  func whole() throws(SQLiteError) -> SearchWords {
    var stopWords: Set<String> = []
    try connection.forEach("SELECT word FROM search_stop_word") { stopWords.insert($0.text(0)) }
    var phrases: [String: [WordMemory.Phrase]] = [:]
    try connection.forEach("SELECT stem, rest, concept FROM search_phrase ORDER BY 1, 2, 3") {
      phrases[$0.text(0), default: []].append(StoredWords.phrase($0))
    }
    return SearchWords(weights: try weights(), stopWords: stopWords, phrases: phrases)
  }

  /// Returns a vocabulary that is looked up word by word, for a question; it keeps the first error
  /// as its `failure`.
  func memory() throws(SQLiteError) -> WordMemory {
    let stopWords = try connection.prepare("SELECT 1 FROM search_stop_word WHERE word = ?")
    let phrases = try connection.prepare(
      "SELECT stem, rest, concept FROM search_phrase WHERE stem = ? ORDER BY 2, 3")
    return WordMemory(
      isStop: { (word) throws(SQLiteError) in
        var isStop = false
        try stopWords.forEach([.text(word)]) { _ in isStop = true }
        return isStop
      },
      phrases: { (stem) throws(SQLiteError) in
        var found: [WordMemory.Phrase] = []
        try phrases.forEach([.text(stem)]) { found.append(StoredWords.phrase($0)) }
        return found
      })
  }

  private static func phrase(_ row: Row) -> WordMemory.Phrase {
    WordMemory.Phrase(
      rest: row.text(1).split(separator: " ").map(String.init), concept: row.text(2))
  }
}

/// The everyday words of the lexicon, grouped by the tasks they mean.
struct EverydayWords {
  /// For the stem of each word, the stem of the word that represents its meaning.
  private var canonical: [String: String] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
    try connection.forEach(
      "SELECT phrase, choice_id FROM lexicon_phrase WHERE fact_id = ?",
      [.text(LexiconPhrase.meaning)]
    ) { canonical[WordForms.stem($0.text(0))] = WordForms.stem($0.text(1)) }
  }

  /// Returns the stem that represents a word's meaning, or nil if the word has no row.
  func stem(for word: String) -> String? { canonical[WordForms.stem(word.lowercased())] }
}
