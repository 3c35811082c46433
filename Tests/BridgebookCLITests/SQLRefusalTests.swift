import BridgebookStore
import Foundation
import Testing

/// `sql` accepts only statements that read, and its SQLite connection enforces that.
@Suite struct SQLRefusalTests {
  /// Statements with every effect that SQLite can have on a file, a connection or the machine.
  static let forbidden = [
    "INSERT INTO entry (id, kind, position, title, audited) VALUES ('x', 'claim', 0, 'x', '')",
    "INSERT INTO entry_text (id, kind) VALUES ('x', 'claim')",
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
    "SELECT fts3_tokenizer('simple', x'00')",
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
    "INSERT INTO entry_text (entry_text) VALUES ('rebuild')",
    "INSERT INTO run_text VALUES (1, 1, 'x') ON CONFLICT DO UPDATE SET text = 'x'",
    "INSERT OR IGNORE INTO run_text VALUES (1, 1, 'x')", "UPDATE run SET os = 'x' FROM entry",
    "CREATE TEMP TABLE mine AS SELECT 1", "CREATE TABLE IF NOT EXISTS run (x)",
    "CREATE VIRTUAL TABLE mine USING rtree (id, low, high)",
    "CREATE UNIQUE INDEX mine ON entry (title)", "CREATE TABLE temp.mine (x)",
    "DROP TABLE sqlite_schema", "END", "END TRANSACTION",
    "BEGIN EXCLUSIVE", "ROLLBACK TO a", "DETACH DATABASE main", "VACUUM main INTO 'stolen.sqlite'",
    "ATTACH DATABASE 'file::memory:?cache=shared' AS other", "ANALYZE sqlite_schema",
    "EXPLAIN ATTACH 'other.sqlite' AS other", "EXPLAIN PRAGMA user_version = 7",
    "EXPLAIN QUERY PLAN DELETE FROM run", "EXPLAIN QUERY PLAN UPDATE run SET os = 'x'",
    "EXPLAIN CREATE TABLE mine (x)", "SELECT * FROM pragma_writable_schema",
    "WITH a AS (SELECT 1) INSERT INTO run_text SELECT 1, 1, 'x'",
    "WITH a AS (SELECT 1) UPDATE run SET os = 'x'", "UPDATE sqlite_dbpage SET data = x'00'",
  ]

  /// Input other than a single query that returns rows; the program itself refuses it.
  static let unusable = [
    "EXPLAIN VACUUM", "DROP TRIGGER IF EXISTS mine", "DROP TABLE IF EXISTS mine",
    "SELECT 1; DELETE FROM run", "SELECT 1; SELECT 2", "DELETE FROM run; SELECT 1", ";;", "",
    "-- only a comment", "SELECT ?", "SELECT :name", "SELECT 1; -- x\nVACUUM", "/* open",
  ]

  @Test func everythingButReadingIsRefusedAndTheFileStaysAsItWas() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for statement in Self.forbidden + Self.unusable {
      let result = try Program.run(["--store", path, "sql", "--", statement], in: folder.path)
      #expect(result.status == 2, "\(statement): \(result.out)")
      #expect(result.out == "", "\(statement)")
      #expect(result.err.hasPrefix("error: "), "\(statement)")
      #expect(!result.err.contains("something failed"), "\(statement): \(result.err)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try folder.names() == ["book.sqlite"])
  }

  /// The second line of defense: the connection cannot write either.
  @Test func theConnectionItselfCannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    try ConnectionLimits.restrictToReading(connection)
    for statement in Self.forbidden {
      let error = #expect(throws: SQLiteError.self, "\(statement)") {
        try connection.prepare(statement).run()
      }
      #expect(error != nil)
    }
    #expect(try connection.first("SELECT count(*) > 600 FROM entry") { $0.int(0) } == 1)
  }

  /// Tries every pragma of this SQLite in every form, not only known ones.
  @Test func noPragmaButThoseThatDescribeTablesPasses() throws {
    let connection = try Connection(path: SharedStore.path, mode: .readOnly)
    let names = try connection.rows("SELECT name FROM pragma_pragma_list") { $0.text(0) }
    #expect(names.count > 50)
    try ConnectionLimits.restrictToReading(connection)
    let harmless = [
      "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
      "foreign_key_list", "data_version",
    ]
    for name in names where !harmless.contains(name) {
      for form in ["\(name)", "\(name) = 1", "\(name)(1)", "main.\(name) = 'x'"] {
        #expect(throws: SQLiteError.self, "\(form)") {
          try connection.prepare("PRAGMA \(form)").run()
        }
      }
      #expect(throws: SQLiteError.self, "pragma_\(name)") {
        try connection.prepare("SELECT * FROM pragma_\(name)").run()
      }
    }
  }

  /// Tries every function of this SQLite, with arguments for functions that write.
  @Test func noFunctionChangesAnything() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let connection = try Connection(path: path, mode: .readOnly)
    let functions = try connection.rows("SELECT DISTINCT name FROM pragma_function_list") {
      $0.text(0)
    }
    #expect(functions.count > 80)
    try ConnectionLimits.restrictToReading(connection)
    let file = "'\(folder.path("stolen"))'"
    for name in functions {
      for arguments in ["", file, "\(file), 'x'", "\(file), 'x', 'x'", "'x', \(file), 1"] {
        try? connection.prepare("SELECT \"\(name)\"(\(arguments))").run()
      }
    }
    // SQLite itself creates the files that readers share.
    let shared = ["book.sqlite", "book.sqlite-shm", "book.sqlite-wal"]
    #expect(Set(try folder.names()).isSubset(of: shared))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }
}
