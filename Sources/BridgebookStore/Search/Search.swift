package import Bridgebook

/// One entry, scenario or message that matches a search.
package struct SearchResult: Equatable, Sendable {
  /// What a word of the question did for it.
  package struct Reason: Equatable, Sendable {
    /// Words of the question.
    package let words: String
    /// What they were read as: `word`, `name`, `part`, `concept`, `synonym`, `prefix`, `pair` or `message`.
    package let form: String
    /// The stem or concept that matched.
    package let term: String
    package let amount: Double
  }

  /// How far a result can be trusted to be about the question.
  package enum Match: String, Sendable {
    /// It answers most of the question's distinctive words, close together.
    case strong
    /// It only shares some words, or the question is about something else.
    case weak
  }

  package let id: String
  package let kind: EntryKind
  package let title: String
  /// Higher is better; comparable within one search only.
  package let score: Double
  /// The passage that matches; matches stand between U+0001 and U+0002.
  package let snippet: String
  /// What counted, the most telling first; empty unless it was asked for.
  package var reasons: [Reason] = []
  /// Whether it answers the question or only shares words with it.
  package var match = Match.weak
}

/// What a search found, and what of the question it could not look for.
package struct SearchAnswer: Equatable, Sendable {
  /// A word that no text holds and the stem that was searched instead.
  package struct Correction: Equatable, Sendable {
    package let typed: String
    package let term: String

    package init(typed: String, term: String) {
      self.typed = typed
      self.term = term
    }
  }

  package var results: [SearchResult] = []
  package var corrections: [Correction] = []
  /// Words that no text holds and that resemble none.
  package var unknown: [String] = []
}

extension Store {
  /// What matches the words, best first: entries, scenarios and messages.
  package func search(
    _ text: String, kind: EntryKind? = nil, approach: Approach? = nil, limit: Int = 10,
    isExplained: Bool = false
  ) throws(StoreError) -> [SearchResult] {
    try searchAnswer(
      to: text, kind: kind, approach: approach, limit: limit, isExplained: isExplained
    ).results
  }

  /// What matches the words, best first, and the words that match nothing.
  ///
  /// - Parameters:
  ///   - limit: at least 1.
  ///   - isExplained: whether each result names the words that counted.
  package func searchAnswer(
    to text: String, kind: EntryKind? = nil, approach: Approach? = nil, limit: Int = 10,
    isExplained: Bool = false
  ) throws(StoreError) -> SearchAnswer {
    try Store.sqlite { () throws(SQLiteError) in
      let weights = try StoredWords(connection).weights()
      var question = try SearchQuestion(text, weights: weights, connection: connection)
      let ranking = try SearchRanking(
        &question, weights: weights, connection: connection, isExplained: isExplained)
      let filter = try SearchFilter(kind: kind, approach: approach, connection)
      var order = ranking.best { filter.allows($0) ? 1 : nil }
      let leading = try SearchLeaders(text, connection).numbers(matches: ranking.matches)
      // The score of what leads stays above the others, so that scores fall from first to last.
      let highest = order.first?.score ?? 1
      var leaders: [(number: Int, score: Double)] = []
      for (place, number) in leading.enumerated() where filter.allows(number) {
        leaders.append((number, highest * (2 - Double(place) / Double(leading.count + 1))))
      }
      order = leaders + order.filter { item in !leading.contains(item.number) }
      let snippet = SearchSnippet(question, masses: ranking.masses)
      let strength = MatchStrength(
        sides: QuestionSides(of: text, phrases: try sidePhrases()), weights: weights,
        wordCount: ranking.masses.count)
      let row = try connection.prepare(
        "SELECT id, kind, title, terms, symptom, body FROM entry_text WHERE number = ?")
      var results: [SearchResult] = []
      for item in order.prefix(limit) {
        try row.forEach([.int(item.number)]) { (row) throws(SQLiteError) in
          var result = SearchResult(
            id: row.text(0), kind: try row.word(1, in: "entry_text", of: row.text(0)),
            title: row.text(2), score: item.score,
            snippet: snippet.passage(terms: row.text(3), passages: [row.text(4), row.text(5)]))
          result.match = strength.match(
            score: item.score, coverage: ranking.coverage(of: item.number),
            closeness: snippet.closeness(
              title: row.text(2), terms: row.text(3), symptom: row.text(4)),
            isLeader: leading.contains(item.number))
          result.reasons = ranking.reasons(for: item.number).map { reason in
            SearchResult.Reason(
              words: reason.term.source, form: reason.term.form.rawValue,
              term: reason.term.text.split(separator: "#").joined(separator: " + "),
              amount: reason.amount)
          }
          results.append(result)
        }
      }
      return SearchAnswer(
        results: results, corrections: ranking.corrections, unknown: ranking.unknown)
    }
  }

  /// The gotcha whose symptom a text clearly describes; nil where it only resembles some.
  package func gotchaDescribed(in text: String) throws(StoreError) -> String? {
    let weights = try Store.sqlite { () throws(SQLiteError) in
      try StoredWords(connection).weights()
    }
    let found = try search(text, kind: .gotcha, limit: 1, isExplained: true)
    guard let first = found.first, first.score >= weights["symptom-score"] else { return nil }
    // An effect close to what it happens to, or the runtime's own words.
    let isDescribed = first.reasons.contains { $0.form == SearchQuestion.Form.pair.rawValue }
    return isDescribed ? first.id : nil
  }

  /// Ids, kinds and titles of all entries of a kind, or of all, by kind and id.
  package func ids(of kind: EntryKind? = nil) throws(StoreError) -> [EntrySummary] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT id, kind, title FROM entry WHERE ?1 IS NULL OR kind = ?1 ORDER BY kind, id",
        [.optional(kind?.rawValue)], EntrySummary.init(row:))
    }
  }
}

extension Store {
  /// The phrases that tell on which side of a bridge a question's words stand.
  private func sidePhrases() throws(SQLiteError) -> [LexiconPhrase] {
    try connection.rows(
      "SELECT phrase, choice, weight FROM lexicon_phrase WHERE fact = ?",
      [.text(LexiconPhrase.side)]
    ) {
      LexiconPhrase(
        phrase: $0.text(0), fact: LexiconPhrase.side, choice: $0.text(1), weight: $0.int(2))
    }
  }
}

/// Which texts a search may return.
private struct SearchFilter {
  private var allowed: Set<Int>?

  init(
    kind: EntryKind?, approach: Approach?, _ connection: Connection
  ) throws(SQLiteError) {
    guard kind != nil || approach != nil else { return }
    var numbers: Set<Int> = []
    try connection.forEach(
      """
      SELECT number FROM entry_text
      WHERE (?1 IS NULL OR kind = ?1)
        AND (?2 IS NULL OR id IN (SELECT entry_id FROM entry_approach WHERE approach = ?2))
      """, [.optional(kind?.rawValue), .optional(approach?.rawValue)]
    ) { numbers.insert($0.int(0)) }
    allowed = numbers
  }

  func allows(_ number: Int) -> Bool { allowed?.contains(number) ?? true }
}
