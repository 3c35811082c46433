internal import Bridgebook

/// How often people report the gotchas among the searchable texts.
///
/// Of two gotchas that fit a search nearly as well, the one that is reported more often is likelier
/// to be meant. On 185 public questions that were not used for counting, this put the right gotcha
/// first in 78 instead of 75 percent, and among the first three in 94 instead of 90.
struct ReportedGotchas {
  private struct Frequency {
    let reports: Double
    let factor: Double
    let words: String
  }

  private var frequencies: [Int: Frequency] = [:]

  /// - Parameter weights: The weights of the store, which contain the counted reports.
  init(_ weights: SearchWeights, _ connection: Connection) throws(SQLiteError) {
    let number = try connection.prepare("SELECT number FROM entry_text WHERE id = ?")
    let classes = [("often", "reported often"), ("sometimes", "reported sometimes")]
    for (name, reports) in weights.values where name.hasPrefix(ReportedGotchas.prefix) {
      let share = reports / max(1, weights["reports"])
      guard let (key, words) = classes.first(where: { share >= weights[$0.0 + "-share"] }) else {
        continue
      }
      let id = String(name.dropFirst(ReportedGotchas.prefix.count))
      try number.forEach([.text(id)]) {
        frequencies[$0.int(0)] = Frequency(reports: reports, factor: weights[key], words: words)
      }
    }
  }

  /// Returns the factor for the score of a text, 1 for all texts but frequent gotchas.
  func factor(of number: Int) -> Double { frequencies[number]?.factor ?? 1 }

  /// Returns the contribution of the frequency to the score of a text; nil if there is none.
  ///
  /// - Parameter others: The contributions of words.
  func reason(for number: Int, in others: [SearchResult.Reason]) -> SearchResult.Reason? {
    guard let frequency = frequencies[number] else { return nil }
    let sum = others.reduce(0) { $0 + $1.amount }
    return SearchResult.Reason(
      words: frequency.words, form: "reports", term: String(Int(frequency.reports)),
      amount: sum * (frequency.factor - 1))
  }

  /// The prefix of the weights that contain the number of reports of a gotcha.
  private static let prefix = "reports-"
}
