/// Brings a database to the newest schema, one transaction a migration.
package struct Migrator {
  private let migrations: [Migration]

  /// Takes all migrations, oldest first.
  package init(_ migrations: [Migration]) {
    self.migrations = migrations
  }

  /// The migrator that goes one step further.
  package func adding(_ migration: Migration) -> Migrator { Migrator(migrations + [migration]) }

  /// The migrator that makes an earlier schema; nil where these are not the first of its migrations.
  package func upTo(_ ids: [String]) -> Migrator? {
    migrations.map(\.id).starts(with: ids) ? Migrator(Array(migrations.prefix(ids.count))) : nil
  }

  /// Migrations the database still needs; reads only.
  package func pending(on connection: Connection) throws(MigrationError) -> [Migration] {
    let applied = try appliedChecksums(on: connection)
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

  /// Applies what is pending and records each migration with the time given, in ISO 8601.
  package func migrate(_ connection: Connection, at time: String) throws(MigrationError) {
    guard try !pending(on: connection).isEmpty else { return }
    try connection.withoutForeignKeys(mapping: MigrationError.sqlite) {
      () throws(MigrationError) in
      // Another process may have been faster: what is pending is asked again under the write lock.
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

  /// Applies what is pending in the caller's transaction, so that more can be changed with it or nothing at all.
  ///
  /// The caller begins the transaction inside `Connection.withoutForeignKeys`; anything else is refused, since a table
  /// that is rebuilt would take the rows along that refer to it.
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

  /// What differs between the database's schema and a replay of the migrations: names, sorted.
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

  /// What was broken before is not the migration's doing, and is not called so.
  private func checkReferences(of connection: Connection) throws(MigrationError) {
    if let broken = try brokenTable(of: connection) {
      throw .referencesBrokenBefore(table: broken)
    }
  }

  /// A table with a row that points at nothing; nil where there is none.
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
      // The table is asked for first only where reading it fails: in a sound store it is always there.
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

  /// How many of the migrations make exactly the schema of a database; nil where no number of them does.
  ///
  /// - Parameter ignored: names of tables that SQLite makes on its own.
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

  /// One object of a schema, as SQLite keeps it.
  private struct SchemaObject: Hashable {
    let type, name, table, sql: String
  }

  /// Everything in the schema, what SQLite made on its own included.
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
