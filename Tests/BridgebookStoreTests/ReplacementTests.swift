import BookData
import Bridgebook
import BridgebookStore
import Testing

@Suite struct ReplacementTests {
  @Test func replacingTheBuiltInBookTwiceGivesTheSameTables() throws {
    let book = try Fixture.builtIn.get()
    let connection = try Connection(path: ":memory:", mode: .create)
    try Fixture.prepare(connection, book: book)
    let first = try connection.dump()
    try Fixture.prepare(connection, fingerprint: "two", book: Book())
    #expect(try connection.first("SELECT count(*) FROM entry") { $0.int(0) } == 0)
    #expect(try connection.first("SELECT count(*) FROM entry_text") { $0.int(0) } == 0)
    try Fixture.prepare(connection, book: book)
    let second = try connection.dump()
    #expect(first.keys.sorted() == second.keys.sorted())
    for table in first.keys.sorted() {
      #expect(first[table] == second[table], "table \(table) differs")
    }
    #expect(first["entry"]?.count == book.entries.count)
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }

  @Test func entriesOfATeamSurviveANewBook() throws {
    var book = Book()
    book.sources = [
      Source(id: "seed", kind: "article", title: "Seed", url: nil),
      Source(id: "only-ground", kind: "sdk", title: "Header", url: nil),
    ]
    book.entries = [Fixture.gotcha("built-in-one", title: "Built in")]
    let connection = try Connection(path: ":memory:", mode: .create)
    try Fixture.prepare(connection, book: book)
    try connection.execute(
      """
      INSERT INTO entry (id, kind, position, origin, title, audited)
      VALUES ('team-claim', 'claim', 0, 'own', 'Ours holds', '');
      INSERT INTO entry_source VALUES ('team-claim', 0, 'seed');
      INSERT INTO entry_link (entry_id, position, target_id, relation)
      VALUES ('team-claim', 0, 'built-in-one', 'link');
      INSERT INTO claim VALUES ('team-claim', 'stated');
      INSERT INTO claim_ground VALUES ('team-claim', 0, 'for', 'stated', 'only-ground', 'It says so.');
      INSERT INTO entry_text (number, id, kind, title, batch_number)
      VALUES (900, 'team-claim', 'claim', 'Ours holds', 7);
      INSERT INTO search_batch VALUES (7, 0);
      INSERT INTO search_posting VALUES ('our', 7, 0, '[900,255]');
      """)
    book.entries.append(Fixture.gotcha("second-one", title: "Second"))
    // The new book cites neither source, but the team's claim still does.
    book.sources = []
    try Fixture.prepare(connection, fingerprint: "two", book: book)
    let store = Store(connection)
    let entry = try #require(try store.entries.entry("team-claim"))
    #expect(entry.links == ["built-in-one"])
    #expect(try store.search.results(for: "ours").map(\.id) == ["team-claim"])
    #expect(try store.sources.source("seed")?.title == "Seed")
    #expect(try store.sources.source("only-ground")?.title == "Header")
    #expect(try store.entries.entry("second-one") != nil)
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }
}
