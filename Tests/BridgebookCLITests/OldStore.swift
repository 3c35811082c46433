import BridgebookStore
import Foundation
import TestSupport

/// Stores as earlier versions of the schema made them.
enum OldStore {
  /// The files of the schema's history, oldest first.
  static let migrations: [Migration] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Migrations")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return Migration(id: String(name.dropLast(4)), sql: text ?? "")
    }
  }()

  /// Makes a store with the first so many migrations and, as far as these have tables for them, a run and own rows.
  static func make(_ path: String, migrations count: Int) throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("PRAGMA application_id = 1111640881; PRAGMA journal_mode = WAL")
    try Migrator(Array(migrations.prefix(count))).migrate(connection, at: "earlier")
    for fixture in fixtures where fixture.since <= count { try connection.execute(fixture.sql) }
    try connection.execute(
      "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL")
  }

  private static let fixtures: [(since: Int, sql: String)] = [
    (
      1,
      """
      INSERT INTO source VALUES ('old-source', 'article', 'Old', NULL);
      INSERT INTO entry (id, kind, position, origin, title, audited)
      VALUES ('old-claim', 'claim', 0, 'own', 'An own row of old', '');
      INSERT INTO entry_source VALUES ('old-claim', 0, 'old-source');
      INSERT INTO claim VALUES ('old-claim', 'stated');
      INSERT INTO claim_ground VALUES ('old-claim', 0, 'for', 'stated', 'old-source', 'It says so.');
      """
    ),
    (
      3,
      "INSERT INTO entry_text (id, kind, title) VALUES ('old-claim', 'claim', 'An own row of old')"
    ),
    (
      4,
      """
      INSERT INTO run (number, id, title, origin, format, content_hash, line_count, byte_count,
        event_count, imported_at)
      VALUES (1, '00000000000a', 'old.log', 'imported', 'plain', '00000000000abc', 1, 8, 1, 'then');
      INSERT INTO run_text VALUES (1, 1, 'old text');
      INSERT INTO run_event VALUES (4294967296, 41, 0, 1, 0, 0, 0, 1, NULL, NULL);
      INSERT INTO run_format VALUES (1, 0, 'plain', 1);
      """
    ),
  ]
}
