import Bridgebook
import BridgebookStore
import Testing

/// A future migration that rebuilds a table takes nothing along that refers to it.
@Suite struct RebuildTests {
  private let connection: Connection
  /// Makes `entry` anew as SQLite's documentation says.
  private let rebuilding: Migration

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
    let made = try #require(
      try connection.first("SELECT sql FROM sqlite_schema WHERE name = 'entry'") { $0.text(0) })
    let columns = try #require(made.firstIndex(of: "("))
    rebuilding = Migration(
      id: "9999_rebuilt",
      sql: """
        PRAGMA legacy_alter_table = ON;
        CREATE TABLE new_entry \(made[columns...]);
        INSERT INTO new_entry SELECT * FROM entry;
        DROP TABLE entry;
        ALTER TABLE new_entry RENAME TO entry;
        CREATE UNIQUE INDEX entry_by_folded_id ON entry (id COLLATE NOCASE);
        PRAGMA legacy_alter_table = OFF;
        """)
  }

  private func prepare(book: Book) throws {
    try Store.prepare(
      connection, fingerprint: "two", time: "now", migrator: Store.migrator.adding(rebuilding),
      book: { _ in EffectiveBook(book) })
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
        connection, fingerprint: "two", time: "now", migrator: Store.migrator.adding(rebuilding),
        book: { _ in throw NoBook() })
    }
    #expect(try connection.dump() == before)
    #expect(try connection.enforcesForeignKeys())
  }
}
