import BridgebookStore
import Testing

@Suite struct MigratorRefusalTests {
  private let connection: Connection
  private let history = MigratorTests.history

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
  }

  @Test func aFailingMigrationLeavesNothingAndKeepsTheOnesBefore() throws {
    let broken = Migration(
      id: "0005_broken", sql: "CREATE TABLE half (x); INSERT INTO pet VALUES ('Tom', 1); NONSENSE")
    let error = #expect(throws: MigrationError.self) {
      try Migrator(history + [broken]).migrate(connection, at: "now")
    }
    guard case .sqlite(let cause) = error else {
      Issue.record("the failure of SQLite is passed on, not \(String(describing: error))")
      return
    }
    #expect(cause.message.contains("NONSENSE"))
    #expect(try Migrator(history).drift(of: connection) == [])
    #expect(try Migrator(history).pending(on: connection) == [])
    #expect(try connection.rows("SELECT name FROM pet") { $0.text(0) } == ["Rex"])
    let migrator = Migrator(history + [Migration(id: "0005_mended", sql: "CREATE TABLE half (x)")])
    try migrator.migrate(connection, at: "now")
    #expect(try migrator.drift(of: connection) == [])
  }

  @Test func aMigrationThatBreaksReferencesIsUndone() throws {
    let breaking = Migration(id: "0005_breaks", sql: "DELETE FROM owner")
    #expect(throws: MigrationError.brokenReferences(id: "0005_breaks", table: "pet")) {
      try Migrator(history + [breaking]).migrate(connection, at: "now")
    }
    #expect(try connection.first("SELECT count(*) FROM owner") { $0.int(0) } == 1)
    #expect(try Migrator(history).pending(on: connection) == [])
  }

  @Test func whatWasBrokenBeforeIsNotCalledTheMigrationsDoing() throws {
    try Migrator(history).migrate(connection, at: "now")
    try connection.execute("PRAGMA foreign_keys = OFF; DELETE FROM owner")
    let harmless = Migrator(history + [Migration(id: "0005_half", sql: "CREATE TABLE half (x)")])
    #expect(throws: MigrationError.referencesBrokenBefore(table: "pet")) {
      try harmless.migrate(connection, at: "now")
    }
    #expect(try Migrator(history).drift(of: connection) == [])
  }

  @Test func foreignKeysAreOnAgainAfterAFailure() throws {
    let breaking = Migration(id: "0005_breaks", sql: "DELETE FROM owner")
    _ = try? Migrator(history + [breaking]).migrate(connection, at: "now")
    #expect(try connection.first("PRAGMA foreign_keys") { $0.int(0) } == 1)
  }

  @Test func aNewerStoreIsRefusedAndLeftAlone() throws {
    let later = [
      Migration(id: "0005_later", sql: "CREATE TABLE later (x)"),
      Migration(id: "0006_latest", sql: "CREATE TABLE latest (x)"),
    ]
    try Migrator(history + later).migrate(connection, at: "now")
    #expect(throws: MigrationError.newer(ids: ["0005_later", "0006_latest"])) {
      try Migrator(history).migrate(connection, at: "now")
    }
    #expect(try Migrator(history + later).drift(of: connection) == [])
  }

  @Test(arguments: 0..<MigratorTests.history.count)
  func anEditedMigrationIsRefused(index: Int) throws {
    try Migrator(history).migrate(connection, at: "now")
    var edited = history
    edited[index] = Migration(id: history[index].id, sql: history[index].sql + " ")
    #expect(throws: MigrationError.edited(id: history[index].id)) {
      try Migrator(edited).migrate(connection, at: "now")
    }
  }

  @Test(arguments: 0..<(MigratorTests.history.count - 1))
  func aGapInTheHistoryIsRefused(index: Int) throws {
    try Migrator(history).migrate(connection, at: "now")
    try connection.run("DELETE FROM schema_migration WHERE id = ?", [.text(history[index].id)])
    #expect(throws: MigrationError.missing(id: history[index].id)) {
      try Migrator(history).migrate(connection, at: "now")
    }
  }

  @Test(
    arguments: [
      ("CREATE INDEX extra ON pet (name)", ["index extra"]),
      ("CREATE TABLE extra (x)", ["table extra"]),
      ("ALTER TABLE pet ADD COLUMN age INTEGER", ["table pet"]),
      ("DROP INDEX pet_by_owner", ["index pet_by_owner"]),
      ("CREATE VIEW pets AS SELECT name FROM pet", ["view pets"]),
      (
        "CREATE TRIGGER t AFTER INSERT ON pet BEGIN DELETE FROM pet; END; DROP INDEX pet_by_owner",
        ["index pet_by_owner", "trigger t"]
      ),
    ])
  func driftNamesWhatDiffers(change: String, names: [String]) throws {
    try Migrator(history).migrate(connection, at: "now")
    #expect(try Migrator(history).drift(of: connection) == [])
    try connection.execute(change)
    #expect(try Migrator(history).drift(of: connection) == names)
  }

  @Test func rowsAndStatisticsAreNoDrift() throws {
    try Migrator(history).migrate(connection, at: "now")
    try connection.execute("INSERT INTO pet VALUES ('Tom', 1); ANALYZE")
    #expect(try Migrator(history).drift(of: connection) == [])
  }
}
