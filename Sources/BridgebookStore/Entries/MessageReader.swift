package import Bridgebook

/// Reads the runtime messages that the book explains.
package struct MessageReader {
  let connection: Connection

  /// Returns the runtime messages of the book, with the severities of its gotchas.
  package func catalog() throws(StoreError) -> MessageCatalog {
    try Store.sqlite { () throws(SQLiteError) in
      var gotchas: [String: [String]] = [:]
      try connection.forEach(
        "SELECT message_id, gotcha_id FROM message_gotcha ORDER BY message_id, position"
      ) { gotchas[$0.text(0), default: []].append($0.text(1)) }
      var patterns: [MessagePattern] = []
      try connection.forEach("SELECT \(MessageReader.columns) ORDER BY id") {
        (row) throws(SQLiteError) in
        patterns.append(try MessageReader.message(row, gotchas: gotchas[row.text(0)] ?? []))
      }
      // Without patterns, no line of a log would be recognized.
      guard !patterns.isEmpty else { throw Damage.missing("every message", in: "message_pattern") }
      guard !gotchas.isEmpty else { throw Damage.missing("every meaning", in: "message_gotcha") }
      var severities: [String: Severity] = [:]
      try connection.forEach("SELECT id, severity FROM entry WHERE severity IS NOT NULL") {
        severities[$0.text(0)] = Severity(rawValue: $0.text(1))
      }
      return MessageCatalog(patterns, severities: severities)
    }
  }

  /// Returns the message with that id and the gotchas it may point to; nil if there is none.
  package func message(_ id: String) throws(StoreError) -> MessageDossier? {
    try Store.sqlite { () throws(SQLiteError) in
      let gotchas = try connection.rows(
        """
        SELECT entry.id, entry.title FROM message_gotcha JOIN entry ON entry.id = gotcha_id
        WHERE message_id = ? COLLATE NOCASE ORDER BY message_gotcha.position
        """, [.text(id)]
      ) { (id: $0.text(0), title: $0.text(1)) }
      let found = try connection.first(
        "SELECT \(MessageReader.columns) WHERE id = ? COLLATE NOCASE",
        [.text(id)]
      ) { (row) throws(SQLiteError) in try MessageReader.message(row, gotchas: gotchas.map(\.id)) }
      guard let found else { return nil }
      let sources = try connection.rows(
        """
        SELECT source.id, source.kind, source.title, source.url, reading FROM message_gotcha
        JOIN entry_source ON entry_source.entry_id = gotcha_id
        JOIN source ON source.id = source_id WHERE message_id = ?
        GROUP BY source.id ORDER BY min(message_gotcha.position), min(entry_source.position)
        """, [.text(found.id)]
      ) { Source(row: $0) }
      return MessageDossier(message: found, gotchas: gotchas, sources: sources)
    }
  }

  /// Returns the ids and texts of the messages.
  package func titles() throws(StoreError) -> [(id: String, title: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id, pattern FROM message_pattern ORDER BY id") {
        (id: $0.text(0), title: $0.text(1))
      }
    }
  }

  private static let columns =
    "id, pattern, severity, is_once_only, meaning, origin FROM message_pattern"

  private static func message(_ row: Row, gotchas: [String]) throws(SQLiteError)
    -> MessagePattern
  {
    MessagePattern(
      id: row.text(0), pattern: row.text(1), gotchas: gotchas,
      severity: try row.word(2, in: "message_pattern", of: row.text(0)),
      isOnceOnly: row.int(3) == 1,
      meaning: row.text(4), origin: row.text(5))
  }
}
