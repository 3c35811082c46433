internal import Bridgebook

/// One step in the history of a schema; its statements never change once released.
package struct Migration: Equatable, Sendable {
  package let id: String
  package let sql: String
  /// The checksum by which an applied migration is compared with the one compiled in.
  package let checksum: String

  package init(id: String, sql: String) {
    self.id = id
    self.sql = sql
    checksum = Migration.checksum(of: sql)
  }

  /// Returns sixteen hexadecimal digits, which detect edits.
  private static func checksum(of sql: String) -> String {
    var hash = FNVHash()
    hash.add(sql)
    return hash.value.hexadecimal()
  }
}

/// The migrations of a release whose databases cannot be upgraded, because its schema was replaced.
package struct ReplacedHistory: Equatable, Sendable {
  package let release: String
  /// The checksum of each migration by id.
  package let checksums: [String: String]

  package init(release: String, checksums: [String: String]) {
    self.release = release
    self.checksums = checksums
  }
}

/// An error that keeps a store from getting the current schema.
package enum MigrationError: Error, Equatable, Sendable {
  /// The store has unknown migrations, so a newer version created it.
  case newer(ids: [String])
  /// An earlier release with a replaced schema created the store; there is no upgrade path.
  case replaced(release: String)
  /// An applied migration differs from the one compiled in.
  case edited(id: String)
  /// An earlier migration is missing although a later one was applied.
  case missing(id: String)
  /// After a migration, some rows refer to rows that do not exist.
  case brokenReferences(id: String, table: String)
  /// Before any migration ran, some rows referred to rows that do not exist.
  case referencesBrokenBefore(table: String)
  case sqlite(SQLiteError)
}
