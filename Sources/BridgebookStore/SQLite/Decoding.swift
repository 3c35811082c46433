internal import Bridgebook

/// Readers take nothing from a store on trust: whoever wrote the row may have been a damaged disk or another program.
extension Row {
  /// The column as one of a vocabulary's words.
  ///
  /// - Parameters:
  ///   - table: where the column stands.
  ///   - row: what tells the row from others of the table.
  func word<Word: RawRepresentable<String>>(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Word {
    let text = text(column)
    guard let word = Word(rawValue: text) else {
      throw damaged(column, in: table, of: row(), .unknownWord(text))
    }
    return word
  }

  /// The column as one of a vocabulary's words; nil for null.
  func optionalWord<Word: RawRepresentable<String>>(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Word? {
    if isNull(column) { return nil }
    let word: Word = try self.word(column, in: table, of: row())
    return word
  }

  /// The column as a number of a range.
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

  /// The column as a release.
  func release(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Version {
    let text = text(column)
    guard let version = Version(text) else {
      throw damaged(column, in: table, of: row(), .malformed(text))
    }
    return version
  }

  /// The column as a release; nil for null.
  func optionalRelease(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Version? {
    isNull(column) ? nil : try release(column, in: table, of: row())
  }

  /// The platform of a column, with the release of the next one.
  func availability(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> Availability.Row {
    let platform: Platform = try word(column, in: table, of: row())
    return Availability.Row(
      platform: platform, since: try optionalRelease(column + 1, in: table, of: row()))
  }

  /// The column as numbers of lines, separated by blanks.
  func lines(
    _ column: Int32, in table: String, of row: @autoclosure () -> String
  ) throws(SQLiteError) -> [Int] {
    var lines: [Int] = []
    for word in text(column).split(separator: " ") {
      guard let line = Int(word), (0...Damage.largestCount).contains(line) else {
        throw damaged(column, in: table, of: row(), .malformed(text(column)))
      }
      lines.append(line)
    }
    return lines
  }

  func damaged(
    _ column: Int32, in table: String, of row: String, _ problem: Damage.Problem
  ) -> SQLiteError {
    .damaged(Damage(table: table, row: row, column: name(column), problem: problem))
  }
}

extension Damage {
  /// No input has more lines, bytes or events; sums and differences of such numbers stay numbers.
  static let largestCount = 1 << 53

  /// Words of a question are weighed against each other by sums of small numbers.
  static let largestWeight = 1 << 20

  /// What a search adds up stays far from infinity.
  static let largestSearchWeight = 1e9

  /// A row that another one needs and that is not there.
  static func missing(_ row: String, in table: String) -> SQLiteError {
    .damaged(Damage(table: table, row: row, column: nil, problem: .missing))
  }
}
