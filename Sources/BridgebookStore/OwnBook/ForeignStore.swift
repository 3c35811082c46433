/// A store that somebody else made: nothing in it is run, and it is read only as far as its schema is known.
package enum ForeignStore {
  /// Compares its schema with the released ones, before any statement reads one of its tables.
  ///
  /// A view, trigger or index expression of another's making could do what it likes as soon as a statement meets it.
  ///
  /// - Parameter connection: was opened for reading, and distrusts the schema.
  package static func check(_ connection: Connection) throws(StoreError) {
    do throws(MigrationError) {
      if try Store.migrator.matchingCount(connection) != nil { return }
      // Where it is a newer program's, that is the better word.
      _ = try Store.migrator.pending(on: connection)
    } catch { throw .migration(error) }
    throw .foreignSchema
  }
}
