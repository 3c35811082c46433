internal import BookData
package import Bridgebook

/// An open store: the book in SQLite, with the schema this program knows.
package struct Store {
  package let connection: Connection

  /// Marks a SQLite file as a store of this program: "BBK1" as four bytes.
  package static let applicationID = 0x4242_4b31

  /// Takes a connection whose schema and book are up to date; see `prepare`.
  package init(_ connection: Connection) {
    self.connection = connection
  }

  /// What a database file still needs before it can be used.
  package enum State: Equatable, Sendable {
    case ready
    /// Its schema is right, and its built-in book is another one than this program's.
    case otherBook
    /// Its schema is older than this program, or it holds no book yet.
    case outdated
    /// A SQLite file without any table.
    case empty
  }

  /// Looks at a database without changing it.
  ///
  /// - Throws: `StoreError` when the file is no store, is damaged, was made by a newer program or was tampered with.
  package static func state(
    of connection: Connection, fingerprint: String, migrator: Migrator? = nil
  ) throws(StoreError) -> State {
    var application = 0
    try sqlite { () throws(SQLiteError) in
      try connection.forEach("PRAGMA application_id") { application = $0.int(0) }
    }
    if application != applicationID {
      let tables = try sqlite { () throws(SQLiteError) in
        try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } ?? 0
      }
      guard tables == 0 else { throw .foreignDatabase }
      return .empty
    }
    do throws(MigrationError) {
      let isKnown = migrator == nil && ReleasedMigrations.areApplied(to: connection)
      if !isKnown, try !(migrator ?? Store.migrator).pending(on: connection).isEmpty {
        return .outdated
      }
    } catch { throw .migration(error) }
    guard let stored = try storedFingerprint(in: connection) else { return .outdated }
    return stored == fingerprint ? .ready : .otherBook
  }

  /// Brings schema and built-in book up to date in one transaction; safe when several processes do so at once.
  ///
  /// - Parameters:
  ///   - time: recorded with each applied migration, ISO 8601.
  ///   - book: called only when the book in the store is not the one of this fingerprint; makes the book of what is
  ///     built in and the team's texts that hold.
  ///   - runs: hands over the built-in runs of the book's scenarios, in the transaction that writes the book.
  ///   - migrator: makes the schema; nil for the migrations that are compiled in.
  package static func prepare(
    _ connection: Connection, fingerprint: String, time: String, migrator: Migrator? = nil,
    book: ([OwnVersion]) throws -> EffectiveBook,
    runs: (Book, BuiltInRunWriter) throws -> Void = { _, _ in }
  ) throws {
    let state = try state(of: connection, fingerprint: fingerprint, migrator: migrator)
    guard state != .ready else { return }
    // Only a change of the schema needs references to rest; SQLite's own cascades are faster.
    if state == .otherBook {
      try sqlite { () throws(SQLiteError) in try connection.execute("PRAGMA foreign_keys = ON") }
      try prepareInTransaction(
        connection, fingerprint: fingerprint, time: time, migrator: migrator, book: book,
        runs: runs)
    } else {
      try connection.withoutForeignKeys(mapping: { StoreError.sqlite($0) as any Error }) {
        try prepareInTransaction(
          connection, fingerprint: fingerprint, time: time, migrator: migrator, book: book,
          runs: runs)
      }
    }
  }

  private static func prepareInTransaction(
    _ connection: Connection, fingerprint: String, time: String, migrator: Migrator?,
    book: ([OwnVersion]) throws -> EffectiveBook, runs: (Book, BuiltInRunWriter) throws -> Void
  ) throws {
    try connection.writeTransaction(mapping: { StoreError.sqlite($0) as any Error }) {
      let state = try state(of: connection, fingerprint: fingerprint, migrator: migrator)
      // Another process was faster.
      guard state != .ready else { return }
      if state == .empty {
        try connection.execute("PRAGMA application_id = \(applicationID)")
      }
      do throws(MigrationError) {
        try (migrator ?? Store.migrator).migrate(withinTransactionOn: connection, at: time)
      } catch { throw StoreError.migration(error) }
      guard try storedFingerprint(in: connection) != fingerprint else { return }
      let effective = try book(Store(connection).ownTexts())
      try write(effective, to: connection, fingerprint: fingerprint, time: time, runs: runs)
      try sqlite { () throws(SQLiteError) in try References.check(connection) }
    }
  }

  /// Brings only the schema up to date, whatever book is inside.
  ///
  /// - Throws: `StoreError` when the file is no store, or was made by a newer program.
  package static func bringToSchema(
    _ connection: Connection, at time: String
  ) throws(StoreError) {
    guard try state(of: connection, fingerprint: "") != .empty else { throw .foreignDatabase }
    do throws(MigrationError) { try migrator.migrate(connection, at: time) } catch {
      throw .migration(error)
    }
  }

  /// Replaces the built-in book and its runs, in the caller's transaction.
  static func write(
    _ effective: EffectiveBook, to connection: Connection, fingerprint: String, time: String,
    runs: (Book, BuiltInRunWriter) throws -> Void
  ) throws {
    do throws(SQLiteError) {
      try BookWriter(connection).replaceBuiltIn(with: effective, fingerprint: fingerprint)
    } catch { throw StoreError.sqlite(error) }
    try runs(effective.book, BuiltInRunWriter(connection, at: time))
  }

  /// Names of tables, indexes and views that are not as the migrations make them; empty in a sound store.
  package func schemaDrift() throws(StoreError) -> [String] {
    do throws(MigrationError) { return try Store.migrator.drift(of: connection) } catch {
      throw .migration(error)
    }
  }

  /// The migrator over the migrations compiled into the program.
  package static var migrator: Migrator {
    Migrator(
      EmbeddedFile.migrations.map { file in
        let text = file.text
        // The first line is a comment that names the migration.
        let name = text.prefix { $0 != "\n" }.drop { $0 == "-" || $0 == " " }
        return Migration(id: String(name), sql: text)
      })
  }

  /// The fingerprint of the built-in book in a database; nil when it holds none.
  package static func storedFingerprint(
    in connection: Connection
  ) throws(StoreError) -> String? {
    var fingerprint: String?
    try sqlite { () throws(SQLiteError) in
      try connection.forEach("SELECT value FROM book_setting WHERE name = 'fingerprint'") {
        fingerprint = $0.text(0)
      }
    }
    return fingerprint
  }

  static func sqlite<Result>(
    _ work: () throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SQLiteError) { return try work() } catch { throw .sqlite(error) }
  }
}

/// Why a database file cannot serve as the store.
package enum StoreError: Error, Equatable, Sendable {
  /// A SQLite database with tables, but not of this program.
  case foreignDatabase
  /// It has the mark of a store, and a schema that no version of this program makes.
  case foreignSchema
  case migration(MigrationError)
  case sqlite(SQLiteError)
}
