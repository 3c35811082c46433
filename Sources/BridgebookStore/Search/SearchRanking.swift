internal import Bridgebook

/// Sums the strengths of a question's terms for each text.
struct SearchRanking {
  /// The contribution of one term to a text's score.
  struct Reason {
    let term: SearchQuestion.Term
    let amount: Double
  }

  private let weights: SearchWeights
  private let first: Int
  private var scores: [Double]
  private var covered: [Double]
  private var reasons: [[Reason]]
  /// The total mass of the question's terms, including unknown words; a term's mass is its weight
  /// times its rarity.
  private var total = 0.0
  /// The words of the question that occur in no text, as typed.
  private(set) var unknown: [String] = []
  /// The misspelled words, with the stems that were probably meant.
  private(set) var corrections: [SearchOutcome.Correction] = []
  /// The mass of each word of the question, by its stem; mass is weight times rarity.
  private(set) var masses: [String: Double] = [:]

  init(
    _ question: inout SearchQuestion, weights: SearchWeights, connection: Connection,
    isExplained: Bool
  ) throws(SQLiteError) {
    self.weights = weights
    var range = (first: 0, last: -1)
    try connection.forEach("SELECT min(number), max(number), count(*) FROM entry_text") {
      (row) throws(SQLiteError) in
      guard !row.isNull(0) else { return }
      range = (row.int(0), row.int(1))
      // Numbers of removed texts stay unused but take up space in the arrays, so the range is
      // limited.
      guard range.first > 0, range.last <= SearchRanking.largestNumber else {
        throw row.damaged(1, in: "entry_text", of: "number", .badNumber(range.last))
      }
    }
    first = range.first
    let count = range.last - range.first + 1
    scores = Array(repeating: 0, count: count)
    covered = Array(repeating: 0, count: count)
    reasons = isExplained ? Array(repeating: [], count: count) : []
    var measured = 0
    try connection.forEach("SELECT sum(entries) FROM search_batch") { (row) throws(SQLiteError) in
      measured = try row.number(0, in: "search_batch", of: "entries")
    }
    let statement = try connection.prepare(
      "SELECT entries, postings FROM search_posting WHERE term = ?")
    var slips: SearchSlips?
    var index = 0
    while index < question.terms.count {
      let term = question.terms[index]
      var rows: [(entries: Int, postings: String)] = []
      try statement.forEach([.text(term.text)]) { (row) throws(SQLiteError) in
        rows.append(
          (
            entries: try row.number(0, in: "search_posting", of: term.text), postings: row.text(1)
          ))
      }
      var isReplaced = false
      if rows.isEmpty, term.form == .word || term.form == .name {
        let longer = try SearchRanking.terms(startingWith: term, connection)
        question.replace(index, with: longer)
        isReplaced = !longer.isEmpty
        if !isReplaced, !EastAsianText.begins(term.text) {
          if slips == nil { slips = try SearchSlips(connection) }
          if let meant = try slips?.stem(meantBy: term.text) {
            corrections.append(.init(typed: term.source, meant: meant))
          } else if term.source.utf8.count >= SearchRanking.shortestUnknown,
            !question.hasSynonym(for: term.source)
          {
            unknown.append(term.source)
          }
        }
      }
      if !isReplaced {
        let holders = rows.reduce(0) { $0 + $1.entries }
        try add(rows.map(\.postings), term, rarity: rarity(holders, of: measured, term.form))
      }
      index += 1
    }
  }

