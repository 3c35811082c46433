import BridgebookStore
import TestSupport
import Testing

@Suite struct StatementTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
  }

  @Test(
    arguments: [
      "", " ", "plain", "a\0b", "\0", "\0\0 end", "'; DROP TABLE x; --", "🎈", "👩‍👩‍👧‍👦 family",
      "e\u{301}",
      "é", "状態の更新", "\u{feff}mark", "\u{10ffff}", "line\r\nline",
      String(repeating: "long ", count: 20_000),
    ].map(LongText.init))
  func textComesBackByteForByte(argument: LongText) throws {
    let text = argument.text
    let row = try connection.first(
      "SELECT ?1, typeof(?1), length(CAST(?1 AS BLOB))", [.text(text)]
    ) { (Array($0.text(0).utf8), $0.text(1), $0.int(2)) }
    let (bytes, type, length) = try #require(row)
    #expect(bytes == Array(text.utf8))
    #expect(type == "text")
    #expect(length == text.utf8.count)
  }

  @Test func emptyTextIsNotNull() throws {
    let row = try connection.first("SELECT ?1, ?2", ["", .null]) {
      ($0.optionalText(0), $0.optionalText(1), $0.text(1))
    }
    let (empty, null, nullAsText) = try #require(row)
    #expect(empty == "")
    #expect(null == nil)
    #expect(nullAsText == "")
  }

  @Test func optionalTextBindsNullForNothing() throws {
    #expect(Value.optional(nil) == .null)
    #expect(Value.optional("") == .text(""))
    let types = try connection.first(
      "SELECT typeof(?), typeof(?)", [.optional(nil), .optional("x")]
    ) { [$0.text(0), $0.text(1)] }
    #expect(types == ["null", "text"])
  }

  @Test(arguments: [0, 1, -1, Int64.max, Int64.min])
  func wholeNumbersComeBack(number: Int64) throws {
    let row = try connection.first("SELECT ?1, typeof(?1)", [.integer(number)]) {
      ($0.int(0), $0.text(1))
    }
    let (value, type) = try #require(row)
    #expect(Int64(value) == number)
    #expect(type == "integer")
  }

  @Test(arguments: [
    0.0, -0.5, 1.0 / 3, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity,
  ])
  func floatingPointNumbersComeBack(number: Double) throws {
    let row = try connection.first("SELECT ?1, typeof(?1)", [.real(number)]) {
      ($0.double(0), $0.text(1))
    }
    let (value, type) = try #require(row)
    #expect(value == number)
    #expect(type == "real")
  }

  @Test func aStatementCanBeRunAgainWithOtherValues() throws {
    try connection.execute("CREATE TABLE pet (name TEXT UNIQUE, age INTEGER)")
    let insert = try connection.prepare("INSERT INTO pet VALUES (?, ?)")
    try insert.run(["Rex", 3])
    try insert.run([.null, 4])
    try insert.run(["Tom", .null])
    let names = try connection.rows("SELECT name FROM pet ORDER BY rowid") { $0.optionalText(0) }
    #expect(names == ["Rex", nil, "Tom"])
  }

  @Test func aStatementThatFailedCanBeRunAgain() throws {
    try connection.execute("CREATE TABLE pet (name TEXT UNIQUE)")
    let insert = try connection.prepare("INSERT INTO pet VALUES (?)")
    try insert.run(["Rex"])
    #expect(throws: SQLiteError.self) { try insert.run(["Rex"]) }
    try insert.run(["Tom"])
    #expect(try connection.first("SELECT count(*) FROM pet") { $0.int(0) } == 2)
  }

  @Test func firstLeavesTheStatementReadyAndTheDatabaseUnlocked() throws {
    try connection.execute("CREATE TABLE n (x); INSERT INTO n VALUES (1), (2), (3)")
    let select = try connection.prepare("SELECT x FROM n ORDER BY x")
    #expect(try select.first { $0.int(0) } == 1)
    #expect(try select.first { $0.int(0) } == 1)
    // A read that is still open would prevent the table from being dropped.
    try connection.execute("DROP TABLE n")
    #expect(try connection.first("SELECT 1 WHERE 0") { $0.int(0) } == nil)
  }

  @Test func rowsKeepTheOrderOfTheQuery() throws {
    let numbers = try connection.rows(
      "WITH n (x) AS (VALUES (3), (1), (2)) SELECT x FROM n ORDER BY x DESC LIMIT ?", [2]
    ) { $0.int(0) }
    #expect(numbers == [3, 2])
  }
}
