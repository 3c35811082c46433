/// Rows of the book without a parent row, which would conflict with rewritten rows.
///
/// Rows of runs and own texts are never removed, because nothing could restore them.
struct DanglingRows {
  private let connection: Connection

  /// Creates a finder for a store.
  init(_ connection: Connection) { self.connection = connection }

  /// Removes the rows and returns their number.
  func remove() throws(SQLiteError) -> Int {
    let before = try changeCount()
    let tables = try connection.rows(
      """
      SELECT name FROM sqlite_schema AS object WHERE type = 'table' AND name NOT GLOB 'run*'
        AND name <> 'own_text' AND name NOT GLOB 'own_version*'
        AND EXISTS (SELECT 1 FROM pragma_foreign_key_list(object.name)) ORDER BY name
      """
    ) { $0.text(0) }
    // A row removed in one pass may be the parent of another.
    for _ in 0..<3 {
      for table in tables { try remove(from: table) }
    }
    return try changeCount() - before
  }

  private func changeCount() throws(SQLiteError) -> Int {
    try connection.first("SELECT total_changes()") { $0.int(0) } ?? 0
  }

  private func remove(from table: String) throws(SQLiteError) {
    var keys: [Int: (parent: String, pairs: [(from: String, to: String)])] = [:]
    try connection.forEach(
      "SELECT id, \"table\", \"from\", \"to\" FROM pragma_foreign_key_list(?) ORDER BY id, seq",
      [.text(table)]
    ) { row in
      keys[row.int(0), default: (row.text(1), [])].pairs.append((row.text(2), row.text(3)))
    }
    for (_, key) in keys.sorted(by: { $0.key < $1.key }) where key.parent != "run" {
      let same = key.pairs.map { "parent.\"\($0.to)\" = \(table).\"\($0.from)\"" }
      let given = key.pairs.map { "\(table).\"\($0.from)\" IS NOT NULL" }
      try connection.execute(
        """
        DELETE FROM \(table) WHERE \(given.joined(separator: " AND ")) AND NOT EXISTS (
          SELECT 1 FROM \(key.parent) AS parent WHERE \(same.joined(separator: " AND ")))
        """)
    }
  }
}