  /// Returns the numbers of matching texts with their scores, best first.
  ///
  /// - Parameters:
  ///   - isComplete: whether to include texts that contain too few of the question's words to be
  ///     about it.
  ///   - weigh: returns a factor for a text's score, or nil to exclude the text.
  func best(
    isComplete: Bool = false, _ weigh: (Int) -> Double?
  ) -> [(number: Int, score: Double)] {
    // A limit that is not in the table of weights does not apply.
    let leastCoverage = isComplete ? 0 : weights.values["least-coverage"] ?? 0
    let certainScore = weights.values["certain-score"] ?? .infinity
    let coverage = weights["coverage"]
    var best: [(number: Int, score: Double)] = []
    for index in scores.indices where scores[index] > 0 {
      let share = total > 0 ? min(1, covered[index] / total) : 1
      let isAbout =
        share >= leastCoverage || scores[index] >= certainScore
      guard isAbout else { continue }
      guard let factor = weigh(first + index) else { continue }
      best.append(
        (first + index, scores[index] * Logarithm.power(share, coverage) * factor))
    }
    best.sort { ($1.score, $0.number) < ($0.score, $1.number) }
    return best
  }

  /// Returns the share of the question's distinctive words that a text contains, from 0 to 1.
  func coverage(of number: Int) -> Double {
    guard covered.indices.contains(number - first), total > 0 else { return 0 }
    return min(1, covered[number - first] / total)
  }

  /// Returns whether a text contains any word of the question.
  func matches(_ number: Int) -> Bool {
    scores.indices.contains(number - first) && scores[number - first] > 0
  }

  /// Returns the contributions to a text's score, largest first.
  func reasons(for number: Int) -> [Reason] {
    guard reasons.indices.contains(number - first) else { return [] }
    return reasons[number - first].sorted {
      ($1.amount, $0.term.text) < ($0.amount, $1.term.text)
    }
  }

  private func rarity(_ holders: Int, of all: Int, _ form: SearchQuestion.Form) -> Double {
    if form == .pair { return Logarithm.of(1 + Double(all) / Double(holders + 1)) }
    return Logarithm.of(1 + (Double(max(0, all - holders)) + 0.5) / (Double(holders) + 0.5))
  }

  private mutating func add(
    _ rows: [String], _ term: SearchQuestion.Term, rarity: Double
  ) throws(SQLiteError) {
    let mass = term.weight * rarity * weights["rarity"]
    // Unknown words count towards the total, since many of them mean that the question is about
    // something else. Pieces of Chinese and Japanese text do not count, because most of them span
    // two words.
    let isEastAsian = EastAsianText.begins(term.text)
    let isWord = (term.form == .word || term.form == .name) && !isEastAsian
    let isGuess = term.form == .pair || term.form == .prefix
    let counts = isWord || (!isGuess && !rows.isEmpty)
    if counts { total += mass }
    if isWord { masses[term.text] = mass }
    let saturation = weights["saturation"]
    for row in rows {
      let isWhole = Posting.forEach(in: row) { number, strength in
        let index = number - first
        guard scores.indices.contains(index) else { return }
        let amount = mass * SearchStrength.value(strength, saturation: saturation)
        scores[index] += amount
        if counts {
          covered[index] += mass * SearchStrength.presence(strength, saturation: saturation)
        }
        if !reasons.isEmpty { reasons[index].append(Reason(term: term, amount: amount)) }
      }
      guard isWhole else {
        throw .damaged(
          Damage(
            table: "search_posting", row: term.text, column: "postings", problem: .malformed(row)))
      }
    }
  }

  /// Returns the terms that begin with a word, if the word is long enough; a single Chinese or
  /// Japanese character is.
  private static func terms(
    startingWith term: SearchQuestion.Term, _ connection: Connection
  ) throws(SQLiteError) -> [String] {
    let isEastAsian = EastAsianText.begins(term.text)
    guard isEastAsian ? term.text.count == 1 : term.text.utf8.count >= shortestPrefix else {
      return []
    }
    return try connection.rows(
      "SELECT term FROM search_posting WHERE term > ?1 AND term < ?2 GROUP BY term LIMIT 8",
      [.text(term.text), .text(term.text + "\u{10ffff}")]
    ) { $0.text(0) }
  }

  private static let shortestPrefix = 6
  /// The minimum length of a reported unknown word; shorter ones are mostly numbers and particles.
  private static let shortestUnknown = 4
  /// The largest valid number of a text, far more than a book needs.
  static let largestNumber = 1 << 22
}
