package import Bridgebook

extension Store {
  /// The executed examples of an entry, in its order; lines of the file are not known any more.
  package func examples(of id: String) throws(StoreError) -> [Example] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT expectation, form, format, scenario, variant, text, also
        FROM entry_example WHERE entry_id = ? ORDER BY position
        """, [.text(id)], Example.init(row:))
    }
  }

  /// The recorded examples of all entries, each with the id of its entry.
  package func traceExamples() throws(StoreError) -> [(entry: String, example: Example)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT expectation, form, format, scenario, variant, text, also, entry_id FROM entry_example
        WHERE form = 'trace' ORDER BY entry_id, position
        """
      ) { (entry: $0.text(7), example: Example(row: $0)) }
    }
  }
}

extension Example {
  fileprivate init(row: Row) {
    let form: Form =
      row.text(1) == "scenario"
      ? .scenario(id: row.text(3), variant: row.text(4)) : .trace(format: row.text(2))
    let text = row.text(5)
    let lines =
      text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init(stored:))
    self.init(
      expectation: Expectation(rawValue: row.text(0)) ?? .triggering, form: form,
      companions: row.text(6).split(separator: " ").compactMap(Companion.init(stored:)),
      lines: lines, line: 0)
  }
}

extension Example.Line {
  /// A line with its gutter of two columns.
  fileprivate init(stored line: Substring) {
    let gutter = String(Substring(line.utf8.prefix(2)))
    self.init(
      mark: Example.Mark(rawValue: gutter) ?? .none, text: String(Substring(line.utf8.dropFirst(2)))
    )
  }
}

extension Example.Companion {
  /// `ID@LINE`.
  fileprivate init?(stored word: Substring) {
    let parts = word.split(separator: "@")
    guard parts.count == 2, let line = Int(parts[1]) else { return nil }
    self.init(gotcha: String(parts[0]), line: line)
  }
}
