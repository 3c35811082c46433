/// A cache of the vocabulary words that a statement has returned.
///
/// Thousands of rows contain the same few words, and comparing their bytes is much faster than
/// looking up a word among all words of its kind.
struct KnownWords<Word: RawRepresentable<String>> {
  private var known: [(bytes: [UInt8], word: Word)] = []

  /// Decodes a column as a word of the vocabulary.
  mutating func read(
    _ row: Row, _ column: Int32, in table: String, of id: @autoclosure () -> String
  ) throws(SQLiteError) -> Word {
    let place = row.withText(column) { text in
      known.firstIndex { $0.bytes.count == text.count && $0.bytes.elementsEqual(text) }
    }
    if let place { return known[place].word }
    let word: Word = try row.word(column, in: table, of: id())
    known.append((Array(word.rawValue.utf8), word))
    return word
  }
}
