import BridgebookStore
import Foundation
import Testing

@Suite struct ConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [Connection.Mode.readWrite, .readOnly, .immutable])
  func aMissingFileIsNotMadeUnlessAsked(mode: Connection.Mode) throws {
    let path = folder.path("missing.sqlite")
    let error = #expect(throws: SQLiteError.self) {
      let connection = try Connection(path: path, mode: mode)
      _ = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) }
    }
    #expect(error?.reason == .cannotOpen)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func whatIsWrittenIsThereForTheNextConnection() throws {
    let path = folder.path("a.sqlite")
    try makeTable(at: path)
    let again = try Connection(path: path, mode: .readWrite)
    #expect(again.path == path)
    #expect(try again.rows("SELECT word FROM note") { $0.text(0) } == ["kept"])
  }

  @Test func aReadOnlyConnectionRefusesToWrite() throws {
    let path = folder.path("a.sqlite")
    try makeTable(at: path)
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try connection.first("SELECT count(*) FROM note") { $0.int(0) } == 1)
    let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM note") }
    #expect(error?.reason == .readOnly)
  }

  @Test(arguments: ["plain.sqlite", "a b?c#d%20e&f.sqlite", "é 状態 🎈.sqlite"])
  func anImmutableFileIsFoundWhateverItsName(name: String) throws {
    let path = folder.path(name)
    try makeTable(at: path)
    let connection = try Connection(path: path, mode: .immutable)
    #expect(try connection.rows("SELECT word FROM note") { $0.text(0) } == ["kept"])
    #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM note") }
  }

  @Test func aBusyDatabaseIsReportedAfterTheTimeout() throws {
    let path = folder.path("a.sqlite")
    try makeTable(at: path)
    let holder = try Connection(path: path, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let other = try Connection(path: path, mode: .readWrite, busyTimeoutMilliseconds: 20)
    let error = #expect(throws: SQLiteError.self) {
      try other.writeTransaction { () throws(SQLiteError) in
        try other.execute("DELETE FROM note")
      }
    }
    #expect(error?.reason == .busy)
    try holder.execute("ROLLBACK")
    #expect(try other.first("SELECT count(*) FROM note") { $0.int(0) } == 1)
  }

  @Test func executeRunsSeveralStatementsAndStopsAtTheFirstFailure() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    #expect(throws: SQLiteError.self) {
      try connection.execute("CREATE TABLE a (x); CREATE TABLE a (x); CREATE TABLE b (x)")
    }
    #expect(try connection.rows("SELECT name FROM sqlite_schema") { $0.text(0) } == ["a"])
  }

  @Test func aDefensiveConnectionKeepsTheSchemaTableFromBeingWritten() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE a (x)")
    connection.makeDefensive()
    #expect(throws: SQLiteError.self) {
      try connection.execute("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'x'")
    }
    #expect(
      try connection.first("SELECT sql FROM sqlite_schema") { $0.text(0) } == "CREATE TABLE a (x)")
  }

  @Test func theLibraryIsNewEnoughForStrictTables() {
    let parts = Connection.libraryVersion.split(separator: ".").compactMap { Int($0) }
    #expect(parts.count >= 2 && (parts[0], parts[1]) >= (3, 37))
  }

  private func makeTable(at path: String) throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("CREATE TABLE note (word TEXT); INSERT INTO note VALUES ('kept')")
  }
}
