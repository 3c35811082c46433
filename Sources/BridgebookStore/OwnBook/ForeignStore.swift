/// Checks on stores from somebody else, which are read only if their schema is known.
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
}
