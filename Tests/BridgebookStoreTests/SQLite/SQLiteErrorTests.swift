import BridgebookStore
import Foundation
import Testing

@Suite struct SQLiteErrorTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE pet (name TEXT NOT NULL UNIQUE) STRICT")
  }

  @Test func aSyntaxErrorCarriesCodeWordsAndStatement() throws {
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELEKT 1") }
    #expect(error?.code == 1)
    #expect(error?.sql == "SELEKT 1")
    #expect(error?.message.contains("SELEKT") == true)
    #expect(error?.reason == nil)
  }

  @Test func aConstraintCarriesItsExtendedCodeAndNoBoundValue() throws {
    let sql = "INSERT INTO pet VALUES (?)"
    try connection.run(sql, ["Secret"])
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql, ["Secret"]) }
    #expect(error?.reason == .constraint)
    #expect(error?.code == 19)
    #expect(error?.extendedCode == 2067)
    #expect(error?.sql == sql)
    #expect(error?.message == "UNIQUE constraint failed: pet.name")
  }

  @Test func executeReportsTheWholeTextItWasGiven() throws {
    let sql = "SELECT 1; SELECT x FROM nowhere"
    let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
    #expect(error?.sql == sql)
    #expect(error?.message == "no such table: nowhere")
  }

  @Test func aStrictTableRefusesTheWrongType() throws {
    try connection.execute("CREATE TABLE age (years INTEGER) STRICT")
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO age VALUES (?)", ["old"])
    }
    #expect(error?.reason == .constraint)
  }

  @Test func aFileThatIsNoDatabaseSaysSo() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("letter.txt")
    try Data(String(repeating: "Dear reader, ", count: 400).utf8).write(
      to: URL(fileURLWithPath: path))
    let connection = try Connection(path: path, mode: .readWrite)
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) }
    }
    #expect(error?.reason == .notADatabase)
  }
}
