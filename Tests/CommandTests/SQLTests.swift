import Foundation
import SQLiteAccess
import Testing

/// `sql` reads and does nothing else; its answers come in every form.
@Suite struct SQLTests {
  /// Everything SQLite can do to a file, a connection or the machine.
  static let forbidden = [
    "INSERT INTO entry (id, kind, position, title, audited) VALUES ('x', 'claim', 0, 'x', '')",
    "INSERT INTO entry_text (entry_text) VALUES ('rebuild')",
    "REPLACE INTO source VALUES (1,2,3,4)",
    "UPDATE entry SET title = 'x'", "DELETE FROM run", "DELETE FROM entry_text",
    "WITH a AS (SELECT 1) DELETE FROM run", "INSERT INTO gotchas (id) VALUES ('x')",
    "UPDATE sqlite_schema SET sql = ''", "DELETE FROM sqlite_schema",
    "INSERT INTO run_text VALUES (1, 1, 'x') RETURNING text",
    "CREATE TABLE mine (x)", "CREATE TEMP TABLE mine (x)", "CREATE TABLE mine AS SELECT 1",
    "CREATE INDEX mine ON entry (title)", "CREATE VIEW mine AS SELECT 1",
    "CREATE TEMP VIEW mine AS SELECT 1", "CREATE VIRTUAL TABLE mine USING fts5 (x)",
    "CREATE VIRTUAL TABLE temp.mine USING fts5vocab (main, entry_text, row)",
    "CREATE TRIGGER mine AFTER INSERT ON entry BEGIN SELECT 1; END",
    "CREATE TEMP TRIGGER mine AFTER INSERT ON entry BEGIN SELECT 1; END",
    "DROP TABLE run", "DROP VIEW gotchas", "DROP INDEX run_finding_by_gotcha",
    "DROP TABLE entry_text", "ALTER TABLE run RENAME TO runner", "ALTER TABLE run ADD COLUMN x",
    "ALTER TABLE run DROP COLUMN os", "ALTER TABLE run RENAME COLUMN os TO system",
    "REINDEX", "REINDEX run_finding_by_gotcha", "ANALYZE", "ANALYZE run", "VACUUM",
    "VACUUM INTO 'stolen.sqlite'", "ATTACH 'other.sqlite' AS other", "ATTACH ':memory:' AS other",
    "ATTACH 'file:other.sqlite?mode=rwc' AS other", "DETACH main",
    "BEGIN", "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK", "SAVEPOINT a", "RELEASE a",
    "SELECT load_extension('x')", "SELECT fts3_tokenizer('simple')",
    "SELECT fts3_tokenizer('simple', x'00')", "SELECT optimize(entry_text) FROM entry_text",
    "SELECT writefile('stolen.txt', 'x')", "SELECT readfile('/etc/passwd')", "SELECT edit('x')",
    "PRAGMA journal_mode", "PRAGMA journal_mode = DELETE", "PRAGMA journal_mode(MEMORY)",
    "PRAGMA query_only = OFF", "PRAGMA writable_schema = ON", "PRAGMA writable_schema = RESET",
    "PRAGMA trusted_schema = ON", "PRAGMA foreign_keys = OFF", "PRAGMA user_version = 7",
    "PRAGMA application_id = 7", "PRAGMA schema_version = 7", "PRAGMA synchronous = OFF",
    "PRAGMA temp_store_directory = '/'", "PRAGMA temp_store = MEMORY", "PRAGMA cache_size = 1",
    "PRAGMA mmap_size = 1", "PRAGMA secure_delete = OFF", "PRAGMA auto_vacuum = FULL",
    "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA wal_autocheckpoint = 1", "PRAGMA optimize",
    "PRAGMA incremental_vacuum", "PRAGMA shrink_memory", "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA hard_heap_limit = 1", "PRAGMA soft_heap_limit = 1", "PRAGMA threads = 8",
    "PRAGMA busy_timeout = 1", "PRAGMA case_sensitive_like = ON", "PRAGMA cell_size_check = ON",
    "PRAGMA data_store_directory = '/'", "PRAGMA encoding = 'UTF-16'", "PRAGMA page_size = 512",
    "PRAGMA max_page_count = 1", "PRAGMA recursive_triggers = ON",
    "PRAGMA reverse_unordered_selects = ON",
    "PRAGMA ignore_check_constraints = ON", "PRAGMA legacy_alter_table = ON",
    "PRAGMA journal_size_limit = 1", "PRAGMA analysis_limit = 1", "PRAGMA automatic_index = OFF",
    "PRAGMA checkpoint_fullfsync = ON", "PRAGMA fullfsync = ON", "PRAGMA defer_foreign_keys = ON",
    "PRAGMA read_uncommitted = ON", "PRAGMA short_column_names = OFF",
    "SELECT * FROM pragma_journal_mode('DELETE')", "SELECT * FROM pragma_user_version",
    "SELECT * FROM pragma_application_id(7)", "EXPLAIN DELETE FROM run",
    "SELECT 1; DELETE FROM run", "SELECT 1; SELECT 2", "DELETE FROM run; SELECT 1", ";;", "",
    "-- only a comment", "SELECT ?", "SELECT :name",
  ]

