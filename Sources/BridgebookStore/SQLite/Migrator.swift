/// Upgrades a database to the newest schema, with one transaction per migration.
package struct Migrator {
  private let migrations: [Migration]
  private let replaced: ReplacedHistory?

  /// Creates a migrator with all migrations, oldest first.
  ///
  /// - Parameter replaced: the history that these migrations replaced, which distinguishes old
  ///   databases from damaged ones.
  package init(_ migrations: [Migration], replacing replaced: ReplacedHistory? = nil) {
    self.migrations = migrations
    self.replaced = replaced
  }

  /// Returns a migrator with one more migration.
  package func adding(_ migration: Migration) -> Migrator {
    Migrator(migrations + [migration], replacing: replaced)
  }

  /// Returns a migrator for an earlier schema; nil if the ids are not the first of its migrations.
  package func upTo(_ ids: [String]) -> Migrator? {
    guard migrations.map(\.id).starts(with: ids) else { return nil }
    return Migrator(Array(migrations.prefix(ids.count)), replacing: replaced)
  }

  /// Returns the migrations that have not been applied; only reads.
  package func pending(on connection: Connection) throws(MigrationError) -> [Migration] {
    let applied = try appliedChecksums(on: connection)
    if let replaced, replaced.checksums == applied { throw .replaced(release: replaced.release) }
    let known = Set(migrations.map(\.id))
    let unknown = applied.keys.filter { !known.contains($0) }.sorted()
    guard unknown.isEmpty else { throw .newer(ids: unknown) }
    for (index, migration) in migrations.enumerated() {
      guard let checksum = applied[migration.id] else {
        if let later = migrations[index...].first(where: { applied[$0.id] != nil }) {
          throw later.id == migration.id ? .edited(id: later.id) : .missing(id: migration.id)
        }
        continue
      }
      guard checksum == migration.checksum else { throw .edited(id: migration.id) }
    }
    return migrations.filter { applied[$0.id] == nil }
  }

  /// Applies the pending migrations, each recorded with the given time in ISO 8601.
  package func migrate(_ connection: Connection, at time: String) throws(MigrationError) {
    guard try !pending(on: connection).isEmpty else { return }
    try connection.withoutForeignKeys(mapping: MigrationError.sqlite) {
      () throws(MigrationError) in
      // Checked again under the write lock, because another process may have applied migrations
      // meanwhile.
      while let migration = try pending(on: connection).first {
        try connection.writeTransaction(mapping: MigrationError.sqlite) {
          () throws(MigrationError) in
          guard try pending(on: connection).first?.id == migration.id else { return }
          try checkReferences(of: connection)
          try attempt { () throws(SQLiteError) in try connection.execute(Migrator.historyTable) }
          try apply(migration, to: connection, at: time)
        }
      }
    }
  }

  /// Applies the pending migrations in the caller's transaction, so that they can be combined with
  /// other changes.
  ///
  /// The transaction must have been begun inside `Connection.withoutForeignKeys`; otherwise this
  /// throws, because rebuilding a table would delete the rows that refer to it.
  package func migrate(
    withinTransactionOn connection: Connection, at time: String
  ) throws(MigrationError) {
    let pending = try pending(on: connection)
    guard !pending.isEmpty else { return }
    try attempt { () throws(SQLiteError) in
      guard try !connection.enforcesForeignKeys() else {
        throw .misuse("foreign keys are enforced while a migration runs")
      }
      try connection.execute(Migrator.historyTable)
    }
    try checkReferences(of: connection)
    for migration in pending { try apply(migration, to: connection, at: time) }
  }

  /// Returns the objects that differ between the database's schema and the migrations, each with
  /// its type and name, sorted.
  package func drift(of connection: Connection) throws(MigrationError) -> [String] {
    let actual = try schema(of: connection)
    let scratch = try attempt { () throws(SQLiteError) in
      try Connection(path: ":memory:", mode: .create)
    }
    try migrate(scratch, at: "")
    let expected = try schema(of: scratch)
    return Set(actual.keys).union(expected.keys).filter { actual[$0] != expected[$0] }.sorted()
  }

  private func apply(
    _ migration: Migration, to connection: Connection, at time: String
  ) throws(MigrationError) {
    try attempt { () throws(SQLiteError) in
      try connection.execute(migration.sql)
      try connection.run(
        "INSERT INTO schema_migration (id, checksum, applied_at) VALUES (?, ?, ?)",
        [.text(migration.id), .text(migration.checksum), .text(time)])
    }
    if let broken = try brokenTable(of: connection) {
      throw .brokenReferences(id: migration.id, table: broken)
    }
  }

  /// Throws if references are broken before migrations run, so that existing faults are not
  /// attributed to them.
  private func checkReferences(of connection: Connection) throws(MigrationError) {
    if let broken = try brokenTable(of: connection) {
      throw .referencesBrokenBefore(table: broken)
    }
  }

  /// Returns the name of a table with a broken reference; nil if there is none.
  private func brokenTable(of connection: Connection) throws(MigrationError) -> String? {
    try attempt { () throws(SQLiteError) in
      try connection.first("PRAGMA foreign_key_check") { $0.text(0) }
    }
  }

  private func appliedChecksums(
    on connection: Connection
  ) throws(MigrationError) -> [String: String] {
    var checksums: [String: String] = [:]
    try attempt { () throws(SQLiteError) in
      // The table's existence is checked only if reading fails, because it normally exists.
      do throws(SQLiteError) {
        try connection.forEach("SELECT id, checksum FROM schema_migration") { row in
          checksums[row.text(0)] = row.text(1)
        }
      } catch {
        var exists = false
        try connection.forEach(
          "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migration'"
        ) { _ in exists = true }
        if exists { throw error }
      }
    }
    return checksums
  }

  /// Returns the number of first migrations that produce exactly the database's schema; nil if
  /// there is none.
  ///
  /// - Parameter ignored: names of tables that SQLite creates by itself.
  package func matchingCount(
    _ connection: Connection, ignoring ignored: Set<String> = ["sqlite_stat1", "sqlite_stat4"]
  ) throws(MigrationError) -> Int? {
    let actual = try wholeSchema(of: connection).filter { !ignored.contains($0.name) }
    let scratch = try attempt { () throws(SQLiteError) in
      try Connection(path: ":memory:", mode: .create)
    }
    for count in 1...max(1, migrations.count) {
      try Migrator(Array(migrations.prefix(count))).migrate(scratch, at: "")
      if try wholeSchema(of: scratch) == actual { return count }
    }
    return nil
  }

  /// One object of a schema, as stored by SQLite.
  private struct SchemaObject: Hashable {
    let type, name, table, sql: String
  }

  /// Returns all objects of the schema, including those that SQLite created itself.
  private func wholeSchema(
    of connection: Connection
  ) throws(MigrationError) -> Set<SchemaObject> {
    try attempt { () throws(SQLiteError) in
      var objects: Set<SchemaObject> = []
      try connection.forEach(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM main.sqlite_schema"
      ) { row in
        objects.insert(
          SchemaObject(type: row.text(0), name: row.text(1), table: row.text(2), sql: row.text(3)))
      }
      return objects
    }
  }

  private func schema(of connection: Connection) throws(MigrationError) -> [String: String] {
    try attempt { () throws(SQLiteError) in
      let rows = try connection.rows(
        "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
      ) { ($0.text(0), $0.text(1)) }
      return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }
  }

  private func attempt<Result>(
    _ work: () throws(SQLiteError) -> Result
  ) throws(MigrationError) -> Result {
    do throws(SQLiteError) { return try work() } catch { throw .sqlite(error) }
  }

  private static let historyTable = """
    CREATE TABLE IF NOT EXISTS schema_migration (
      id TEXT NOT NULL PRIMARY KEY, -- file name of the migration without its ending
      checksum TEXT NOT NULL, -- FNV-1a of its text, 16 hexadecimal digits
      applied_at TEXT NOT NULL -- when it was applied, ISO 8601 in UTC
    ) STRICT, WITHOUT ROWID
    """
}
