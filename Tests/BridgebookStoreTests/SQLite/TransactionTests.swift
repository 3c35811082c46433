import BridgebookStore
import Testing

@Suite struct TransactionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute(
      """
      CREATE TABLE owner (id INTEGER PRIMARY KEY);
      CREATE TABLE pet (
        name TEXT UNIQUE, owner INTEGER REFERENCES owner (id) DEFERRABLE INITIALLY DEFERRED);
      PRAGMA foreign_keys = ON;
      """)
  }

  private enum Refusal: Error, Equatable {
    case changedMyMind
    case sqlite(Int32)
  }

  @Test func aCommitWaitsForTheDiskWhateverSQLiteWasBuiltWith() throws {
    try connection.execute("PRAGMA synchronous = NORMAL")
    let level = try connection.writeTransaction { () throws(SQLiteError) in
      try connection.first("PRAGMA synchronous") { $0.int(0) }
    }
    #expect(level == 2)
  }

  /// SQLite keeps the settings on every system, but they only have an effect where F_FULLFSYNC
  /// exists.
  @Test(arguments: ["fullfsync", "checkpoint_fullfsync"])
  func aCommitReachesTheMediumWhereTheSystemHasACallForThat(setting: String) throws {
    let value = try connection.writeTransaction { () throws(SQLiteError) in
      try connection.first("PRAGMA \(setting)") { $0.int(0) }
    }
    #expect(value == 1)
  }

  @Test func finishedWorkIsKeptAndItsResultReturned() throws {
    let result = try connection.writeTransaction { () throws(SQLiteError) in
      try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
      return 7
    }
    #expect(result == 7)
    #expect(try names() == ["Rex"])
  }

  @Test func anErrorOfTheCallerUndoesEverything() throws {
    #expect(throws: Refusal.changedMyMind) {
      try connection.writeTransaction(mapping: { Refusal.sqlite($0.code) }) {
        () throws(Refusal) in
        do { try connection.run("INSERT INTO pet (name) VALUES ('Rex')") } catch {}
        throw .changedMyMind
      }
    }
    #expect(try names() == [])
  }

  @Test func anErrorOfSQLiteUndoesEverythingAndIsTheOneReported() throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.writeTransaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
        try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
      }
    }
    #expect(error?.message == "UNIQUE constraint failed: pet.name")
    #expect(try names() == [])
  }

  @Test func aCommitThatFailsUndoesEverything() throws {
    #expect(throws: Refusal.sqlite(19)) {
      try connection.writeTransaction(mapping: { Refusal.sqlite($0.code) }) {
        () throws(Refusal) in
        do { try connection.run("INSERT INTO pet VALUES ('Rex', 99)") } catch {}
      }
    }
    #expect(try names() == [])
  }

  @Test func anErrorThatEndsTheTransactionItselfIsTheOneReported() throws {
    try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
    let error = #expect(throws: SQLiteError.self) {
      try connection.writeTransaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO pet (name) VALUES ('Tom')")
        try connection.run("INSERT OR ROLLBACK INTO pet (name) VALUES ('Rex')")
      }
    }
    #expect(error?.reason == .constraint)
    #expect(try names() == ["Rex"])
  }

  @Test func theConnectionServesOnAfterEachFailure() throws {
    for _ in 0..<3 {
      #expect(throws: SQLiteError.self) {
        try connection.writeTransaction { () throws(SQLiteError) in
          try connection.run("INSERT INTO nowhere VALUES (1)")
        }
      }
    }
    try connection.writeTransaction { () throws(SQLiteError) in
      try connection.run("INSERT INTO pet (name) VALUES ('Tom')")
    }
    #expect(try names() == ["Tom"])
  }

  @Test func aTransactionInsideAnotherIsRefusedAndTheOuterOneUndone() throws {
    #expect(throws: SQLiteError.self) {
      try connection.writeTransaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
        try connection.writeTransaction { () throws(SQLiteError) in }
      }
    }
    #expect(try names() == [])
  }

  private func names() throws -> [String] {
    try connection.rows("SELECT name FROM pet ORDER BY name") { $0.text(0) }
  }
}
