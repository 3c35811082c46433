package import Bridgebook

/// Reads the tasks that questions ask for.
package struct TaskReader {
  let connection: Connection

  /// Returns the tasks that are most similar to a text, best first.
  ///
  /// The other methods take them as arguments, so that one search serves all of them.
  package func closest(to text: String) throws(StoreError) -> [SearchResult] {
    try SearchReader(connection: connection).results(
      for: text, kind: .task, limit: TaskPhrase.candidateCount)
  }

  /// Returns the task that a question describes: it contains all words of the task's title or of a
  /// phrasing, close together.
  ///
  /// Similarity is not enough, because the search covers that. Among several tasks, the one with
  /// the most matching words wins, then one of nearly the same score whose phrasing the question
  /// quotes, then the one with the highest search score.
  ///
  /// The name of a method or property that the best result has as a phrasing, such as
  /// `acceptsFirstMouse`, counts as several words, unless the question also quotes a phrasing of
  /// words.
  ///
  /// - Parameters:
  ///   - closest: the tasks that are most similar to the text; nil to search for them.
  ///   - platform: the platform on which the task must exist.
  ///   - excluded: an approach; tasks that have no other are not considered. Nil for all tasks.
  package func task(
    describedIn text: String, among closest: [SearchResult]? = nil, on platform: Platform,
    without excluded: Approach? = nil
  ) throws(StoreError) -> DescribedTask? {
    let candidates = if let closest { closest } else { try self.closest(to: text) }
    return try described(by: text, among: candidates, on: platform, without: excluded)
  }

  /// Returns the task that a question describes, or the task it resembles far more than all others.
  ///
  /// - Parameters:
  ///   - candidates: the tasks that are most similar to the text.
  ///   - target: the deployment target; nil for the newest release.
  ///   - sides: the sides of a bridge that the question mentions. If it mentions only one side, the
  ///     task must match more closely unless SwiftUI itself covers the task; otherwise a bridge
  ///     would be guessed.
  ///   - isPlaced: whether the question says that something is used in SwiftUI without naming it,
  ///     so that only the task is unknown.
  package func task(
    meantBy text: String, among candidates: [SearchResult], on platform: Platform,
    at target: Version?, sides: QuestionSides, isPlaced: Bool = false
  ) throws(StoreError) -> DescribedTask? {
    if let task = try described(by: text, among: candidates, on: platform) { return task }
    if let task = try task(namedBy: text, on: platform) { return task }
    // The names of the sides alone do not describe a task.
    let isBare = sides.isBare && WordForms.words(of: text).count <= TaskPhrase.titleLength
    guard sides.swiftUI > 0 || !sides.isElsewhere && (sides.isAcross || isBare),
      let first = candidates.first
    else { return nil }
    return try Store.sqlite { () throws(SQLiteError) in
      guard !TaskPhrase.allWords(of: text, try EverydayWords(connection)).isEmpty else {
        return nil
      }
      let weights = try StoredWords(connection).weights()
      let lead = candidates.count < 2 ? .infinity : first.score / candidates[1].score
      func isMeant(_ kind: String) -> Bool {
        first.score >= weights["task-score" + kind] && lead >= weights["task-lead" + kind]
      }
      // Other frameworks have few tasks, so that a lower score tells them apart.
      let kind =
        sides.isElsewhere ? "-foreign" : sides.isAcross ? "" : isBare ? "-bare" : "-alone"
      let isClear = isMeant(kind) || isPlaced && !sides.isElsewhere && isMeant("-placed")
      guard isClear || sides.isSwiftUIAlone && !sides.isElsewhere && isMeant("-native") else {
        return nil
      }
      guard try isOn(platform, first.id) else { return nil }
      let task = try describedTask(
        first.id, title: first.title, phrasing: isClear ? first.title : "")
      if isClear { return task }
      let isWhole = task.facts.coverage == .full || task.approaches == [.native]
      return isWhole && task.facts.native(on: platform, at: target) != nil ? task : nil
    }
  }

  /// Returns the task with an id; nil if there is none.
  package func task(_ id: String) throws(StoreError) -> DescribedTask? {
    try Store.sqlite { () throws(SQLiteError) in
      let title = try connection.first(
        "SELECT title FROM entry WHERE id = ? AND kind = 'task'", [.text(id)]
      ) { $0.text(0) }
      return try title.map { (title) throws(SQLiteError) in
        try describedTask(id, title: title, phrasing: title)
      }
    }
  }

  /// Returns the platforms on which a task exists, in the order of `Platform`.
  package func platforms(of id: String) throws(StoreError) -> [Platform] {
    let names = try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT platform FROM entry_platform WHERE entry_id = ?", [.text(id)]
      ) { $0.text(0) }
    }
    return Platform.allCases.filter { names.contains($0.rawValue) }
  }

  /// Returns the task that uses a class, if there is only one on the platform.
  package func onlyTask(
    with component: String, on platform: Platform
  ) throws(StoreError) -> DescribedTask? {
    try Store.sqlite { () throws(SQLiteError) in
      let tasks = try connection.rows(
        """
        SELECT entry.id, entry.title FROM task JOIN entry ON entry.id = task.entry_id
        JOIN entry_platform ON entry_platform.entry_id = entry.id AND platform = ?2
        WHERE task.component_id = ?1 LIMIT 2
        """, [.text(component), .text(platform.rawValue)]
      ) { (id: $0.text(0), title: $0.text(1)) }
      guard let task = tasks.first, tasks.count == 1 else { return nil }
      return try describedTask(task.id, title: task.title, phrasing: task.title)
    }
  }

  /// Returns the first of several patterns that exists on a platform and is for an approach; nil if
  /// there is none.
  package func pattern(
    among ids: [String], for approach: Approach, on platform: Platform
  ) throws(StoreError) -> String? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        """
        SELECT value FROM json_each(?1) AS candidate
        WHERE EXISTS (SELECT 1 FROM entry_approach WHERE entry_id = value AND approach = ?2)
          AND EXISTS (SELECT 1 FROM entry_platform WHERE entry_id = value AND platform = ?3)
        ORDER BY candidate.key LIMIT 1
        """,
        [
          .text(JSONList.text(of: ids)), .text(approach.rawValue), .text(platform.rawValue),
        ]
      ) { $0.text(0) }
    }
  }

  private func described(
    by text: String, among candidates: [SearchResult], on platform: Platform,
    without excluded: Approach? = nil
  ) throws(StoreError) -> DescribedTask? {
    try Store.sqlite { () throws(SQLiteError) in
      let tokenizer = SearchTokenizer(try StoredWords(connection).memory())
      let everyday = try EverydayWords(connection)
      let question = TaskPhrase.words(of: text, tokenizer, everyday)
      let allWords = TaskPhrase.allWords(of: text, everyday)
      let phrases = try connection.prepare(
        """
        SELECT entry.title FROM entry WHERE id = ?1
        UNION ALL SELECT term FROM entry_term WHERE entry_id = ?1
        """)
      let place = try connection.prepare(
        """
        SELECT 1 FROM entry_platform WHERE entry_id = ?1 AND platform = ?2 AND (?3 IS NULL
          OR EXISTS (SELECT 1 FROM entry_approach WHERE entry_id = ?1 AND approach <> ?3))
        """)
      var best: (task: SearchResult, phrasing: String, count: Int, isQuoted: Bool)?
      var member: (task: SearchResult, phrasing: String, count: Int, isQuoted: Bool)?
      let stems = WordForms.words(of: text).prefix(TaskPhrase.wordLimit).map(\.stem)
      // A task with a much lower score contains the words of its phrasing only by chance.
      let leastScore = (candidates.first?.score ?? 0) * TaskPhrase.minimumShare
      for candidate in candidates where candidate.score >= leastScore {
        var isThere = false
        try place.forEach([
          .text(candidate.id), .text(platform.rawValue), .optional(excluded?.rawValue),
        ]) { _ in isThere = true }
        guard isThere else { continue }
        try phrases.forEach([.text(candidate.id)]) { row in
          let phrase = row.text(0)
          if candidate.id == candidates[0].id, TaskPhrase.isMember(phrase),
            WordForms.isQuoted(phrase, in: stems)
          {
            member = (candidate, phrase, TaskPhrase.memberNameWeight, true)
            return
          }
          var words = Set(TaskPhrase.words(of: phrase, tokenizer, everyday).map(\.stem))
          let isEveryday = words.count < 2
          // In phrases of everyday words, such as "get the window", every word counts.
          if isEveryday { words = Set(TaskPhrase.allWords(of: phrase, everyday).map(\.stem)) }
          guard words.count > 1, words.count >= best?.count ?? 0,
            isEveryday
              ? TaskPhrase.occursClosely(words, in: allWords)
              : TaskPhrase.stands(words, in: question)
          else { return }
          // Of two phrasings with as many words, the question means the one that it quotes, unless
          // it resembles the other task more.
          let isQuoted = WordForms.isQuoted(phrase, in: stems)
          if let best, words.count == best.count {
            let isClose = candidate.score >= best.task.score * TaskPhrase.quotedShare
            guard isQuoted, !best.isQuoted, isClose else { return }
          }
          best = (candidate, phrase, words.count, isQuoted)
        }
      }
      if let member {
        let isOutweighed = best.map { $0.isQuoted || $0.count > member.count } ?? false
        if !isOutweighed { best = member }
      }
      guard let best else { return nil }
      return try describedTask(
        best.task.id, title: best.task.title, phrasing: best.phrasing)
    }
  }

  /// Returns the task that a few words name, such as "rich text" or "video": all of them occur in
  /// its title or in one phrasing, and make up most of its words.
  ///
  /// Among several, the phrasing with the largest share wins, then one that the question quotes,
  /// then the one with the highest search score.
  private func task(
    namedBy text: String, on platform: Platform
  ) throws(StoreError) -> DescribedTask? {
    let everyday = try Store.sqlite { () throws(SQLiteError) in try EverydayWords(connection) }
    let question = TaskPhrase.allWords(of: text, everyday)
    guard (1...TaskPhrase.nameLength).contains(question.count) else { return nil }
    let candidates = try SearchReader(connection: connection).results(
      for: TaskPhrase.distinctive(text), kind: .task, limit: 2 * TaskPhrase.candidateCount)
    return try Store.sqlite { () throws(SQLiteError) in
      let stems = WordForms.words(of: text).map(\.stem)
      var best: (id: String, title: String, phrasing: String, share: Double, isQuoted: Bool)?
      for candidate in candidates {
        guard try isOn(platform, candidate.id) else { continue }
        let phrases = try connection.rows(
          """
          SELECT entry.title FROM entry WHERE id = ?1
          UNION ALL SELECT term FROM entry_term WHERE entry_id = ?1
          """, [.text(candidate.id)]
        ) { $0.text(0) }
        for phrase in phrases {
          let share =
            TaskPhrase.share(
              of: question, in: TaskPhrase.allWords(of: phrase, everyday)) ?? 0
          guard share >= max(TaskPhrase.minimumNameShare, best?.share ?? 0) else { continue }
          let isQuoted = WordForms.isQuoted(phrase, in: stems)
          if let best, share == best.share, best.isQuoted || !isQuoted { continue }
          best = (candidate.id, candidate.title, phrase, share, isQuoted)
        }
      }
      guard let best else { return nil }
      return try describedTask(best.id, title: best.title, phrasing: best.phrasing)
    }
  }

  private func isOn(_ platform: Platform, _ id: String) throws(SQLiteError) -> Bool {
    var isThere = false
    try connection.forEach(
      "SELECT 1 FROM entry_platform WHERE entry_id = ? AND platform = ?",
      [.text(id), .text(platform.rawValue)]
    ) { _ in isThere = true }
    return isThere
  }

  private func describedTask(
    _ id: String, title: String, phrasing: String
  ) throws(SQLiteError) -> DescribedTask {
    let approaches = try connection.rows(
      "SELECT approach FROM entry_approach WHERE entry_id = ? ORDER BY approach", [.text(id)]
    ) { (row) throws(SQLiteError) -> Approach in
      try row.word(0, in: "entry_approach", of: id)
    }
    var assembly = EntryAssembly(connection, Entry.blank(.task, id, title: title))
    try TaskDetails.read(into: &assembly)
    try assembly.checkDetails()
    guard case .task(let facts) = assembly.entries[0].details else {
      throw Damage.missing(id, in: "task")
    }
    return DescribedTask(
      id: id, title: title, phrasing: phrasing, approaches: approaches, facts: facts,
      classes: try connection.rows(
        """
        SELECT target_id FROM entry_link JOIN component ON component.entry_id = target_id
        WHERE entry_link.entry_id = ? ORDER BY position
        """, [.text(id)]
      ) { $0.text(0) })
  }
}
