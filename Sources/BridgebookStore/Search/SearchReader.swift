package import Bridgebook

/// Searches entries, scenarios and messages by words.
package struct SearchReader {
  let connection: Connection

  /// Finds entries, scenarios and messages that match the words, best first.
  package func results(
    for text: String, kind: EntryKind? = nil, approach: Approach? = nil, limit: Int = 10,
    isExplained: Bool = false
  ) throws(StoreError) -> [SearchResult] {
    try outcome(
      of: text, kind: kind, approach: approach, limit: limit, isExplained: isExplained
    ).results
  }

  /// Finds texts that match the words, best first, and reports the words that match nothing.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of results, at least 1.
  ///   - isExplained: whether to include the contributions of words in each result.
  ///   - showsNearest: whether to return the nearest texts of the kind, as weak matches, if none is
  ///     about the question.
  package func outcome(
    of text: String, kind: EntryKind? = nil, approach: Approach? = nil, limit: Int = 10,
    isExplained: Bool = false, showsNearest: Bool = false
  ) throws(StoreError) -> SearchOutcome {
    try Store.sqlite { () throws(SQLiteError) in
      let weights = try StoredWords(connection).weights()
      var text = text
      var question = try SearchQuestion(text, weights: weights, connection: connection)
      var ranking = try SearchRanking(
        &question, weights: weights, connection: connection, isExplained: isExplained)
      let (corrections, unknown) = (ranking.corrections, ranking.unknown)
      if !corrections.isEmpty {
        text = SearchSlips.corrected(text, by: corrections)
        question = try SearchQuestion(text, weights: weights, connection: connection)
        ranking = try SearchRanking(
          &question, weights: weights, connection: connection, isExplained: isExplained)
      }
      let filter = try SearchFilter(kind: kind, approach: approach, connection)
      let canBeGotcha = kind == .gotcha || kind == nil
      let gotchas = try canBeGotcha ? GotchaScores(weights, connection) : GotchaScores()
      let weigh = { (number) in filter.allows(number) ? gotchas.factor(of: number) : nil }
      var order = ranking.best(weigh)
      let areRemote = order.isEmpty && showsNearest
      if areRemote { order = ranking.best(isComplete: true, weigh) }
      let leading = try SearchLeaders(text, connection).numbers(matches: ranking.matches)
      // Leaders get scores above all others, so that scores decrease from first to last.
      let highest = order.first?.score ?? 1
      var leaders: [(number: Int, score: Double)] = []
      for (place, number) in leading.enumerated() where filter.allows(number) {
        leaders.append((number, highest * (2 - Double(place) / Double(leading.count + 1))))
      }
      order = leaders + order.filter { item in !leading.contains(item.number) }
      let snippet = SearchSnippet(question, masses: ranking.masses)
      let texts = try IndexedTextReader(connection)
      let strength = MatchStrength(
        sides: QuestionSides(of: text, phrases: try sidePhrases(in: text)), weights: weights,
        wordCount: ranking.masses.count)
      var results: [SearchResult] = []
      for item in order.prefix(limit) {
        guard let found = try texts.text(item.number) else { continue }
        let excerpt = try snippet.excerpt(
          title: found.title, terms: found.terms, symptom: found.symptom
        ) { () throws(SQLiteError) in try texts.body(of: found) }
        var result = SearchResult(
          id: found.id, kind: found.kind, title: found.title, score: item.score,
          scoreOfWords: item.score / gotchas.reportFactor(of: item.number),
          snippet: excerpt.passage)
        let isLeader =
          leading.contains(item.number)
          || found.terms.contains { SearchReader.isVerbatim(text, in: $0) }
        result.match =
          areRemote && !isLeader
          ? .weak
          : strength.match(
            score: result.scoreOfWords, coverage: ranking.coverage(of: item.number),
            closeness: excerpt.closeness, isLeader: isLeader)
        result.reasons = ranking.reasons(for: item.number).map { reason in
          SearchResult.Reason(
            words: reason.term.source, form: reason.term.form.rawValue,
            term: reason.term.text.split(separator: "#").joined(separator: " + "),
            amount: reason.amount)
        }
        if isExplained, let reason = gotchas.reason(for: item.number, in: result.reasons) {
          result.reasons.append(reason)
        }
        results.append(result)
      }
      return SearchOutcome(results: results, corrections: corrections, unknown: unknown)
    }
  }

  /// Returns the gotcha whose symptom a text clearly describes; nil if the text only resembles
  /// symptoms.
  package func gotcha(describedIn text: String) throws(StoreError) -> String? {
    let weights = try Store.sqlite { () throws(SQLiteError) in
      try StoredWords(connection).weights()
    }
    let found = try results(for: text, kind: .gotcha, limit: 1, isExplained: true)
    // That a gotcha is reported often does not make a text describe it.
    guard let first = found.first, first.scoreOfWords >= weights["symptom-score"] else {
      return nil
    }
    // A pair is an effect close to the object that it concerns.
    let isDescribed = first.reasons.contains { $0.form == SearchQuestion.Form.pair.rawValue }
    return isDescribed ? first.id : nil
  }

  /// Returns whether a text contains a Chinese or Japanese question verbatim; the share of its
  /// words does not show that, because they are not separated.
  private static func isVerbatim(_ question: String, in text: String) -> Bool {
    guard question.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    let words = question.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count >= shortestVerbatim
      && words.contains { character in
        character.unicodeScalars.first.map(EastAsianText.holds) ?? false
      } && text.contains(words)
  }

  /// The minimum length of such a question in bytes, about five characters.
  private static let shortestVerbatim = 15

  /// Returns the phrases that show which side of a bridge a question's words refer to, without
  /// those that cannot occur in the question.
  private func sidePhrases(in text: String) throws(SQLiteError) -> [LexiconPhrase] {
    let filter = PhraseFilter(of: text)
    var phrases: [LexiconPhrase] = []
    try connection.forEach(
      "SELECT phrase, choice_id, weight FROM lexicon_phrase WHERE fact_id = ?",
      [.text(LexiconPhrase.side)]
    ) { row in
      guard row.withText(0, filter.canOccur) else { return }
      phrases.append(
        LexiconPhrase(
          phrase: row.text(0), fact: LexiconPhrase.side, choice: row.text(1), weight: row.int(2)))
    }
    return phrases
  }
}

/// The texts that a search may return.
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
