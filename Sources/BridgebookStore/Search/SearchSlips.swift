internal import Bridgebook

/// Finds the known word that a misspelled word of a question probably means.
struct SearchSlips {
  private let candidates: Statement
  private var count = 0

  init(_ connection: Connection) throws(SQLiteError) {
    candidates = try connection.prepare(
      """
      SELECT term, sum(entries) FROM search_posting
      WHERE term >= ?1 AND term < ?2 AND length(term) BETWEEN ?3 AND ?4
      GROUP BY term ORDER BY 2 DESC, 1
      """)
  }

  /// Returns the most frequent stem that differs by one typing error; nil for short words and if
  /// there is none.
  mutating func stem(meantBy stem: String) throws(SQLiteError) -> String? {
    let typed = Array(stem.utf8)
    guard typed.count >= SearchSlips.shortest, typed.allSatisfy({ (97...122).contains($0) }),
      let first = typed.first, count < SearchSlips.maximumWordCount
    else { return nil }
    count += 1
    let start = String(UnicodeScalar(first))
    let end = String(UnicodeScalar(first + 1))
    var found: String?
    try candidates.forEach(
      [.text(start), .text(end), .int(typed.count - 1), .int(typed.count + 1)]
    ) { row in
      let term = row.text(0)
      if found == nil, Suggestion.isOneEdit(typed, from: Array(term.utf8)) { found = term }
    }
    return found
  }

  /// Returns the text with misspelled words replaced by the stems that they mean.
  static func corrected(_ text: String, by corrections: [SearchOutcome.Correction]) -> String {
    corrections.reduce(text) { $0.replacing($1.typed, with: $1.meant) }
  }

  /// The maximum number of corrected words; a text with more is in another language, and each
  /// lookup takes time.
  private static let maximumWordCount = 6
  /// The minimum length of a corrected word; shorter words resemble too many others.
  private static let shortest = 6
}
