/// Enforces foreign keys explicitly while a migration has them turned off.
enum References {
  /// Deletes rows whose parent was deleted, for foreign keys with CASCADE; does nothing if SQLite
  /// enforces foreign keys.
  static func removeDependents(in connection: Connection) throws(SQLiteError) {
    guard try !connection.enforcesForeignKeys() else { return }
    let keys = try cascades(in: connection)
    var isChanged = true
    // A deleted row may be the parent of others.
    while isChanged {
      isChanged = false
      for key in keys {
        try connection.execute(key.removal)
        if connection.changes > 0 { isChanged = true }
      }
    }
  }

  /// Throws if rows violate foreign keys that are not enforced at the moment.
  static func check(_ connection: Connection) throws(SQLiteError) {
    guard try !connection.enforcesForeignKeys() else { return }
    try connection.forEach("PRAGMA foreign_key_check") { (row) throws(SQLiteError) in
      throw .damaged(
        Damage(
          table: row.text(0), row: row.isNull(1) ? "a row" : "row \(row.int(1))", column: nil,
          problem: .missing))
    }
  }

  /// A foreign key with ON DELETE CASCADE.
  private struct Cascade {
    let table: String
    let parent: String
    var pairs: [(from: String, to: String)]

    var removal: String {
      let isGiven = pairs.map { "child.\"\($0.from)\" IS NOT NULL" }
      let isSame = pairs.map { "parent.\"\($0.to)\" = child.\"\($0.from)\"" }
      return """
        DELETE FROM "\(table)" AS child WHERE \(isGiven.joined(separator: " AND "))
          AND NOT EXISTS (SELECT 1 FROM "\(parent)" AS parent
            WHERE \(isSame.joined(separator: " AND ")))
        """
    }
  }

  private static func cascades(in connection: Connection) throws(SQLiteError) -> [Cascade] {
    var cascades: [Cascade] = []
    var last: (table: String, key: Int)?
    try connection.forEach(
      """
      SELECT object.name, key.id, key."table", key."from", key."to"
      FROM sqlite_schema AS object JOIN pragma_foreign_key_list(object.name) AS key
      WHERE object.type = 'table' AND key.on_delete = 'CASCADE'
      ORDER BY object.name, key.id, key.seq
      """
    ) { row in
      let pair = (from: row.text(3), to: row.text(4))
      if let last, last == (row.text(0), row.int(1)) {
        cascades[cascades.count - 1].pairs.append(pair)
      } else {
        cascades.append(Cascade(table: row.text(0), parent: row.text(2), pairs: [pair]))
        last = (row.text(0), row.int(1))
      }
    }
    return cascades
  }
}
