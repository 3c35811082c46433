package import Bridgebook

/// A store beside a fresh one in memory with the same book, compared table by table.
package final class StoreComparison {
  private static let indexColumns = "id, kind, title, terms, symptom, body"
  /// What people record, what only says when something was done, and the index, which has a check of its own.
  private static let ownTables = [
    "run", "schema_migration", "sqlite_", "entry_text", "search_batch", "search_posting",
  ]

  private static let columnsOfRuns = [
    "modelled_ground": ["agrees", "found"], "scenario_variant": ["run"],
  ]

  private let scratch: Connection
  private let book: EffectiveBook
  private var hasIndex = false

  /// Fills the fresh store and attaches the other; nothing in the other is changed.
  package init(
    path: String, book: EffectiveBook, fingerprint: String
  ) throws(StoreError) {
    self.book = book
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
      try BookWriter(scratch).replaceBuiltIn(
        with: book, fingerprint: fingerprint, withIndex: false)
      try scratch.execute("COMMIT")
    } catch { throw .sqlite(error) }
  }

  /// Indexes the fresh store when somebody asks for that, since it is half of the work.
  private func index() throws(SQLiteError) {
    guard !hasIndex else { return }
    try scratch.execute("BEGIN")
    try SearchIndexWriter(scratch).write(book)
    try scratch.execute("COMMIT")
    hasIndex = true
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

  /// Runs are numbered by each store for itself, and what they say of a claim comes with them.
  private func columns(of table: String) throws(SQLiteError) -> String {
    try scratch.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text(0) }
      .filter { !(StoreComparison.columnsOfRuns[table] ?? []).contains($0) }
      .joined(separator: ", ")
  }

  /// Texts of the store's index that are not what the book makes, by the id of what they are about.
  package func staleIndexRows() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try index()
      let columns = StoreComparison.indexColumns
      return try scratch.rows(
        """
        SELECT id FROM (
          SELECT \(columns) FROM main.entry_text EXCEPT SELECT \(columns) FROM store.entry_text)
        UNION
        SELECT id FROM (
          SELECT \(columns) FROM store.entry_text EXCEPT SELECT \(columns) FROM main.entry_text)
        UNION
        SELECT id FROM store.entry_text GROUP BY kind, id HAVING count(*) > 1 ORDER BY 1
        """
      ) { $0.text(0) }
    }
  }

  /// Words of the index that do not lead to the texts that hold them, as the book has it.
  package func staleIndexWords() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try index()
      let right = try strengths(in: "main")
      let found = try strengths(in: "store")
      return Set(right.keys).union(found.keys).filter { right[$0] != found[$0] }.sorted()
    }
  }

  /// For each word the texts that hold it, by id, with its strength; numbers of texts differ between stores.
  private func strengths(in store: String) throws(SQLiteError) -> [String: [String]] {
    var ids: [String: String] = [:]
    try scratch.forEach("SELECT number, kind || ' ' || id FROM \(store).entry_text") {
      ids[$0.text(0)] = $0.text(1)
    }
    var strengths: [String: [String]] = [:]
    try scratch.forEach("SELECT term, postings FROM \(store).search_posting") { row in
      let numbers = row.text(1).split(separator: " ").map(String.init)
      strengths[row.text(0), default: []] += stride(from: 0, to: numbers.count, by: 2).map {
        let strength = $0 + 1 < numbers.count ? numbers[$0 + 1] : ""
        return "\(ids[numbers[$0]] ?? "nothing") \(strength)"
      }
    }
    return strengths.mapValues { $0.sorted() }
  }
}