  @Test func everythingButReadingIsRefusedAndTheFileStaysAsItWas() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for statement in Self.forbidden {
      let result = try Program.run(["--store", path, "sql", "--", statement], in: folder.path)
      #expect(result.status == 2, "\(statement): \(result.out)")
      #expect(result.out == "", "\(statement)")
      #expect(result.err.hasPrefix("error: "), "\(statement)")
      #expect(!result.err.contains("something failed"), "\(statement): \(result.err)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try folder.names() == ["book.sqlite"])
  }

  /// What stands behind the program's own refusals: the connection cannot write either.
  @Test func theConnectionItselfCannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.restrictToReading()
    for statement in Self.forbidden where !statement.hasPrefix("SELECT") && statement.count > 20 {
      let error = #expect(throws: SQLiteError.self, "\(statement)") {
        try connection.prepare(statement).run()
      }
      #expect(error != nil)
    }
    #expect(try connection.first("SELECT count(*) > 600 FROM entry") { $0.int(0) } == 1)
  }

  @Test(
    arguments: [
      "SELECT count(*) FROM gotchas", "select 1 -- a comment", "SELECT 1;", " ; ; SELECT 1 ; ",
      "VALUES (1), (2)", "EXPLAIN QUERY PLAN SELECT * FROM runs", "EXPLAIN SELECT 1",
      "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 9) SELECT * FROM c",
      "SELECT snippet(entry_text, 2, '[', ']', '…', 5) FROM entry_text WHERE entry_text MATCH 'caret'",
      "SELECT value FROM json_each('[1, 2]')", "PRAGMA table_info(gotchas)",
      "SELECT name FROM pragma_table_info('gotchas')", "SELECT name FROM sqlite_schema",
      "SELECT group_concat(id) FROM claims", "SELECT id FROM entries ORDER BY title LIMIT 3",
    ])
  func readingIsAllowed(statement: String) throws {
    let result = try Program.run("sql", "--", statement)
    #expect(result.status == 0, "\(result.err)")
    #expect(!result.out.isEmpty)
    #expect(result.err == "")
  }

  private static let mixed = """
    SELECT 1 AS n, 'a' AS word, NULL AS missing UNION ALL SELECT 20, '日本', 1.5
    UNION ALL SELECT 3, 'x,"y"' || char(10, 27) || '[31m|', x'0aff' UNION ALL SELECT 4, '', 'z'
    """

  @Test func aTableIsAlignedByColumnsOfTheTerminal() throws {
    let result = try Program.run("sql", Self.mixed)
    #expect(
      result.out == """
         n  word                missing
        --  ------------------  -------
         1  a                   NULL
        20  日本                1.5
         3  x,"y"\\n\\u{1b}[31m|  x'0aff'
         4                      z

        """)
  }

  @Test func markdownHasNoCharacterThatActs() throws {
    let result = try Program.run("--format", "markdown", "sql", Self.mixed)
    let lines = result.out.split(separator: "\n")
    try #require(lines.count == 6)
    #expect(lines[0] == "| n | word | missing |")
    #expect(lines[4].hasPrefix("| 3 | x,\"y\" \\\\u{1b}\\[31m\\| | x'0aff' |"))
  }

  @Test func commaSeparatedValuesAreReadBackAsTheyAre() throws {
    let result = try Program.run("sql", "--format", "csv", Self.mixed)
    #expect(
      result.out
        == "n,word,missing\n1,a,\n20,日本,1.5\n3,\"x,\"\"y\"\"\n\u{1b}[31m|\",x'0aff'\n4,\"\",z\n")
  }

  @Test func aDocumentHoldsARowALine() throws {
    let result = try Program.run("--format", "json", "sql", Self.mixed)
    let document = try result.json()
    #expect(document["schema"] as? String == "bridgebook/sql-1")
    #expect(document["columns"] as? [String] == ["n", "word", "missing"])
    #expect(document["complete"] as? Bool == true)
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect(rows.map { $0["n"] as? Int } == [1, 20, 3, 4])
    #expect(rows[0]["missing"] is NSNull)
    #expect(rows[1]["missing"] as? Double == 1.5)
    #expect(rows[2]["word"] as? String == "x,\"y\"\n\u{1b}[31m|")
    #expect(!result.out.contains("\u{1b}"))
  }

  @Test func columnsOfOneNameAreToldApart() throws {
    let document = try Program.run("--format", "json", "sql", "SELECT 1 AS a, 2 AS a").json()
    #expect(document["columns"] as? [String] == ["a", "a:2"])
  }

  @Test(arguments: ["text", "markdown", "csv", "json"])
  func noRowIsTheHonestNo(format: String) throws {
    let result = try Program.run("--format", format, "sql", "SELECT id FROM gotchas WHERE false")
    #expect(result.status == 1)
    #expect(result.out.contains("id"))
    #expect(result.err == "")
  }

  @Test func otherCommandsTakeNoCommaSeparatedValues() throws {
    for words in [
      ["list", "--format", "csv"], ["--format", "csv", "list"], ["--format=csv", "list"],
    ] {
      let result = try Program.run(["--store", SharedStore.path] + words)
      #expect(result.status == 2)
      #expect(result.err.contains("--format cannot be csv"))
    }
  }

  private static let endless =
    "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT"

  @Test func aQueryThatTakesTooLongIsStopped() throws {
    let result = try Program.run("sql", "--timeout", "1", "\(Self.endless) count(*) FROM c")
    #expect(result.status == 2)
    #expect(result.err.contains("longer than 1 second\n"))
    #expect(result.err.contains("--timeout"))
  }

  @Test func aDocumentThatIsStoppedSaysThatItIsNotComplete() throws {
    let result = try Program.run(
      "--format", "json", "sql", "--timeout", "1",
      "SELECT 1 AS x UNION ALL SELECT * FROM (\(Self.endless) count(*) FROM c)")
    #expect(result.status == 2)
    let document = try result.json()
    #expect(document["complete"] as? Bool == false)
    #expect((document["error"] as? String)?.contains("longer than 1 second") == true)
    #expect((document["rows"] as? [Any])?.count == 1)
  }

  @Test(arguments: [("SIGINT", 130), ("SIGTERM", 143)])
  func aSignalStopsTheQuery(name: String, status: Int) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("terminal.py").path
    let result = try Program.start(
      "/usr/bin/env",
      [
        "python3", script, "80", "--signal", name, "1", Program.path, "--store",
        SharedStore.path, "sql", "\(Self.endless) count(*) FROM c",
      ]
    ).output()
    let ended = try result.json()
    #expect(ended["status"] as? Int == status, "\(result.out)")
    #expect((ended["drawn"] as? String)?.contains("stopped on request (\(name))") == true)
  }

  @Test func aMistakeNamesWhatWasMeant() throws {
    let table = try Program.run("sql", "SELECT * FROM gotcha")
    #expect(table.status == 2)
    #expect(table.err.contains("did you mean gotchas?"))
    let column = try Program.run("sql", "SELECT titel FROM gotchas")
    #expect(column.err.contains("no such column: titel"))
    #expect(column.err.contains("bridgebook help views"))
  }

  @Test func helpListsEveryViewInEveryForm() throws {
    let text = try Program.run(["help", "views"]).out
    let document = try Program.run(["help", "views", "--format", "json"]).json()
    let views = try #require(document["views"] as? [[String: Any]])
    let markdown = try Program.run(["help", "views", "--format", "markdown"]).out
    #expect(views.count > 30)
    for view in views {
      let name = try #require(view["name"] as? String)
      #expect(text.contains("\n\(name)\n") || text.hasPrefix("\(name)\n"))
      #expect(markdown.contains("## \(name)\n"))
      #expect((view["columns"] as? [Any])?.isEmpty == false)
    }
  }
}
