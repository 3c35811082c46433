import BridgebookStore
import Foundation
import TestSupport

/// Creates stores with earlier versions of the schema.
enum OldStore {
  /// The migrations of the schema's history, oldest first.
  static let migrations: [Migration] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Migrations")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return Migration(id: String(name.dropLast(4)), sql: text ?? "")
    }
  }()

  /// Creates a store with the migrations up to `last`.
  static func make(_ path: String, upTo last: String) throws {
    guard let index = migrations.firstIndex(where: { $0.id == last }) else {
      preconditionFailure("no migration \(last)")
    }
    try make(path, migrations: index + 1)
  }

  /// Creates a store with the first `count` migrations and, as far as their tables allow, a run and
  /// rows of a team.
  static func make(_ path: String, migrations count: Int) throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("PRAGMA application_id = 1111640881; PRAGMA journal_mode = WAL")
    for (index, migration) in migrations.prefix(count).enumerated() {
      try Migrator(Array(migrations.prefix(index + 1))).migrate(connection, at: "earlier")
      if let rows = fixtures[migration.id] { try connection.execute(rows) }
    }
    try connection.execute(
      "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL")
  }

  /// Rows for the tables of each migration.
  private static let fixtures = [
    "0001_book":
      """
    INSERT INTO source VALUES ('old-source', 'article', 'Old', NULL, NULL);
    INSERT INTO entry (id, kind, position, origin, title, audited)
    VALUES ('old-claim', 'claim', 0, 'own', 'An own row of old', '');
    INSERT INTO entry_source VALUES ('old-claim', 0, 'old-source');
    INSERT INTO claim VALUES ('old-claim', 'stated');
    INSERT INTO claim_ground VALUES ('old-claim', 0, 'for', 'stated', 'old-source', 'It says so.');
    """,
    "0004_search":
      "INSERT INTO entry_text (id, kind, title) VALUES ('old-claim', 'claim', 'An own row of old')",
    "0005_runs":
      """
    INSERT INTO run (number, id, title, origin, format, content_hash, line_count, byte_count,
      event_count, checksum, imported_at)
    VALUES (1, '00000000000a', 'old.log', 'imported', 'plain', '00000000000abc', 1, 8, 1,
      '4e82e4a1d548b3ac', 'then');
    INSERT INTO run_text VALUES (1, 1, 'old text');
    INSERT INTO run_event VALUES (4294967296, 41, 0, 1, 0, 0, 0, 1, NULL, NULL);
    INSERT INTO run_format VALUES (1, 0, 'plain', 1);
    """,
    "0007_own":
      """
    INSERT INTO own_version VALUES ('old-gotcha', 1, 'gotcha', 'new', NULL, NULL, 'added', 'then', NULL, '',
      '\(OwnTexts.gotcha("old-gotcha", title: "Ours of old"))');
    INSERT INTO own_text VALUES ('old-gotcha', 1);
    """,
  ]
}
