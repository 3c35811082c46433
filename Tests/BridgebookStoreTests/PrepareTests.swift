import BookData
import Bridgebook
import BridgebookStore
import Testing

@Suite struct PrepareTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
  }

  private func state(_ fingerprint: String = "one") throws -> Store.State {
    try Store.state(of: connection, fingerprint: fingerprint)
  }

  @Test func anEmptyDatabaseBecomesAStore() throws {
    #expect(try state() == .empty)
    try Fixture.prepare(connection, book: Book())
    #expect(try state() == .ready)
    let mark = try connection.first("PRAGMA application_id") { $0.int(0) }
    #expect(mark == Store.applicationID)
    #expect(mark == 0x4242_4b31)
    #expect(try Store(connection).schemaDrift() == [])
  }

  @Test func aReadyStoreIsNotFilledAgain() throws {
    try Fixture.prepare(connection, book: Book())
    let changes = try connection.first("SELECT total_changes()") { $0.int(0) }
    var wasAsked = false
    try Store.prepare(connection, fingerprint: "one", time: "later") { _ in
      wasAsked = true
      return EffectiveBook(Book())
    }
    #expect(!wasAsked)
    #expect(try connection.first("SELECT total_changes()") { $0.int(0) } == changes)
  }

  @Test func anotherBookReplacesTheOneInside() throws {
    var first = Book()
    first.entries = [Fixture.gotcha("old-one", title: "Old")]
    try Fixture.prepare(connection, book: first)
    #expect(try state("two") == .otherBook)
    var second = Book()
    second.entries = [Fixture.gotcha("new-one", title: "New")]
    try Fixture.prepare(connection, fingerprint: "two", book: second)
    let store = Store(connection)
    #expect(try store.entries.entry("old-one") == nil)
    #expect(try store.search.results(for: "old").isEmpty)
    #expect(try store.entries.entry("new-one")?.title == "New")
    #expect(try store.search.results(for: "new").map(\.id) == ["new-one"])
    #expect(try state("two") == .ready)
  }

  @Test func aBookThatCannotBeStoredLeavesTheOldOne() throws {
    var first = Book()
    first.entries = [Fixture.gotcha("old-one", title: "Old")]
    try Fixture.prepare(connection, book: first)
    let before = try connection.dump()
    var broken = Book()
    var entry = Fixture.gotcha("new-one")
    entry.links = ["nowhere"]
    broken.entries = [entry]
    #expect(throws: StoreError.self) {
      try Fixture.prepare(connection, fingerprint: "two", book: broken)
    }
    #expect(try connection.dump() == before)
  }

  @Test func aBookThatCannotBeReadLeavesTheOldOne() throws {
    struct Unreadable: Error {}
    try Fixture.prepare(connection, book: Book())
    let before = try connection.dump()
    #expect(throws: Unreadable.self) {
      try Fixture.prepare(connection, fingerprint: "two", book: { throw Unreadable() }())
    }
    #expect(try connection.dump() == before)
  }

  @Test(arguments: [
    ("run_text", "INSERT INTO run_text (run_number, number, text) VALUES (77, 1, 'left over')"),
    (
      "entry_source",
      """
      INSERT INTO entry (id, kind, position, origin, title, audited)
        VALUES ('mine', 'task', 1, 'own', 'Mine', '');
      INSERT INTO entry_source (entry_id, position, source_id) VALUES ('mine', 0, 'nowhere')
      """
    ),
  ])
  func aDanglingRowBesideTheBookDoesNotKeepANewBookOut(table: String, damage: String) throws {
    try Fixture.prepare(connection, book: Book())
    try connection.execute("PRAGMA foreign_keys = OFF; \(damage); PRAGMA foreign_keys = ON")
    var book = Book()
    book.entries = [Fixture.gotcha("new-one", title: "New")]
    try Fixture.prepare(connection, fingerprint: "two", book: book)
    #expect(try state("two") == .ready)
    #expect(try connection.first("SELECT count(*) FROM \(table)") { $0.int(0) } == 1)
  }

  @Test func theDatabaseOfAnotherProgramIsRefusedAndLeftAlone() throws {
    try connection.execute("CREATE TABLE invoice (total INTEGER); INSERT INTO invoice VALUES (7)")
    #expect(throws: StoreError.foreignDatabase) {
      try Fixture.prepare(connection, book: Book())
    }
    #expect(try connection.rows("SELECT name FROM sqlite_schema") { $0.text(0) } == ["invoice"])
    #expect(try connection.first("PRAGMA application_id") { $0.int(0) } == 0)
  }

  @Test func aStoreOfANewerProgramIsRefused() throws {
    try Fixture.prepare(connection, book: Book())
    try connection.run("INSERT INTO schema_migration VALUES ('9999_later', 'x', 'now')")
    #expect(throws: StoreError.migration(.newer(ids: ["9999_later"]))) { try state() }
  }

  @Test(arguments: 0...EmbeddedFile.migrations.count)
  func aStoreOfEveryEarlierSchemaIsUpgraded(count: Int) throws {
    let earlier = Array(try Self.migrations().prefix(count))
    if count > 0 { try connection.execute("PRAGMA application_id = \(Store.applicationID)") }
    try Migrator(earlier).migrate(connection, at: "earlier")
    // A few entries are enough, because the initial schema does not affect whether the whole book
    // is written.
    var book = Book()
    book.entries = [Fixture.gotcha("one", title: "First"), Fixture.gotcha("two", title: "Second")]
    try Fixture.prepare(connection, book: book)
    let store = Store(connection)
    #expect(try store.schemaDrift() == [])
    #expect(try store.entries.summaries().map(\.id) == ["one", "two"])
    #expect(try store.search.results(for: "second").map(\.id) == ["two"])
    let kept = try connection.first(
      "SELECT count(*) FROM schema_migration WHERE applied_at = 'earlier'"
    ) { $0.int(0) }
    #expect(kept == count)
  }

  private static func migrations() throws -> [Migration] {
    let connection = try Connection(path: ":memory:", mode: .create)
    return try Store.migrator.pending(on: connection)
  }
}
