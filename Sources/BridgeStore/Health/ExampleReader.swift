package import BridgeModel
internal import SQLiteAccess

extension Store {
  /// The recorded examples of all entries, each with the id of its entry.
  package func traceExamples() throws(StoreError) -> [(entry: String, example: Example)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT entry_id, expectation, format, text, also FROM entry_example
        WHERE form = 'trace' ORDER BY entry_id, position
        """
      ) { row in
        let lines = row.text(3).split(separator: "\n", omittingEmptySubsequences: false)
        let companions = row.text(4).split(separator: " ").map { $0.split(separator: "@") }
        let example = Example(
          expectation: Example.Expectation(rawValue: row.text(1)) ?? .triggering,
          form: .trace(format: row.text(2)),
          companions: companions.compactMap { parts in
            guard parts.count == 2, let line = Int(parts[1]) else { return nil }
            return .init(gotcha: String(parts[0]), line: line)
          },
          lines: lines.map {
            .init(
              mark: Example.Mark(rawValue: String($0.prefix(2))) ?? .none,
              text: String($0.dropFirst(2)))
          }, line: 0)
        return (entry: row.text(0), example: example)
      }
    }
  }

  /// The texts of all scenarios with their ids.
  package func scenarioTexts() throws(StoreError) -> [(id: String, text: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id, text FROM scenario ORDER BY position") {
        (id: $0.text(0), text: $0.text(1))
      }
    }
  }

  /// The sections of all entries, with the documents each entry lists.
  package func markedSections() throws(StoreError) -> [(
    entry: String, heading: String, markdown: String, sources: Set<String>
  )] {
    try Store.sqlite { () throws(SQLiteError) in
      var sources: [String: Set<String>] = [:]
      try connection.forEach("SELECT entry_id, source_id FROM entry_source") {
        sources[$0.text(0), default: []].insert($0.text(1))
      }
      return try connection.rows(
        "SELECT entry_id, heading, markdown FROM entry_section ORDER BY entry_id, position"
      ) { row in
        (
          entry: row.text(0), heading: row.text(1), markdown: row.text(2),
          sources: sources[row.text(0)] ?? []
        )
      }
    }
  }
}
