package import Bridgebook

/// What of a store can be made again from what else is there.
package enum StoreRepair: Int, CaseIterable, Comparable, Sendable {
  /// Missing tables, and views, indexes and triggers that are not as the migrations make them.
  case schema
  /// Indexes of tables.
  case indexes
  /// The built-in book and its runs.
  case knowledge
  /// The full-text index.
  case textIndex

  package static func < (left: StoreRepair, right: StoreRepair) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Makes again what can be derived, all of it in one transaction.
package struct StoreRepairer {
  private let connection: Connection
  private let expected: Connection

  /// - Parameter connection: open for writing.
  package init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    do throws(SQLiteError) {
      expected = try Connection(path: ":memory:", mode: .create)
      try connection.execute("PRAGMA foreign_keys = ON")
    } catch { throw .sqlite(error) }
    do throws(MigrationError) {
      try Store.migrator.migrate(expected, at: "")
    } catch { throw .migration(error) }
  }

  /// Repairs what is asked for and says what there was to do; on any error the store is as it was.
  package func repair(
    _ repairs: Set<StoreRepair>, book: ([OwnVersion]) throws -> EffectiveBook,
    fingerprint: String, time: String,
    runs: (Book, BuiltInRunWriter) throws -> Void
  ) throws -> Set<StoreRepair> {
    do throws(MigrationError) {
      try Store.migrator.migrate(connection, at: time)
    } catch { throw StoreError.migration(error) }
    // Entries cannot be replaced while the index that follows them is broken.
    let rebuildsIndex = repairs.contains(.textIndex) || repairs.contains(.knowledge)
    var done = repairs
    try connection.writeTransaction(mapping: { StoreError.sqlite($0) as any Error }) {
      do throws(SQLiteError) {
        if repairs.contains(.schema), try !restoreSchema() { done.remove(.schema) }
        if repairs.contains(.indexes) { try connection.execute("REINDEX") }
        if rebuildsIndex { try emptyTextIndex() }
        if repairs.contains(.knowledge) { try removeRowsThatPointAtNothing() }
      } catch { throw StoreError.sqlite(error) }
      if repairs.contains(.knowledge) {
        try Store.write(
          book(Store(connection).ownTexts()), to: connection, fingerprint: fingerprint, time: time,
          runs: runs)
      }
      guard repairs.contains(.textIndex), !repairs.contains(.knowledge) else { return }
      let effective = try book(Store(connection).ownTexts())
      do throws(SQLiteError) {
        try SearchIndexWriter(connection).write(effective)
      } catch { throw StoreError.sqlite(error) }
    }
    return done
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

  /// A table that is there keeps its form and its rows, whatever they are.
  ///
  /// - Returns: whether anything was to be done.
  private func restoreSchema() throws(SQLiteError) -> Bool {
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
    return isChanged
  }

  private func emptyTextIndex() throws(SQLiteError) {
    for table in ["entry_text", "search_batch", "search_posting"] {
      try connection.execute("DROP TABLE IF EXISTS \(table)")
    }
    let tables = "('entry_text', 'search_batch', 'search_posting')"
    for sql in try expected.rows(
      "SELECT sql FROM sqlite_schema WHERE tbl_name IN \(tables) AND sql IS NOT NULL ORDER BY rowid",
      [], { $0.text(0) })
    { try connection.execute(sql) }
  }

  /// Rows of the book whose parent is gone would stand in the way of the same rows written anew.
  private func removeRowsThatPointAtNothing() throws(SQLiteError) {
    let tables = try connection.rows(
      """
      SELECT name FROM sqlite_schema AS object WHERE type = 'table' AND name NOT GLOB 'run*'
        AND EXISTS (SELECT 1 FROM pragma_foreign_key_list(object.name)) ORDER BY name
      """
    ) { $0.text(0) }
    // A row removed in one pass may be the parent of another.
    for _ in 0..<3 {
      for table in tables { try removeOrphans(of: table) }
    }
  }

  private func removeOrphans(of table: String) throws(SQLiteError) {
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
