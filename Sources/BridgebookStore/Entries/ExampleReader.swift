package import Bridgebook

/// Reads the executed examples of entries.
package struct ExampleReader {
  let connection: Connection

  /// Returns the executed examples of an entry in order; their `line` is 0, because it is not
  /// stored.
  package func examples(of id: String) throws(StoreError) -> [Example] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT expectation, form, format, scenario_id, variant, text, also
        FROM entry_example WHERE entry_id = ? ORDER BY position
        """, [.text(id)]
      ) { (row) throws(SQLiteError) in try Example(row: row, of: id) }
    }
  }

  /// Returns the variant that shows a gotcha, in the form `scenario/variant`; nil if there is none.
  ///
  /// It is the entry's own example, otherwise the first broken variant in whose run the gotcha was
  /// found.
  package func scenario(showing gotcha: String) throws(StoreError) -> String? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT name FROM (
          SELECT 0 AS rank, position, scenario_id || '/' || variant AS name FROM entry_example
          WHERE entry_id = ?1 AND form = 'scenario' AND expectation = 'Triggering'
          UNION ALL
          SELECT 1, scenario_variant.position, scenario_id || '/' || variant
          FROM run_finding JOIN scenario_variant USING (run_number)
          WHERE gotcha_id = ?1 AND role = 'broken')
        ORDER BY rank, position, name LIMIT 1
        """, [.text(gotcha)]
      ) { $0.text(0) }.first
    }
  }

  /// Returns the recorded examples of all entries, each with the id of its entry.
  package func traces() throws(StoreError) -> [(entry: String, example: Example)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT expectation, form, format, scenario_id, variant, text, also, entry_id
        FROM entry_example
        WHERE form = 'trace' ORDER BY entry_id, position
        """
      ) { (row) throws(SQLiteError) in
        (entry: row.text(7), example: try Example(row: row, of: row.text(7)))
      }
    }
  }
}

extension Example {
  fileprivate init(row: Row, of entry: String) throws(SQLiteError) {
    let form: Form =
      row.text(1) == "scenario"
      ? .scenario(id: row.text(3), variant: row.text(4)) : .trace(format: row.text(2))
    let text = row.text(5)
    var lines: [Line] = []
    if !text.isEmpty {
      for stored in text.split(separator: "\n", omittingEmptySubsequences: false) {
        guard let line = Line(stored: stored) else {
          throw row.damaged(5, in: "entry_example", of: entry, .malformed(String(stored)))
        }
        lines.append(line)
      }
    }
    var companions: [Companion] = []
    for word in try row.words(6, in: "entry_example", of: entry) {
      guard let companion = Companion(stored: word) else {
        throw row.damaged(6, in: "entry_example", of: entry, .malformed(word))
      }
      companions.append(companion)
    }
    self.init(
      expectation: try row.word(0, in: "entry_example", of: entry), form: form,
      companions: companions, lines: lines, line: 0)
  }
}

extension Example.Line {
  /// Parses a stored line with its gutter of two columns.
  fileprivate init?(stored line: Substring) {
    let gutter = String(Substring(line.utf8.prefix(2)))
    guard let mark = Example.Mark(rawValue: gutter) else { return nil }
    self.init(mark: mark, text: String(Substring(line.utf8.dropFirst(2))))
  }
}

extension Example.Companion {
  /// Parses a reference of the form `ID@LINE`.
  fileprivate init?(stored word: String) {
    let parts = word.split(separator: "@")
    guard parts.count == 2, let line = Int(parts[1]) else { return nil }
    self.init(gotcha: String(parts[0]), line: line)
  }
}
