internal import BookData

/// Checks for stores from other sources, which are read only if their schema is known.
package enum ForeignStore {
  /// Compares the schema with those of all releases, before any statement reads one of the store's
  /// tables.
  ///
  /// A foreign view, trigger or index expression could run arbitrary SQL once a statement touches
  /// it.
  ///
  /// - Parameter connection: a read-only connection with an untrusted schema.
  package static func check(_ connection: Connection) throws(StoreError) {
    do throws(MigrationError) {
      if try Store.migrator.matchingCount(connection) != nil { return }
      // Checked first, because "newer" is a better explanation than "foreign".
      _ = try Store.migrator.pending(on: connection)
    } catch { throw .migration(error) }
    throw .foreignSchema
  }

  /// Returns the names of triggers that no migration creates.
  ///
  /// Such a trigger could change or undo any write, without an error.
  package static func triggers(in connection: Connection) throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE type = 'trigger' ORDER BY name"
      ) { ($0.text(0), $0.text(1)) }
      // SQLite keeps the text of a trigger as it was written.
      .filter { _, sql in !EmbeddedFile.migrations.contains { $0.text.contains(sql) } }
      .map { name, _ in name }
    }
  }
}
