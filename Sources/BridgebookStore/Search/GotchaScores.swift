internal import Bridgebook

/// The factors for the scores of the book's gotchas; those of a team's own ones are 1.
///
/// Gotchas have more phrasings than other entries, and so match more words by chance. Of two
/// gotchas that fit a search nearly as well, the one that is reported more often is likelier to be
/// meant. Measured on 235 public questions with the counts of others, this put the right one first
/// in 77 instead of 74 percent, and among the first three in 93 instead of 90.
struct GotchaScores {
  private struct Reports {
    let count: Double
    let factor: Double
    let words: String
  }

  /// The factor for all gotchas of the book.
  private var base = 1.0
  private var gotchas: Set<Int> = []
  private var reports: [Int: Reports] = [:]

  /// Creates scores for a search that cannot find gotchas.
  init() {}

  /// - Parameter weights: The weights of the store, which contain the counted reports.
  init(_ weights: SearchWeights, _ connection: Connection) throws(SQLiteError) {
    base = weights["gotcha"]
    let all = weights.values["reports"] ?? 0
    let often = (share: weights["often-share"], factor: weights["often"])
    let sometimes = (share: weights["sometimes-share"], factor: weights["sometimes"])
    gotchas.reserveCapacity(GotchaScores.maximumCount)
    // The gotchas of the book have the lowest numbers. Reading thousands of a team's own ones would
    // double the time of a search.
    try connection.forEach(
      "SELECT number, id FROM entry_text WHERE kind = 'gotcha' ORDER BY number LIMIT ?",
      [.int(GotchaScores.maximumCount)]
    ) { row in
      // Only the gotchas of the book are counted.
      guard let count = weights.values[GotchaScores.prefix + row.text(1)] else { return }
      let number = row.int(0)
      gotchas.insert(number)
      guard all > 0 else { return }
      if count / all >= often.share {
        reports[number] = Reports(count: count, factor: often.factor, words: "reported often")
      } else if count / all >= sometimes.share {
        reports[number] = Reports(
          count: count, factor: sometimes.factor, words: "reported sometimes")
      }
    }
  }

  /// Returns the factor for the score of a text, 1 for texts that are no gotchas of the book.
  func factor(of number: Int) -> Double {
    gotchas.contains(number) ? base * reportFactor(of: number) : 1
  }

  /// Returns the factor for how often a gotcha is reported.
  func reportFactor(of number: Int) -> Double { reports[number]?.factor ?? 1 }

  /// Returns the contribution of the reports to the score of a text; nil if there is none.
  ///
  /// - Parameter others: The contributions of words.
  func reason(for number: Int, in others: [SearchResult.Reason]) -> SearchResult.Reason? {
    guard let reports = reports[number] else { return nil }
    let sum = others.reduce(0) { $0 + $1.amount }
    return SearchResult.Reason(
      words: reports.words, form: SearchResult.Reason.reports, term: String(Int(reports.count)),
      amount: sum * (reports.factor - 1))
  }

  /// The maximum number of gotchas that are read, more than the book has.
  private static let maximumCount = 256
  /// The prefix of the weights that contain the number of reports of a gotcha.
  private static let prefix = "reports-"
}
