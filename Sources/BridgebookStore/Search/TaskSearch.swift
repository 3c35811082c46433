package import Bridgebook

extension Store {
  /// The task a question asks for: all words of its title or of one of its phrasings stand close together in it.
  ///
  /// Resembling is not enough; the search is there for that. Of several, the one with the most words wins, and of
  /// equals the one the search puts first.
  ///
  /// - Parameter platform: the task has to exist there.
  package func taskDescribed(
    in text: String, on platform: Platform
  ) throws(StoreError) -> DescribedTask? {
    let candidates = try search(text, kind: .task, limit: TaskPhrase.candidateCount)
    return try task(describedIn: text, among: candidates, on: platform)
  }

  /// The task a question asks for, or the one it resembles far more than all others.
  ///
  /// - Parameter sides: what the question says about both sides of a bridge; with one side alone it must resemble more.
  package func taskMeant(
    by text: String, on platform: Platform, sides: QuestionSides
  ) throws(StoreError) -> DescribedTask? {
    let candidates = try search(text, kind: .task, limit: TaskPhrase.candidateCount)
    if let task = try task(describedIn: text, among: candidates, on: platform) { return task }
    guard !sides.isElsewhere, sides.isAcross || sides.swiftUI > 0, let first = candidates.first
    else { return nil }
    return try Store.sqlite { () throws(SQLiteError) in
      let weights = try StoredWords(connection).weights()
      let kind = sides.isAcross ? "" : "-alone"
      guard first.score >= weights["task-score" + kind],
        candidates.count < 2
          || first.score >= weights["task-lead" + kind] * candidates[1].score
      else { return nil }
      var isThere = false
      try connection.forEach(
        "SELECT 1 FROM entry_platform WHERE entry_id = ? AND platform = ?",
        [.text(first.id), .text(platform.rawValue)]
      ) { _ in isThere = true }
      guard isThere else { return nil }
      return try describedTask(first.id, title: first.title, phrasing: first.title)
    }
  }

  private func task(
    describedIn text: String, among candidates: [SearchResult], on platform: Platform
  ) throws(StoreError) -> DescribedTask? {
    try Store.sqlite { () throws(SQLiteError) in
      let tokenizer = SearchTokenizer(try StoredWords(connection).memory())
      let question = TaskPhrase.words(of: text, tokenizer)
      let phrases = try connection.prepare(
        """
        SELECT entry.title FROM entry WHERE id = ?1
        UNION ALL SELECT term FROM entry_term WHERE entry_id = ?1
        """)
      let place = try connection.prepare(
        "SELECT 1 FROM entry_platform WHERE entry_id = ? AND platform = ?")
      var best: (id: String, title: String, phrasing: String, count: Int)?
      // Words of a phrasing that stand in a question by chance make no task of it that the search puts far behind.
      let leastScore = (candidates.first?.score ?? 0) * TaskPhrase.leastShare
      for candidate in candidates where candidate.score >= leastScore {
        var isThere = false
        try place.forEach([.text(candidate.id), .text(platform.rawValue)]) { _ in isThere = true }
        guard isThere else { continue }
        try phrases.forEach([.text(candidate.id)]) { row in
          let phrase = row.text(0)
          let words = TaskPhrase.words(of: phrase, tokenizer).map(\.stem)
          guard words.count > best?.count ?? 1, TaskPhrase.stands(Set(words), in: question) else {
            return
          }
          best = (candidate.id, candidate.title, phrase, words.count)
        }
      }
      guard let best else { return nil }
      return try describedTask(best.id, title: best.title, phrasing: best.phrasing)
    }
  }

  private func describedTask(
    _ id: String, title: String, phrasing: String
  ) throws(SQLiteError) -> DescribedTask {
    let approaches = try connection.rows(
      "SELECT approach FROM entry_approach WHERE entry_id = ? ORDER BY approach", [.text(id)]
    ) { (row) throws(SQLiteError) -> Approach in
      try row.word(0, in: "entry_approach", of: id)
    }
    return DescribedTask(
      id: id, title: title, phrasing: phrasing, approaches: approaches,
      facts: try taskFacts(of: id),
      classes: try connection.rows(
        """
        SELECT target_id FROM entry_link JOIN component ON component.entry_id = target_id
        WHERE entry_link.entry_id = ? ORDER BY position
        """, [.text(id)]
      ) { $0.text(0) })
  }
}

/// The words of a question or phrasing that tell tasks apart.
private enum TaskPhrase {
  struct Word {
    let stem: String
    let position: Int
  }

  /// The share of the best task's score that a task needs to be the one that is described.
  static let leastShare = 0.5
  /// How many tasks of a search are looked at.
  static let candidateCount = 6

  /// Words that only say where something is done; nearly every question has some.
  private static let setting: Set<String> = [
    "swiftui", "uikit", "appkit", "swift", "xcode", "ios", "ipados", "macos", "tvos", "visionos",
    "watchos", "app", "view",
  ]

  static func words(of text: String, _ tokenizer: SearchTokenizer) -> [Word] {
    tokenizer.tokens(of: text, limit: wordLimit).compactMap { token in
      guard token.form == .word || token.form == .name,
        !setting.contains(SearchText.folded(token.source)),
        token.term.contains(where: \.isLetter)
      else { return nil }
      return Word(stem: token.term, position: token.position)
    }
  }

  /// Whether all these words stand in the question, with a few others between them at most.
  static func stands(_ words: Set<String>, in question: [Word]) -> Bool {
    let hits = question.filter { words.contains($0.stem) }
    let width = 2 * words.count + slack
    for (index, first) in hits.enumerated() {
      var missing = words
      for hit in hits[index...] {
        guard hit.position - first.position <= width else { break }
        missing.remove(hit.stem)
        if missing.isEmpty { return true }
      }
    }
    return false
  }

  /// How many other words may stand among those of a phrase, beside one for each of them.
  private static let slack = 2
  private static let wordLimit = 120
}
