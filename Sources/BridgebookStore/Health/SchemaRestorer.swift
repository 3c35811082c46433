internal import Bridgebook

/// Restores the objects of a store's schema that differ from those of the migrations.
struct SchemaRestorer {
  private let connection: Connection
  /// An empty store, created by the migrations.
  private let expected: Connection

  /// Creates a restorer for a store.
  init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    do throws(SQLiteError) {
      expected = try Connection(path: ":memory:", mode: .create)
    } catch { throw .sqlite(error) }
    do throws(MigrationError) {
      try Store.migrator.migrate(expected, at: "")
    } catch { throw .migration(error) }
  }

  private struct SchemaObject: Equatable {
    let type: String
    let name: String
    let sql: String
  }

  private func objects(of connection: Connection) throws(SQLiteError) -> [SchemaObject] {
    try connection.rows(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
    ) { SchemaObject(type: $0.text(0), name: $0.text(1), sql: $0.text(2)) }
  }

  /// Restores missing and changed objects of the schema, and removes triggers that were added; an
  /// existing table is never changed.
  ///
  /// - Returns: whether anything was changed.
  func restore() throws(SQLiteError) -> Bool {
    var isChanged = false
    let present = try objects(of: connection)
    let wanted = try objects(of: expected)
    for object in wanted where !present.contains(object) {
      let isThere = present.contains { $0.name == object.name }
      if isThere, object.type == "table" { continue }
      if isThere { try connection.execute("DROP \(object.type) IF EXISTS \"\(object.name)\"") }
      try connection.execute(object.sql)
      isChanged = true
    }
    // An added trigger contains no data, but could undo every later repair.
    for object in present
    where object.type == "trigger" && !wanted.contains(where: { $0.name == object.name }) {
      try connection.execute("DROP TRIGGER \"\(object.name.replacing("\"", with: "\"\""))\"")
      isChanged = true
    }
    return isChanged
  }

  /// Empties the tables of the full-text index, even if their contents cannot be read.
  func emptyTextIndex() throws(SQLiteError) {
    for table in ["entry_text", "search_batch", "search_posting"] {
      try connection.execute("DROP TABLE IF EXISTS \(table)")
    }
    let tables = "('entry_text', 'search_batch', 'search_posting')"
    for sql in try expected.rows(
      "SELECT sql FROM sqlite_schema WHERE tbl_name IN \(tables) AND sql IS NOT NULL ORDER BY rowid",
      [], { $0.text(0) })
    { try connection.execute(sql) }
  }
}
