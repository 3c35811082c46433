internal import Bridgebook

/// Compares a store with a fresh one that holds the same book, table by table.
///
/// The store is read over the caller's connection, so that all comparisons use one snapshot.
package struct StoreComparison {
  private static let indexColumns = ["id", "kind", "title", "terms", "symptom", "body"]
  /// Tables that are not compared: recorded data, timestamps, and the index, which has its own
  /// check.
  private static let ownTables = [
    "run", "schema_migration", "sqlite_", "entry_text", "search_batch", "search_posting",
    "own_version", "own_text",
  ]
  /// Columns that are not compared, because each store numbers its runs itself and fills them with
  /// the runs.
  private static let columnsOfRuns = [
    "modelled_ground": ["agrees", "found"], "scenario_variant": ["run_number"],
  ]

  private let fresh: FreshStore
  private let store: Connection

  /// - Parameter store: read only, except by `restoreMissingRows`.
  package init(_ fresh: FreshStore, beside store: Connection) {
    self.fresh = fresh
    self.store = store
  }

  private struct Table {
    let name: String
    let columns: [String]
    let keys: [String]
  }

  private func tables() throws(SQLiteError) -> [Table] {
    let names = try fresh.connection.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    ) { $0.text(0) }
    var tables: [Table] = []
    for name in names
    where !StoreComparison.ownTables.contains(where: { name.hasPrefix($0) }) {
      let columns = try fresh.connection.rows(
        "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", [.text(name)]
      ) { (name: $0.text(0), key: $0.int(1)) }
      let left = StoreComparison.columnsOfRuns[name] ?? []
      tables.append(
        Table(
          name: name, columns: columns.map(\.name).filter { !left.contains($0) },
          keys: columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map(\.name)))
    }
    return tables
  }

  private func rows(
    of table: String, _ columns: [String], in connection: Connection
  ) throws(SQLiteError) -> [[Value]] {
    try connection.rows("SELECT \(columns.joined(separator: ", ")) FROM \(table)") { $0.values }
  }

  private func missing(of table: Table) throws(SQLiteError) -> [[Value]] {
    let present = Set(try rows(of: table.name, table.columns, in: store))
    return try rows(of: table.name, table.columns, in: fresh.connection)
      .filter { !present.contains($0) }
  }

  /// The number of rows per table that are missing or different in the store.
  package func missingRows() throws(StoreError) -> [(table: String, count: Int)] {
    try Store.sqlite { () throws(SQLiteError) in
      var found: [(table: String, count: Int)] = []
      for table in try tables() {
        let count = try missing(of: table).count
        if count > 0 { found.append((table.name, count)) }
      }
      return found
    }
  }

  /// Writes only the rows that are missing or different; requires a transaction of the caller.
  ///
  /// - Returns: the number of rows written.
  package func restoreMissingRows() throws(StoreError) -> Int {
    try Store.sqlite { () throws(SQLiteError) in
      // References between rows are complete only after all rows are written.
      try store.execute("PRAGMA defer_foreign_keys = ON")
      var count = 0
      for table in try tables() {
        let rows = try missing(of: table)
        guard !rows.isEmpty else { continue }
        let places = Array(repeating: "?", count: table.columns.count).joined(separator: ", ")
        let others = table.columns.filter { !table.keys.contains($0) }
        let change =
          others.isEmpty
          ? "NOTHING"
          : "UPDATE SET " + others.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        let insert = try store.prepare(
          """
          INSERT INTO \(table.name) (\(table.columns.joined(separator: ", "))) VALUES (\(places))
          ON CONFLICT (\(table.keys.joined(separator: ", "))) DO \(change)
          """)
        for row in rows { try insert.run(row) }
        count += rows.count
      }
      return count
    }
  }

  /// The ids of texts in the store's index that are missing, superfluous, repeated or different.
  package func staleIndexRows() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try fresh.index()
      let columns = StoreComparison.indexColumns
      let right = Set(try rows(of: "entry_text", columns, in: fresh.connection))
      let found = Set(try rows(of: "entry_text", columns, in: store))
      let stale = right.symmetricDifference(found).map { row in
        if case .text(let id)? = row.first { id } else { "a text without an id" }
      }
      let repeated = try store.rows(
        "SELECT id FROM entry_text GROUP BY kind, id HAVING count(*) > 1"
      ) { $0.text(0) }
      return Set(stale + repeated).sorted()
    }
  }

  /// The words whose entries in the store's index are missing, superfluous or different.
  package func staleIndexWords() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try fresh.index()
      let right = try strengths(in: fresh.connection)
      let found = try strengths(in: store)
      return Set(right.keys).union(found.keys).filter { right[$0] != found[$0] }.sorted()
    }
  }

  /// For each word the texts that contain it, with its strength, by id, because stores number texts
  /// differently.
  private func strengths(in connection: Connection) throws(SQLiteError) -> [String: [String]] {
    var ids: [Int: String] = [:]
    try connection.forEach("SELECT number, kind || ' ' || id FROM entry_text") {
      ids[$0.int(0)] = $0.text(1)
    }
    var strengths: [String: [String]] = [:]
    try connection.forEach("SELECT term, postings FROM search_posting") { row in
      let isWhole = Posting.forEach(in: row.text(1)) { number, strength in
        let id = ids[number] ?? "nothing"
        strengths[row.text(0), default: []].append("\(id) \(strength)")
      }
      if !isWhole { strengths[row.text(0), default: []].append(row.text(1)) }
    }
    return strengths.mapValues { $0.sorted() }
  }
}
