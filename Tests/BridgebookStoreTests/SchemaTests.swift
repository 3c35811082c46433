import BookData
import Bridgebook
import BridgebookStore
import Foundation
import Testing

@Suite struct SchemaTests {
  private let connection: Connection

  init() throws {
    connection = try BuiltInStore.open().connection
  }

  @Test func theCompiledMigrationsAreTheOnesInTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Migrations")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let texts = try files.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(EmbeddedFile.migrations.map(\.text) == texts, "add the file to migrations.c")
    let ids = try connection.rows("SELECT id FROM schema_migration ORDER BY id") { $0.text(0) }
    #expect(ids.map { $0 + ".sql" } == files, "the first line of a migration is its name")
  }

  @Test func migrationsAreAsTheyWereReleased() throws {
    let empty = try Connection(path: ":memory:", mode: .create)
    let migrations = try Store.migrator.pending(on: empty)
    #expect(migrations.map(\.id) == ReleasedMigrations.list.map(\.0))
    #expect(migrations.map(\.checksum) == ReleasedMigrations.list.map(\.1))
    #expect(EmbeddedFile.migrationByteCount == ReleasedMigrations.byteCount)
  }

  @Test func everyTableIsStrict() throws {
    let loose = try connection.rows(
      """
      SELECT name FROM pragma_table_list
      WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """
    ) { $0.text(0) }
    #expect(loose == [])
    #expect(try connection.tables().count > 25)
  }

  /// SQLite 3.40.0 to 3.41.0 returns wrong NULL values if the orders differ.
  @Test func keyColumnsStandFirstAndInTheOrderOfTheirKey() throws {
    for table in try connection.tables() {
      let misplaced = try connection.rows(
        "SELECT name FROM pragma_table_info(?) WHERE pk > 0 AND pk <> cid + 1", [.text(table)]
      ) { $0.text(0) }
      #expect(misplaced == [], "columns of \(table)")
    }
  }

  @Test func everyColumnHasACommentOnItsLine() throws {
    let tables = try connection.rows(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%) STRICT%'"
    ) { ($0.text(0), $0.text(1)) }
    for (table, sql) in tables {
      let lines = sql.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let columns = try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
        $0.text(0)
      }
      for column in columns {
        let line = try #require(
          lines.first { $0.hasPrefix(column + " ") }, "\(table).\(column) has no line of its own")
        let comment = line.range(of: " -- ").map { line[$0.upperBound...] } ?? ""
        #expect(comment.count >= 4, "\(table).\(column) says nothing of itself")
      }
    }
  }

  @Test func everyViewCanBeRead() throws {
    let views = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'view'") {
      $0.text(0)
    }
    #expect(views.count >= 9)
    for view in views {
      let rows = try connection.first("SELECT count(*) FROM \"\(view)\"") { $0.int(0) } ?? 0
      // A new store has no runs and no texts of a team; other tests read these views with rows in
      // them.
      let needsRun = [
        "runs", "events", "findings", "issues", "blind_spots", "own_texts", "own_history",
      ].contains(view)
      #expect(needsRun ? rows == 0 : rows > 0, "view \(view) has \(rows) rows")
    }
  }

  @Test func theBuiltInStoreIsSound() throws {
    #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    #expect(try Store(connection).schemaDrift() == [])
    #expect(try connection.first("PRAGMA application_id") { $0.int(0) } == Store.applicationID)
  }

  /// With a second copy of the texts for the search, a store would be 6.4 times as large as they
  /// are.
  @Test func theTextsAreStoredOnce() throws {
    let bytes =
      try connection.first(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
      ) { $0.int(0) } ?? 0
    let texts =
      try connection.first(
        "SELECT sum(length(CAST(markdown AS BLOB))) FROM entry_section"
      ) { $0.int(0) } ?? 0
    #expect(bytes < 6 * texts)
  }

  @Test func theTextIndexHoldsEveryEntryOnce() throws {
    let indexed = try connection.rows("SELECT id FROM entry_text ORDER BY id COLLATE BINARY") {
      $0.text(0)
    }
    let entries = try connection.rows(
      """
      SELECT id FROM entry UNION ALL SELECT id FROM scenario
      UNION ALL SELECT id FROM message_pattern ORDER BY id
      """
    ) { $0.text(0) }
    #expect(indexed == entries)
  }

  @Test(
    arguments: [
      "INSERT INTO entry (id, kind, position, title, audited) VALUES ('x', 'rumor', 0, 'x', '')",
      "INSERT INTO entry (id, kind, position, title, audited) VALUES ('x', 'claim', 0, '', '')",
      "INSERT INTO entry (id, kind, position, title, audited) VALUES ('x', 'gotcha', 0, 'x', '')",
      "INSERT INTO entry (id, kind, position, title, audited) VALUES ('mkmapview', 'claim', 0, 'x', '')",
      "INSERT INTO entry_approach VALUES ('MKMapView', 'teleport')",
      "INSERT INTO entry_term VALUES ('nobody', 0, 'term')",
      "INSERT INTO lexicon_phrase VALUES ('thing', 'map', 'view', 10)",
      "INSERT INTO entry_platform VALUES ('MKMapView', 'amigaos', '1.3', 10300)",
    ])
  func theSchemaRefusesWhatMakesNoSense(statement: String) throws {
    let copy = try Connection(path: ":memory:", mode: .create)
    try Fixture.prepare(copy, book: Book())
    try copy.run(
      "INSERT INTO entry (id, kind, position, title, audited) VALUES ('MKMapView', 'claim', 0, 'x', '')"
    )
    let error = #expect(throws: SQLiteError.self) { try copy.run(statement) }
    #expect(error?.reason == .constraint)
  }
}
