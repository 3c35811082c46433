internal import Bridgebook

/// Compares a store with a fresh one that contains the same book, table by table.
///
/// The store is read over the caller's connection, so that all comparisons use one snapshot.
package struct StoreComparison {
  /// Tables that are not compared: recorded data, timestamps, and the index, which has its own
  /// check.
  private static let ownTables = [
    "run", "schema_migration", "sqlite_", "entry_text", "search_batch", "search_posting",
    "own_version", "own_text",
  ]
  /// Columns that are not compared: they are filled together with the runs, which each store
  /// numbers itself.
  private static let columnsOfRuns = [
    "modelled_ground": ["agrees", "found"], "scenario_variant": ["run_number"],
  ]

  let fresh: FreshStore
  let store: Connection

  /// - Parameter store: read only, except by `repairRows`.
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

  func rows(
    of table: String, _ columns: [String], in connection: Connection
  ) throws(SQLiteError) -> [[Value]] {
    try connection.rows("SELECT \(columns.joined(separator: ", ")) FROM \(table)") { $0.values }
  }

  /// The rows of one table that differ between a store and the book.
  private struct Difference {
    let table: Table
    /// Rows of the book that are missing or different in the store.
    var missing: [[Value]] = []
    /// The keys of rows that the book does not have.
    var superfluousKeys: [[Value]] = []
  }

  private func difference(
    of table: Table, _ own: OwnRows
  ) throws(SQLiteError) -> Difference {
    var difference = Difference(table: table)
    let right = try rows(of: table.name, table.columns, in: fresh.connection)
      .filter { !StoreComparison.isOfIndex($0, table) }
    let stored = try rows(of: table.name, table.columns, in: store)
    let present = Set(stored)
    difference.missing = right.filter { !present.contains($0) }
    guard stored.count > right.count - difference.missing.count else { return difference }
    let keys = table.keys.compactMap(table.columns.firstIndex)
    let key = { (row: [Value]) in keys.map { row[$0] } }
    let known = Set(right.map(key))
    difference.superfluousKeys =
      stored
      .filter { !StoreComparison.isOfIndex($0, table) && !own.contain($0, of: table) }
      .map(key).filter { !known.contains($0) }
    return difference
  }

  /// Returns whether a row is a weight computed with the index, which has its own check.
  private static func isOfIndex(_ row: [Value], _ table: Table) -> Bool {
    guard table.name == "search_weight", case .text(let name)? = row.first else { return false }
    return name.hasPrefix(SearchIndexWriter.average)
  }

  /// The rows in the book's tables that belong to a team.
  private struct OwnRows {
    /// The entries that have no stored text.
    private let entries: Set<Value>

    init(in store: Connection) throws(SQLiteError) {
      entries = Set(
        try store.rows(
          "SELECT id FROM entry WHERE origin = 'own' AND id NOT IN (SELECT id FROM own_text)"
        ) { $0.value(0) })
    }

    func contain(_ row: [Value], of table: Table) -> Bool {
      guard !entries.isEmpty else { return false }
      // The sources of such entries are kept with them.
      if table.name == "source" { return true }
      let column = table.columns.firstIndex(of: table.name == "entry" ? "id" : "entry_id")
      return column.map { entries.contains(row[$0]) } ?? false
    }
  }

  /// The number of rows of a table that differ from the book.
  package struct DifferentRows: Equatable, Sendable {
    package let table: String
    /// The number of rows of the book that are missing or different in the store.
    package let missing: Int
    /// The number of rows in the store that belong neither to the book nor to a team.
    package let superfluous: Int
  }

  /// Returns the tables with rows that are missing, different or superfluous in the store.
  package func differentRows() throws(StoreError) -> [DifferentRows] {
    try Store.sqlite { () throws(SQLiteError) in
      let own = try OwnRows(in: store)
      var found: [DifferentRows] = []
      for table in try tables() {
        let item = try difference(of: table, own)
        guard !item.missing.isEmpty || !item.superfluousKeys.isEmpty else { continue }
        found.append(
          DifferentRows(
            table: table.name, missing: item.missing.count,
            superfluous: item.superfluousKeys.count))
      }
      return found
    }
  }

  /// Writes only the rows that are missing or different, and removes the superfluous ones; the
  /// caller must have begun a transaction.
  ///
  /// - Returns: the numbers of rows written and removed.
  package func repairRows() throws(StoreError) -> (written: Int, removed: Int) {
    try Store.sqlite { () throws(SQLiteError) in
      // References between rows are complete only after all rows are written.
      try store.execute("PRAGMA defer_foreign_keys = ON")
      var count = (written: 0, removed: 0)
      let own = try OwnRows(in: store)
      // Done first, because a superfluous row may occupy a value that must be unique in another
      // row.
      for table in try tables() {
        let keys = try difference(of: table, own).superfluousKeys
        guard !keys.isEmpty else { continue }
        let place = table.keys.map { "\($0) IS ?" }.joined(separator: " AND ")
        let removal = try store.prepare("DELETE FROM \(table.name) WHERE \(place)")
        for key in keys { try removal.run(key) }
        count.removed += keys.count
      }
      for table in try tables() {
        let rows = try difference(of: table, own).missing
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
        count.written += rows.count
      }
      return count
    }
  }
}
