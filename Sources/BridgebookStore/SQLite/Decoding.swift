internal import Bridgebook

/// Decodes columns with validation, because a row may come from a damaged disk or another program.
extension Row {
  /// Decodes a column as a word of a vocabulary.
  ///
  /// - Parameters:
  ///   - table: the table of the column, for the error.
  ///   - row: a description of the row in the table, for the error.
  func word<Word: RawRepresentable<String>>(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Word {
    let text = text(column)
    guard let word = Word(rawValue: text) else {
      throw damaged(column, in: table, of: row(), .unknownWord(text))
    }
    return word
  }

  /// Decodes a column as a word of a vocabulary; nil for null.
  func optionalWord<Word: RawRepresentable<String>>(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Word? {
    if isNull(column) { return nil }
    let word: Word = try self.word(column, in: table, of: row())
    return word
  }

  /// Decodes a column as a number in a range.
  func number(
    _ column: Int32, from range: ClosedRange<Int> = 0...Damage.largestCount, in table: String,
    of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Int {
    let number = int(column)
    guard range.contains(number) else {
      throw damaged(column, in: table, of: row(), .badNumber(number))
    }
    return number
  }

  /// Decodes a column as a release.
  func release(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Version {
    let text = text(column)
    guard let version = Version(text) else {
      throw damaged(column, in: table, of: row(), .malformed(text))
    }
    return version
  }

  /// Decodes a column as a release; nil for null.
  func optionalRelease(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Version? {
    isNull(column) ? nil : try release(column, in: table, of: row())
  }

  /// Decodes a column as a platform and the next column as its release.
  func availability(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Availability.Row {
    let platform: Platform = try word(column, in: table, of: row())
    return Availability.Row(
      platform: platform, since: try optionalRelease(column + 1, in: table, of: row()))
  }

  /// Decodes a column as a JSON array of texts; empty for null.
  func words(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> [String] {
    if isNull(column) { return [] }
    guard let words = JSONList.words(in: text(column)) else {
      throw damaged(column, in: table, of: row(), .malformed(text(column)))
    }
    return words
  }

  /// Decodes a column as a JSON array of line numbers.
  func lines(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> [Int] {
    guard let lines = JSONList.numbers(in: text(column)),
      lines.allSatisfy({ $0 <= Damage.largestCount })
    else { throw damaged(column, in: table, of: row(), .malformed(text(column))) }
    return lines
  }

  func damaged(
    _ column: Int32, in table: String, of row: String, _ problem: Damage.Problem
  ) -> SQLiteError {
    .damaged(Damage(table: table, row: row, column: name(column), problem: problem))
  }
}

extension Damage {
  /// Upper bound for numbers of lines, bytes and events, so that sums and differences cannot
  /// overflow.
  static let largestCount = 1 << 53

  /// Upper bound for the weights of words, so that sums cannot overflow.
  static let largestWeight = 1 << 20

  /// Upper bound for search weights, so that sums stay finite.
  static let largestSearchWeight = 1e9

  /// Returns the error for a missing row that another row refers to.
  static func missing(_ row: String, in table: String) -> SQLiteError {
    .damaged(Damage(table: table, row: row, column: nil, problem: .missing))
  }
}

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
