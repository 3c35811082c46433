internal import BookData
package import Bridgebook

/// An open store: a SQLite database with the book and the current schema.
package struct Store {
  package let connection: Connection

  /// SQLite's application id of a store: "BBK1" as four bytes.
  package static let applicationID = 0x4242_4b31

  /// Creates a store on a connection whose schema and book are up to date; see `prepare`.
  package init(_ connection: Connection) {
    self.connection = connection
  }

  /// The state of a database file, which determines what it needs before it can be used.
  package enum State: Equatable, Sendable {
    case ready
    /// The schema is current, but the built-in book is not this program's.
    case otherBook
    /// The schema is older than this program's, or there is no book.
    case outdated
    /// A SQLite file without tables.
    case empty
  }

  /// Determines the state of a database without changing it.
  ///
  /// - Throws: `StoreError` if the file is not a store, is damaged, was created by a newer program
  ///   or was tampered with.
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

  /// Upgrades schema and built-in book in one transaction; safe if several processes do so at once.
  ///
  /// - Parameters:
  ///   - time: the time recorded with each applied migration, in ISO 8601.
  ///   - book: called only if the store's book does not have this fingerprint; combines the
  ///     built-in book with the team's current texts.
  ///   - runs: called before the book is written; returns a closure that writes the built-in runs
  ///     of its scenarios afterwards, in the same transaction.
  ///   - migrator: creates the schema; nil for the migrations that are compiled in.
  package static func prepare(
    _ connection: Connection, fingerprint: String, time: String, migrator: Migrator? = nil,
    book: ([OwnVersion]) throws -> EffectiveBook,
    runs: (Book) -> (BuiltInRunWriter) throws -> Void = { _ in { _ in } }
  ) throws {
    let state = try state(of: connection, fingerprint: fingerprint, migrator: migrator)
    guard state != .ready else { return }
    // A schema change needs foreign keys off; without them a new book is also written faster.
    try connection.withoutForeignKeys(mapping: { StoreError.sqlite($0) as any Error }) {
      try prepareInTransaction(
        connection, fingerprint: fingerprint, time: time, migrator: migrator, book: book,
        runs: runs)
    }
  }

  private static func prepareInTransaction(
    _ connection: Connection, fingerprint: String, time: String, migrator: Migrator?,
    book: ([OwnVersion]) throws -> EffectiveBook, runs: (Book) -> (BuiltInRunWriter) throws -> Void
  ) throws {
    try connection.writeTransaction(mapping: { StoreError.sqlite($0) as any Error }) {
      let state = try state(of: connection, fingerprint: fingerprint, migrator: migrator)
      // Another process has finished the upgrade.
      guard state != .ready else { return }
      if state == .empty {
        try connection.execute("PRAGMA application_id = \(applicationID)")
      }
      do throws(MigrationError) {
        try (migrator ?? Store.migrator).migrate(withinTransactionOn: connection, at: time)
      } catch { throw StoreError.migration(error) }
      guard try storedFingerprint(in: connection) != fingerprint else { return }
      let effective = try book(Store(connection).ownTexts.all())
      let scope = state == .otherBook ? References.Scope.book : .all
      if scope == .all {
        try sqlite { () throws(SQLiteError) in
          try References.removeDependents(in: connection, .all)
        }
      }
      try write(effective, to: connection, fingerprint: fingerprint, time: time, runs: runs)
      try sqlite { () throws(SQLiteError) in
        // What dangles in rows that are not rewritten was there before.
        if scope == .book, try BookWriter(connection).hasForeignRows() { return }
        try References.check(connection, scope)
      }
    }
  }

  /// Upgrades only the schema, regardless of the book in the store.
  ///
  /// - Throws: `StoreError` if the file is not a store, or was created by a newer program.
  package static func bringToSchema(
    _ connection: Connection, at time: String
  ) throws(StoreError) {
    guard try state(of: connection, fingerprint: "") != .empty else { throw .foreignDatabase }
    do throws(MigrationError) { try migrator.migrate(connection, at: time) } catch {
      throw .migration(error)
    }
  }

  /// Replaces the built-in book and its runs; the caller must have begun a transaction.
  static func write(
    _ effective: EffectiveBook, to connection: Connection, fingerprint: String, time: String,
    runs: (Book) -> (BuiltInRunWriter) throws -> Void
  ) throws {
    let writeRuns = runs(effective.book)
    do throws(SQLiteError) {
      try BookWriter(connection).replaceBuiltIn(with: effective, fingerprint: fingerprint)
    } catch { throw StoreError.sqlite(error) }
    try writeRuns(BuiltInRunWriter(connection, at: time))
  }

  /// Returns the tables, indexes, views and triggers that differ from the migrations, each with its
  /// type and name; empty for an intact store.
  package func schemaDrift() throws(StoreError) -> [String] {
    do throws(MigrationError) { return try Store.migrator.drift(of: connection) } catch {
      throw .migration(error)
    }
  }

  /// The migrator with the migrations that are compiled in.
  package static var migrator: Migrator {
    Migrator(
      EmbeddedFile.migrations.map { file in
        let text = file.text
        // The first line of a migration is a comment with its name.
        let name = text.prefix { $0 != "\n" }.drop { $0 == "-" || $0 == " " }
        return Migration(id: String(name), sql: text)
      }, replacing: ReleasedMigrations.replaced)
  }

  /// Returns the fingerprint of the built-in book in a database; nil if there is none.
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

/// The readers of a store, one per entity; writers such as `RunWriter` are created with a store.
extension Store {
  /// The entries of the book, of every kind.
  package var entries: EntryReader { EntryReader(connection: connection) }
  /// The facts about classes that recommendations and lists need.
  package var components: ComponentReader { ComponentReader(connection: connection) }
  /// The tasks that questions ask for.
  package var tasks: TaskReader { TaskReader(connection: connection) }
  /// The falsifiable statements in gotchas.
  package var sentences: SentenceReader { SentenceReader(connection: connection) }
  /// The messages of the runtime.
  package var messages: MessageReader { MessageReader(connection: connection) }
  /// The executed examples of entries.
  package var examples: ExampleReader { ExampleReader(connection: connection) }
  /// The documents that the book cites.
  package var sources: SourceReader { SourceReader(connection: connection) }
  /// The words used to interpret questions.
  package var vocabulary: VocabularyReader { VocabularyReader(connection: connection) }
  /// The releases of platforms.
  package var releases: ReleaseReader { ReleaseReader(connection: connection) }
  /// The search for entries, scenarios and messages.
  package var search: SearchReader { SearchReader(connection: connection) }
  /// The scenarios of the book and of a team.
  package var scenarios: ScenarioReader { ScenarioReader(connection: connection) }
  /// Runs with their findings.
  package var runs: RunReader { RunReader(connection: connection) }
  /// The events of runs.
  package var events: EventReader { EventReader(connection: connection) }
  /// The evidence of scenario runs for claims and gotchas.
  package var evidence: EvidenceReader { EvidenceReader(connection: connection) }
  /// A team's own texts, with their histories.
  package var ownTexts: OwnTextReader { OwnTextReader(connection: connection) }
  /// Finds the texts that a change of a team's texts may affect.
  package var ownRelations: OwnRelationReader { OwnRelationReader(connection: connection) }
}

/// An error that keeps a database file from being used as the store.
package enum StoreError: Error, Equatable, Sendable {
  /// A SQLite database with tables of another program.
  case foreignDatabase
  /// The file is marked as a store, but has a schema that no version of this program creates.
  case foreignSchema
  case migration(MigrationError)
  case sqlite(SQLiteError)
}
