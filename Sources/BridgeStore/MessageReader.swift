package import BridgeModel
internal import SQLiteAccess

extension Store {
  /// The runtime's messages the book knows.
  package func messages() throws(StoreError) -> MessageCatalogue {
    try Store.sqlite { () throws(SQLiteError) in
      var gotchas: [String: [String]] = [:]
      try connection.forEach(
        "SELECT message_id, gotcha_id FROM message_gotcha ORDER BY message_id, position"
      ) { gotchas[$0.text(0), default: []].append($0.text(1)) }
      var patterns: [MessagePattern] = []
      try connection.forEach(
        "SELECT id, pattern, severity, is_once_only FROM message_pattern ORDER BY id"
      ) { row in
        patterns.append(
          MessagePattern(
            id: row.text(0), pattern: row.text(1), gotchas: gotchas[row.text(0)] ?? [],
            severity: Severity(rawValue: row.text(2)) ?? .warning, isOnceOnly: row.int(3) == 1))
      }
      return MessageCatalogue(patterns)
    }
  }
}
