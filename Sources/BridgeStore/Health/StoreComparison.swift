package import BridgeModel
internal import SQLiteAccess

/// A store beside a fresh one in memory with the same book, compared table by table.
package struct StoreComparison {
  private static let textIndex = "entry_text"
  private static let indexColumns = "id, kind, title, terms, symptom, body, parts, bigrams"
  /// What people record, and what only says when something was done.
  private static let ownTables = ["run", "schema_migration", "sqlite_", textIndex]

  private let scratch: Connection

  /// Fills the fresh store and attaches the other; nothing in the other is changed.
  package init(
    path: String, book: EffectiveBook, fingerprint: String
  ) throws(StoreError) {
    do throws(SQLiteError) {
      scratch = try Connection(path: ":memory:", mode: .create)
    } catch { throw .sqlite(error) }
    do throws(MigrationError) {
      try Store.migrator.migrate(scratch, at: "")
    } catch { throw .migration(error) }
    do throws(SQLiteError) {
      try scratch.run("ATTACH ? AS store", [.text(path)])
      try scratch.execute("BEGIN")
      // The texts are what the rows are made from.
      for table in ["own_version", "own_text"] {
        let isThere = try scratch.first(
          "SELECT count(*) FROM store.sqlite_schema WHERE name = ?", [.text(table)]
        ) { $0.int(0) == 1 }
        if isThere == true {
          try scratch.execute("INSERT INTO main.\(table) SELECT * FROM store.\(table)")
        }
      }
      try BookWriter(scratch).replaceBuiltIn(with: book, fingerprint: fingerprint)
      try scratch.execute("COMMIT")
    } catch { throw .sqlite(error) }
  }

  /// How many rows of the book the store lacks or has otherwise, by table.
  package func missingRows() throws(StoreError) -> [(table: String, count: Int)] {
    try Store.sqlite { () throws(SQLiteError) in
      let tables = try scratch.rows(
        "SELECT name FROM main.sqlite_schema WHERE type = 'table' ORDER BY name"
      ) { $0.text(0) }
      var missing: [(table: String, count: Int)] = []
      for table in tables
      where !StoreComparison.ownTables.contains(where: { table.hasPrefix($0) }) {
        let columns = try columns(of: table)
        let count = try scratch.first(
          """
          SELECT count(*) FROM (
            SELECT \(columns) FROM main.\(table) EXCEPT SELECT \(columns) FROM store.\(table))
          """
        ) { $0.int(0) }
        if let count, count > 0 { missing.append((table, count)) }
      }
      return missing
    }
  }

  /// The run of a variant is numbered by each store for itself.
  private func columns(of table: String) throws(SQLiteError) -> String {
    try scratch.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text(0) }
      .filter { !(table == "scenario_variant" && $0 == "run") }
      .joined(separator: ", ")
  }

  /// Entries of the store whose rows in its full-text index are not what their text makes.
  package func staleIndexRows(of store: Store) throws(StoreError) -> [String] {
    let entries = try store.allEntries()
    return try Store.sqlite { () throws(SQLiteError) in
      try scratch.execute("BEGIN; DELETE FROM main.entry_text")
      defer { try? scratch.execute("ROLLBACK") }
      try SearchIndexWriter(scratch).write(entries)
      let columns = StoreComparison.indexColumns
      return try scratch.rows(
        """
        SELECT id FROM (
          SELECT \(columns) FROM main.entry_text EXCEPT SELECT \(columns) FROM store.entry_text)
        UNION
        SELECT id FROM (
          SELECT \(columns) FROM store.entry_text EXCEPT SELECT \(columns) FROM main.entry_text)
        UNION
        SELECT id FROM store.entry_text GROUP BY id HAVING count(*) > 1 ORDER BY 1
        """
      ) { $0.text(0) }
    }
  }

  /// Whether the words of the store's full-text index lead to the rows that hold them; looked at in a copy.
  package func isTextIndexConsistent() throws(StoreError) -> Bool {
    try Store.sqlite { () throws(SQLiteError) in
      try scratch.execute("BEGIN")
      defer { try? scratch.execute("ROLLBACK") }
      for part in ["data", "idx", "content", "docsize", "config"] {
        let table = "\(StoreComparison.textIndex)_\(part)"
        try scratch.execute(
          "DELETE FROM main.\(table); INSERT INTO main.\(table) SELECT * FROM store.\(table)")
      }
      // The copy was made behind the index's back; it has to read everything anew.
      do throws(SQLiteError) {
        try scratch.execute(
          "PRAGMA writable_schema = RESET; INSERT INTO main.entry_text (entry_text) VALUES ('integrity-check')"
        )
      } catch {
        guard error.reason == .corrupt else { throw error }
        return false
      }
      return true
    }
  }
}

extension Store {
  /// Every entry in full, in the order of the index.
  func allEntries() throws(StoreError) -> [Entry] {
    var entries: [Entry] = []
    let ids = try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id FROM entry ORDER BY position, id") { $0.text(0) }
    }
    for id in ids { if let entry = try entry(id) { entries.append(entry) } }
    return entries
  }
}
