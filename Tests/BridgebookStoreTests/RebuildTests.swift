import Bridgebook
import BridgebookStore
import Foundation
import Testing

/// A migration that rebuilds a table does not delete rows that refer to it.
///
/// The migrations are generated from the schema with the procedure in SQLite's documentation:
/// create a new table, copy the rows, and rename it.
@Suite struct RebuildTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
    var book = Book()
    book.entries = [Fixture.gotcha("built-in-one", title: "Built in")]
    try Fixture.prepare(connection, book: book)
    try connection.execute(
      """
      INSERT INTO entry (id, kind, position, origin, title, audited)
      VALUES ('our-claim', 'claim', 0, 'own', 'Ours', '');
      INSERT INTO claim VALUES ('our-claim', 'stated');
      INSERT INTO entry_section VALUES ('our-claim', 0, 'Notes', 'What we learned.');
      INSERT INTO entry_term VALUES ('our-claim', 0, 'lesson');
      """)
  }

  /// Returns a migration that rebuilds a table with its indexes and triggers.
  private func rebuilding(_ table: String) throws -> Migration {
    let made = try #require(
      try connection.first("SELECT sql FROM sqlite_schema WHERE name = ?", [.text(table)]) {
        $0.text(0)
      })
    let columns = try #require(made.firstIndex(of: "("))
    let others = try connection.rows(
      "SELECT sql || ';' FROM sqlite_schema WHERE tbl_name = ? AND type IN ('index', 'trigger') AND sql IS NOT NULL",
      [.text(table)]
    ) { $0.text(0) }
    return Migration(
      id: "9999_rebuilt",
      sql: """
        PRAGMA legacy_alter_table = ON;
        CREATE TABLE new_\(table) \(made[columns...]);
        INSERT INTO new_\(table) SELECT * FROM \(table);
        DROP TABLE \(table);
        ALTER TABLE new_\(table) RENAME TO \(table);
        \(others.joined(separator: "\n"))
        PRAGMA legacy_alter_table = OFF;
        """)
  }

  private func prepare(book: Book) throws {
    try Store.prepare(
      connection, fingerprint: "two", time: "now",
      migrator: Store.migrator.adding(rebuilding("entry")), book: { _ in EffectiveBook(book) })
  }

  @Test func ownRowsKeepTheirChildrenAndTheBookIsReplaced() throws {
    var book = Book()
    book.entries = [Fixture.gotcha("built-in-two", title: "Newer")]
    try prepare(book: book)
    let sections = try connection.rows(
      "SELECT entry_id || ' ' || markdown FROM entry_section ORDER BY 1"
    ) { $0.text(0) }
    #expect(sections.contains("our-claim What we learned."))
    #expect(!sections.contains { $0.hasPrefix("built-in-one") })
    #expect(sections.contains { $0.hasPrefix("built-in-two") })
    #expect(try connection.rows("SELECT term FROM entry_term") { $0.text(0) } == ["lesson"])
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    #expect(try connection.enforcesForeignKeys())
  }

  @Test func afterAFailureAllIsAsItWasAndReferencesAreEnforced() throws {
    struct NoBook: Error {}
    let before = try connection.dump()
    #expect(throws: NoBook.self) {
      try Store.prepare(
        connection, fingerprint: "two", time: "now",
        migrator: Store.migrator.adding(rebuilding("entry")), book: { _ in throw NoBook() })
    }
    #expect(try connection.dump() == before)
    #expect(try connection.enforcesForeignKeys())
  }

  /// Rebuilds every table of a store with the whole book and a run, each in a copy.
  @Test func anyTableCanBeRebuiltWithoutLoss() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bridgebook-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = try RebuildTests.storeOfTheBook()
    let before = try original.dump()
    for parent in try connection.tables() where parent != "schema_migration" {
      let path = folder.appendingPathComponent("\(parent).sqlite").path
      try original.copy(to: path)
      let copy = try Connection(path: path, mode: .readWrite)
      try copy.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
      try Store.migrator.adding(rebuilding(parent)).migrate(copy, at: "now")
      var after = try copy.dump()
      after["schema_migration"]?.removeAll { $0.contains("9999_rebuilt") }
      for (table, rows) in before where rows != after[table] {
        Issue.record("rebuilding \(parent) changed \(table)")
      }
      #expect(try copy.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
      #expect(try copy.enforcesForeignKeys())
    }
  }

  private static func storeOfTheBook() throws -> Connection {
    let connection = try Connection(path: ":memory:", mode: .create)
    var book = Book()
    let builtIn = try Fixture.builtIn.get()
    book.sources = builtIn.sources
    let patterns = Set(builtIn.tree.leaves.map(\.pattern))
    book.entries = builtIn.entries.filter { patterns.contains($0.id) }
    book.entries += ["a", "b"].map { Fixture.gotcha($0) }
    for index in book.entries.indices {
      book.entries[index].links = ["a"]
      book.entries[index].claims = []
    }
    book.tree = builtIn.tree
    for index in book.tree.leaves.indices { book.tree.leaves[index].gotchas = ["a", "b"] }
    try Store.prepare(
      connection, fingerprint: "one", time: "then", book: { _ in EffectiveBook(book) })
    let writer = try RunWriter(Store(connection))
    var texts = TextTable()
    var event = TraceEvent(kind: .note, sequence: 0, line: 1)
    event.name = texts.number(of: "a note") ?? .none
    try writer.append([event], texts: texts)
    var run = Run(id: "0123456789ab", title: "log", origin: .imported, contentHash: "x")
    run.formats = [.init(format: "plain", matchedLines: 1)]
    #expect(try writer.finish(run, at: "then") == .stored)
    return connection
  }
}
