internal import Bridgebook
internal import Platform

/// Writes a book to the tables; the caller must have begun a transaction.
struct BookWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Replaces the built-in rows and those derived from a team's texts, and records the book's
  /// fingerprint.
  ///
  /// - Parameter withIndex: whether to build the search index, which takes half of the time.
  func replaceBuiltIn(
    with effective: EffectiveBook, fingerprint: String, withIndex: Bool = true
  ) throws(SQLiteError) {
    try ScenarioWriter(connection).clear()
    try clearTables()
    try connection.execute(
      """
      DELETE FROM entry_text WHERE id NOT IN (
        SELECT id FROM entry WHERE origin = 'own' AND id NOT IN (SELECT id FROM own_text));
      DELETE FROM entry WHERE origin = 'built-in' OR id IN (SELECT id FROM own_text);
      """)
    try References.removeDependents(in: connection, .book)
    try removeUnusedSources()
    var book = effective.book
    book.entries = try withoutForeignRows(book.entries)
    var written = effective
    written.book = book
    try writeTables(of: book)
    try SearchWordWriter(connection).write(book)
    // The index is computed in parallel with the rows, which take about as long.
    let indexer = withIndex ? try SearchIndexWriter(connection) : nil
    let index = try indexer.map { (indexer) throws(SQLiteError) in
      Ahead(try indexer.index(of: written))
    }
    try EntryWriter(connection).write(book.entries, own: effective.ownEntries)
    try SentenceWriter(connection).write(sentences(of: book))
    try TreeWriter(connection).write(book.tree)
    try ScenarioWriter(connection).write(effective)
    if let indexer, let index { try indexer.write(index.result()) }
    try write(effective.problems, replacing: nil)
    // A row of a team without a stored text may link to an entry that no longer exists.
    try connection.execute(
      """
      DELETE FROM entry_link WHERE target_id NOT IN (SELECT id FROM entry)
        AND entry_id IN (SELECT id FROM entry WHERE origin = 'own')
        AND entry_id NOT IN (SELECT id FROM own_text)
      """)
    try connection.run(
      "INSERT OR REPLACE INTO book_setting (name, value) VALUES ('fingerprint', ?)",
      [.text(fingerprint)])
  }

  /// Rewrites the rows of some entries and scenarios and, if requested, those of the tree and the
  /// tables.
  func rewrite(
    _ effective: EffectiveBook, ids: Set<String>, withTables: Bool
  ) throws(SQLiteError) {
    // References between entries are complete only after all entries are written.
    try connection.execute("PRAGMA defer_foreign_keys = ON")
    if withTables { try clearTables() }
    let scenarios = ScenarioWriter(connection)
    for id in ids.sorted() {
      try scenarios.clear(id)
      try connection.run("DELETE FROM entry WHERE id = ?", [.text(id)])
    }
    if withTables {
      try writeTables(of: effective.book)
      try SearchWordWriter(connection).write(effective.book)
      try TreeWriter(connection).write(effective.book.tree)
    }
    try EntryWriter(connection).write(
      effective.book.entries, own: effective.ownEntries, only: ids)
    try SentenceWriter(connection).write(
      effective.book.sentences.filter { ids.contains($0.entry) })
    try scenarios.write(
      effective.book.scenarios, own: effective.ownScenarios, only: ids)
    try SearchIndexWriter(connection).rewrite(effective, ids: ids, withMessages: withTables)
    try write(effective.problems, replacing: ids)
    if withTables { try removeUnusedSources(besides: effective.book.sources) }
  }

  /// Returns the sentences of the entries that are written.
  private func sentences(of book: Book) -> [Sentence] {
    let ids = Set(book.entries.map(\.id))
    return book.sentences.filter { ids.contains($0.entry) }
  }

  /// Returns whether a team's rows without a stored text, which are never rewritten, are among the
  /// entries.
  func hasForeignRows() throws(SQLiteError) -> Bool {
    try connection.first(
      """
      SELECT EXISTS (
        SELECT 1 FROM entry WHERE origin = 'own' AND id NOT IN (SELECT id FROM own_text))
      """
    ) { $0.int(0) == 1 } ?? false
  }

  /// Returns the entries whose id is not taken by a team's row without a stored text.
  private func withoutForeignRows(_ entries: [Entry]) throws(SQLiteError) -> [Entry] {
    let foreign = Set(try connection.rows("SELECT lower(id) FROM entry") { $0.text(0) })
    return foreign.isEmpty ? entries : entries.filter { !foreign.contains($0.id.lowercased()) }
  }

  private func write(
    _ problems: [OwnProblem], replacing ids: Set<String>?
  ) throws(SQLiteError) {
    for id in ids?.sorted() ?? [] {
      try connection.run("DELETE FROM own_problem WHERE text_id = ?", [.text(id)])
    }
    if ids == nil { try connection.execute("DELETE FROM own_problem") }
    let insert = try Inserter(
      connection, "own_problem", ["text_id", "position", "line", "message"])
    var counts: [String: Int] = [:]
    for item in problems where ids?.contains(item.id) ?? true {
      let position = counts[item.id, default: 0]
      counts[item.id] = position + 1
      try insert.insert(.text(item.id), .int(position), .int(item.line), .text(item.message))
    }
  }

  /// Removes sources that are no longer cited.
  private func removeUnusedSources(besides kept: [Source] = []) throws(SQLiteError) {
    let unused = try connection.rows(
      """
      SELECT id FROM source WHERE id NOT IN (
        SELECT source_id FROM entry_source UNION SELECT source_id FROM claim_ground
        UNION SELECT source_id FROM component_native UNION SELECT source_id FROM scenario_source
        UNION SELECT source_id FROM sentence_source UNION SELECT source_id FROM task_native
        UNION SELECT source_id FROM component_lack UNION SELECT source_id FROM component_setup)
      """
    ) { $0.text(0) }
    let listed = Set(kept.map(\.id))
    for id in unused where !listed.contains(id) {
      try connection.run("DELETE FROM source WHERE id = ?", [.text(id)])
    }
  }

  private func clearTables() throws(SQLiteError) {
    for table in [
      "message_gotcha", "message_pattern", "tree_leaf_gotcha", "tree_alternative",
      "tree_leaf_platform", "tree_leaf",
      "tree_branch_choice", "tree_branch", "tree_question", "tree_choice", "tree_fact",
      "lexicon_phrase", "search_synonym", "search_phrase", "search_stop_word",
      "platform_release", "requirement_phrase", "requirement_component", "requirement_native",
      "requirement",
    ] {
      try connection.execute("DELETE FROM \(table)")
    }
    // The average lengths are kept, because the index was computed with them.
    try connection.execute(
      "DELETE FROM search_weight WHERE name NOT LIKE '\(SearchIndexWriter.average)%'")
  }

  private func writeTables(of book: Book) throws(SQLiteError) {
    let source = try connection.prepare(
      """
      INSERT INTO source (id, kind, title, url, reading) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title,
        url = excluded.url, reading = excluded.reading
      """)
    for item in book.sources {
      try source.run([
        .text(item.id), .text(item.kind), .text(item.title), .optional(item.url),
        .optional(item.reading),
      ])
    }
    let release = try Inserter(
      connection, "platform_release", ["platform", "version", "rank", "name", "is_beta"])
    for item in book.releases {
      try release.insert(
        .text(item.platform.rawValue), .text(item.version.description), .int(item.version.rank),
        .optional(item.name), .int(item.isBeta ? 1 : 0))
    }
    let phrase = try connection.prepare(
      """
      INSERT OR REPLACE INTO lexicon_phrase (phrase, fact_id, choice_id, weight)
      VALUES (?, ?, ?, ?)
      """)
    for item in book.lexicon {
      try phrase.run([
        .text(item.phrase), .text(item.fact), .text(item.choice), .int(item.weight),
      ])
    }
    try RequirementWriter.write(book.requirements, to: connection)
    try write(book.messages)
  }

  private func write(_ messages: MessageCatalog) throws(SQLiteError) {
    let pattern = try Inserter(
      connection, "message_pattern",
      ["id", "pattern", "severity", "is_once_only", "origin", "meaning"])
    let gotcha = try Inserter(
      connection, "message_gotcha", ["message_id", "position", "gotcha_id"])
    for item in messages.patterns {
      try pattern.insert(
        .text(item.id), .text(item.pattern), .text(item.severity.rawValue),
        .int(item.isOnceOnly ? 1 : 0), item.meaning.isEmpty ? .null : .text(item.origin),
        item.meaning.isEmpty ? .null : .text(item.meaning))
      for (position, id) in item.gotchas.enumerated() {
        try gotcha.insert(.text(item.id), .int(position), .text(id))
      }
    }
  }
}

extension Version {
  /// The version as one sortable number: major * 10000 + minor * 100 + patch.
  var rank: Int { major * 10_000 + minor * 100 + patch }
}
