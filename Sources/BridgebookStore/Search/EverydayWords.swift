internal import Bridgebook

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
