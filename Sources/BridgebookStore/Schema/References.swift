/// Enforces foreign keys explicitly while they are turned off.
enum References {
  /// The tables whose foreign keys are enforced.
  enum Scope {
    case all
    /// All but those of runs and of a team's own texts, so that a damaged row there does not keep a
    /// new book out.
    case book

    func contains(_ table: String) -> Bool {
      self == .all || !(table.hasPrefix("run_") || table.hasPrefix("own_"))
    }
  }

  /// Deletes rows whose parent was deleted, for foreign keys with CASCADE; does nothing if SQLite
  /// enforces foreign keys.
  static func removeDependents(
    in connection: Connection, _ scope: Scope
  ) throws(SQLiteError) {
    guard try !connection.enforcesForeignKeys() else { return }
    let keys = try cascades(in: connection).filter { scope.contains($0.table) }
    var isChanged = true
    // A deleted row may be the parent of others.
    while isChanged {
      isChanged = false
      for key in keys {
        let hasParents =
          try connection.first("SELECT EXISTS (SELECT 1 FROM \"\(key.parent)\")") { $0.int(0) == 1 }
          ?? true
        try connection.execute(hasParents ? key.removal : key.removalWithoutParents)
        if connection.changes > 0 { isChanged = true }
      }
    }
  }

  /// Throws if rows violate foreign keys that are not enforced at the moment.
  static func check(_ connection: Connection, _ scope: Scope) throws(SQLiteError) {
    guard try !connection.enforcesForeignKeys() else { return }
    try connection.forEach("PRAGMA foreign_key_check") { (row) throws(SQLiteError) in
      guard scope.contains(row.text(0)) else { return }
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
    /// Whether a child may be without a parent.
    var isOptional: Bool

    /// SQLite deletes all rows of a table much faster than the rows that meet a condition.
    var removalWithoutParents: String { isOptional ? removal : "DELETE FROM \"\(table)\"" }

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
      SELECT object.name, key.id, key."table", key."from", key."to", field."notnull" = 0
      FROM sqlite_schema AS object JOIN pragma_foreign_key_list(object.name) AS key
        JOIN pragma_table_info(object.name) AS field ON field.name = key."from"
      WHERE object.type = 'table' AND key.on_delete = 'CASCADE'
      ORDER BY object.name, key.id, key.seq
      """
    ) { row in
      let pair = (from: row.text(3), to: row.text(4))
      if let last, last == (row.text(0), row.int(1)) {
        cascades[cascades.count - 1].pairs.append(pair)
        if row.int(5) == 1 { cascades[cascades.count - 1].isOptional = true }
      } else {
        cascades.append(
          Cascade(
            table: row.text(0), parent: row.text(2), pairs: [pair], isOptional: row.int(5) == 1))
        last = (row.text(0), row.int(1))
      }
    }
    return cascades
  }
}
