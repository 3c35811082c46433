/// One step of a schema's history: statements that are never edited once released.
package struct Migration: Equatable, Sendable {
  package let id: String
  package let sql: String
  /// Tells whether an applied migration still is the one compiled in.
  package let checksum: String

  package init(id: String, sql: String) {
    self.id = id
    self.sql = sql
    checksum = Migration.checksum(of: sql)
  }

  /// FNV-1a over the bytes, 16 hexadecimal digits: it guards against edits, not against attackers.
  private static func checksum(of sql: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in sql.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Why a store could not be brought to the schema this program knows.
package enum MigrationError: Error, Equatable, Sendable {
  /// The store has migrations this program has never heard of: a newer version made it.
  case newer(ids: [String])
  /// An applied migration differs from the one compiled in.
  case edited(id: String)
  /// An earlier migration is missing although a later one was applied.
  case missing(id: String)
  /// After a migration, rows point at rows that do not exist.
  case brokenReferences(id: String, table: String)
  /// Before any migration ran, rows point at rows that do not exist.
  case referencesBrokenBefore(table: String)
  case sqlite(SQLiteError)
}
