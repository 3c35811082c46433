import BridgebookStore
import Testing

/// Foreign keys are off during a migration, and only then.
@Suite struct ForeignKeyRestTests {
  private let connection: Connection
  private let rebuilding = Migration(
    id: "0005_rebuilt",
    sql: """
      CREATE TABLE new_owner (id INTEGER PRIMARY KEY, name TEXT, age INTEGER) STRICT;
      INSERT INTO new_owner (id, name) SELECT id, name FROM owner;
      DROP TABLE owner;
      ALTER TABLE new_owner RENAME TO owner;
      """)

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
    // Rebuilding the parent table would delete children with ON DELETE CASCADE.
    try Migrator([
      Migration(
        id: "0001_owner",
        sql: """
          CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT) STRICT;
          CREATE TABLE pet (
            name TEXT NOT NULL, owner INTEGER REFERENCES owner (id) ON DELETE CASCADE
          ) STRICT;
          INSERT INTO owner VALUES (1, 'Ann');
          INSERT INTO pet VALUES ('Rex', 1);
          """)
    ]).migrate(connection, at: "then")
  }

  private var migrator: Migrator {
    Migrator([
      Migration(
        id: "0001_owner",
        sql: """
          CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT) STRICT;
          CREATE TABLE pet (
            name TEXT NOT NULL, owner INTEGER REFERENCES owner (id) ON DELETE CASCADE
          ) STRICT;
          INSERT INTO owner VALUES (1, 'Ann');
          INSERT INTO pet VALUES ('Rex', 1);
          """)
    ]).adding(rebuilding)
  }

  @Test func aRebuiltTableKeepsItsChildrenInATransactionOfTheCaller() throws {
    try connection.withoutForeignKeys(mapping: { $0 as any Error }) {
      try connection.writeTransaction(mapping: { $0 as any Error }) {
        try migrator.migrate(withinTransactionOn: connection, at: "now")
      }
    }
    #expect(try connection.rows("SELECT name FROM pet") { $0.text(0) } == ["Rex"])
    #expect(try connection.enforcesForeignKeys())
  }

  @Test func aMigrationIsRefusedWhileReferencesAreEnforced() throws {
    try connection.execute("PRAGMA foreign_keys = ON; BEGIN IMMEDIATE")
    #expect(throws: MigrationError.self) {
      try migrator.migrate(withinTransactionOn: connection, at: "now")
    }
    try connection.execute("COMMIT")
    #expect(try connection.rows("SELECT name FROM pet") { $0.text(0) } == ["Rex"])
  }

  @Test func referencesAreEnforcedAgainAfterAnError() throws {
    struct Failure: Error {}
    try connection.execute("PRAGMA foreign_keys = OFF")
    #expect(throws: Failure.self) {
      try connection.withoutForeignKeys(mapping: { $0 as any Error }) { throw Failure() }
    }
    #expect(try connection.enforcesForeignKeys())
  }

  @Test func insideATransactionNothingIsPromised() throws {
    try connection.execute("PRAGMA foreign_keys = ON; BEGIN")
    #expect(throws: SQLiteError.self) {
      try connection.withoutForeignKeys(mapping: { $0 as any Error }) {}
    }
    try connection.execute("COMMIT")
  }
}
