import BridgebookStore
import Foundation
import Testing

@Suite struct MigratorTests {
  private let connection: Connection
  private let time = "2026-01-02T03:04:05Z"

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
  }

  static let history = [
    Migration(id: "0001_owner", sql: "CREATE TABLE owner (id INTEGER PRIMARY KEY) STRICT"),
    Migration(
      id: "0002_pet",
      sql: """
        CREATE TABLE pet (name TEXT NOT NULL, owner INTEGER REFERENCES owner (id)) STRICT;
        INSERT INTO owner VALUES (1);
        INSERT INTO pet VALUES ('Rex', 1);
        """),
    // Rebuilds a table that the other one refers to, which requires foreign keys to be off.
    Migration(
      id: "0003_owner_name",
      sql: """
        CREATE TABLE new_owner (id INTEGER PRIMARY KEY, name TEXT) STRICT;
        INSERT INTO new_owner (id) SELECT id FROM owner;
        DROP TABLE owner;
        ALTER TABLE new_owner RENAME TO owner;
        """),
    Migration(id: "0004_pet_index", sql: "CREATE INDEX pet_by_owner ON pet (owner)"),
  ]

  @Test func everythingIsPendingOnAnEmptyDatabaseAndNothingAfterwards() throws {
    let migrator = Migrator(Self.history)
    #expect(try migrator.pending(on: connection) == Self.history)
    try migrator.migrate(connection, at: time)
    #expect(try migrator.pending(on: connection) == [])
    #expect(try connection.rows("SELECT name FROM pet") { $0.text(0) } == ["Rex"])
  }

  @Test func askingWhatIsPendingWritesNothing() throws {
    _ = try Migrator(Self.history).pending(on: connection)
    #expect(try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } == 0)
  }

  @Test func eachMigrationIsRecordedWithChecksumAndTime() throws {
    try Migrator(Self.history).migrate(connection, at: time)
    let rows = try connection.rows(
      "SELECT id, checksum, applied_at FROM schema_migration ORDER BY id"
    ) { [$0.text(0), $0.text(1), $0.text(2)] }
    #expect(rows == Self.history.map { [$0.id, $0.checksum, time] })
  }

  @Test func theChecksumIsTheOneOfTheAlgorithmForEver() {
    // Published test vectors of 64-bit FNV-1a; with other values, every store would look edited.
    #expect(Migration(id: "a", sql: "").checksum == "cbf29ce484222325")
    #expect(Migration(id: "a", sql: "foobar").checksum == "85944171f73967e8")
  }

  @Test func migratingAgainChangesNothing() throws {
    let migrator = Migrator(Self.history)
    try migrator.migrate(connection, at: time)
    let changes = try connection.first("SELECT total_changes()") { $0.int(0) }
    try migrator.migrate(connection, at: "later")
    #expect(try connection.first("SELECT total_changes()") { $0.int(0) } == changes)
  }

  @Test(arguments: 0...history.count)
  func everyPrefixOfTheHistoryUpgradesToTheSameSchema(count: Int) throws {
    try Migrator(Array(Self.history.prefix(count))).migrate(connection, at: time)
    let migrator = Migrator(Self.history)
    #expect(try migrator.pending(on: connection) == Array(Self.history.dropFirst(count)))
    try migrator.migrate(connection, at: "later")
    #expect(try migrator.drift(of: connection) == [])
    #expect(try connection.rows("SELECT name, owner FROM pet") { $0.text(0) } == ["Rex"])
    let times = try connection.rows("SELECT applied_at FROM schema_migration ORDER BY id") {
      $0.text(0)
    }
    #expect(
      times == Array(repeating: time, count: count)
        + Array(repeating: "later", count: Self.history.count - count))
  }

  @Test func foreignKeysAreOnAfterwards() throws {
    try Migrator(Self.history).migrate(connection, at: time)
    #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO pet VALUES ('Tom', 99)") }
  }

  @Test func processesThatMigrateAtOnceApplyEachMigrationOnce() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    _ = try Connection(path: path, mode: .create).execute("PRAGMA journal_mode = WAL")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          try Migrator(Self.history).migrate(
            Connection(path: path, mode: .readWrite), at: "from \(index)")
        }
      }
      try await group.waitForAll()
    }
    let result = try Connection(path: path, mode: .readWrite)
    #expect(try result.first("SELECT count(*) FROM pet") { $0.int(0) } == 1)
    #expect(try Migrator(Self.history).drift(of: result) == [])
  }
}
