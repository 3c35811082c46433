internal import BridgeModel
internal import SQLiteAccess

/// Writes a book into the tables; runs inside the caller's transaction.
struct BookWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Replaces everything that is built in and records the book's fingerprint.
  func replaceBuiltIn(with book: Book, fingerprint: String) throws(SQLiteError) {
    try clear()
    try writeTables(of: book)
    try EntryWriter(connection).write(book.entries)
    try SentenceWriter(connection).write(book.sentences)
    try TreeWriter(connection).write(book.tree)
    try ScenarioWriter(connection).write(book)
    try SearchWordWriter(connection).write(book)
    try SearchIndexWriter(connection).write(book)
    try connection.run(
      "INSERT OR REPLACE INTO book_setting (name, value) VALUES ('fingerprint', ?)",
      [.text(fingerprint)])
  }

  private func clear() throws(SQLiteError) {
    try ScenarioWriter(connection).clear()
    for table in [
      "message_gotcha", "message_text", "message_pattern", "tree_leaf_gotcha", "tree_alternative",
      "tree_leaf_platform", "tree_leaf",
      "tree_branch_choice", "tree_branch", "tree_question", "tree_choice", "tree_fact",
      "lexicon_phrase", "search_synonym", "search_phrase", "search_stop_word", "search_weight",
      "platform_release",
    ] {
      try connection.execute("DELETE FROM \(table)")
    }
    try connection.execute(
      """
      DELETE FROM entry_text WHERE id NOT IN (SELECT id FROM entry WHERE origin = 'own');
      DELETE FROM entry WHERE origin = 'built-in';
      DELETE FROM source WHERE id NOT IN (
        SELECT source_id FROM entry_source UNION SELECT source_id FROM claim_ground
        UNION SELECT source_id FROM component_native);
      """)
  }

  private func writeTables(of book: Book) throws(SQLiteError) {
    let source = try connection.prepare(
      "INSERT OR REPLACE INTO source (id, kind, title, url) VALUES (?, ?, ?, ?)")
    for item in book.sources {
      try source.run([.text(item.id), .text(item.kind), .text(item.title), .optional(item.url)])
    }
    let release = try Inserter(
      connection, "platform_release", ["platform", "version", "rank", "name"])
    for item in book.releases {
      try release.insert(
        .text(item.platform.rawValue), .text(item.version.description), .int(item.version.rank),
        .optional(item.name))
    }
    let phrase = try connection.prepare(
      "INSERT OR REPLACE INTO lexicon_phrase (phrase, fact, choice, weight) VALUES (?, ?, ?, ?)")
    for item in book.lexicon {
      try phrase.run([
        .text(item.phrase), .text(item.fact), .text(item.choice), .int(item.weight),
      ])
    }
    try write(book.messages)
  }

  private func write(_ messages: MessageCatalogue) throws(SQLiteError) {
    let pattern = try Inserter(
      connection, "message_pattern", ["id", "pattern", "severity", "is_once_only"])
    let text = try Inserter(connection, "message_text", ["message_id", "origin", "meaning"])
    let gotcha = try Inserter(
      connection, "message_gotcha", ["message_id", "position", "gotcha_id"])
    for item in messages.patterns {
      try pattern.insert(
        .text(item.id), .text(item.pattern), .text(item.severity.rawValue),
        .int(item.isOnceOnly ? 1 : 0))
      if !item.meaning.isEmpty {
        try text.insert(.text(item.id), .text(item.origin), .text(item.meaning))
      }
      for (position, id) in item.gotchas.enumerated() {
        try gotcha.insert(.text(item.id), .int(position), .text(id))
      }
    }
  }
}

extension Version {
  /// One sortable number: major * 10000 + minor * 100 + patch.
  var rank: Int { major * 10_000 + minor * 100 + patch }
}
