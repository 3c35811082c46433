/// An error that keeps an exported book from being loaded.
package enum BookLoadError: Error, Equatable, Sendable {
  /// The text is not the JSON of an exported book; the line number is 0 for a whole document.
  case malformed(line: Int)
  /// The book comes from a program with unknown tables.
  case newer(migrations: [String])
  case unknownTable(String, line: Int)
  /// The store refused a row; the reason is SQLite's.
  case refusedRow(table: String, line: Int, reason: String)
  case sqlite(SQLiteError)
}

/// Fills an empty database from an exported book.
package struct BookLoader {
  private let connection: Connection
  private var tables: [CopiedTable] = []
  private var statements: [String: Statement] = [:]
  /// Whether the book is from the release whose schema was replaced, so that only a team's texts
  /// and runs are loaded.
  package private(set) var isOfReplacedRelease = false

  /// Creates a loader for a database, whose schema `begin` creates.
  package init(_ connection: Connection) {
    self.connection = connection
  }

  // MARK: JSON Lines

  /// Loads one line of the JSON Lines format; the first line is the header.
  package mutating func load(
    line text: String, number: Int, at time: String
  ) throws(BookLoadError) {
    guard try isJSON(text) else { throw .malformed(line: number) }
    guard number > 1 else { return try begin(with: text, line: 1, at: time) }
    let table = try value("SELECT json_extract(?, '$.table')", [.text(text)]) ?? ""
    if statements[table] == nil {
      guard let copied = tables.first(where: { $0.name == table }) else {
        if isOfReplacedRelease { return }
        throw .unknownTable(table, line: number)
      }
      statements[table] = try sqlite { () throws(SQLiteError) in
        try connection.prepare(
          "WITH given (object) AS (SELECT json_extract(?, '$.row')) \(copied.insertion)"
            + "SELECT \(copied.values(from: "object")) FROM given")
      }
    }
    do throws(SQLiteError) { try statements[table]?.run([.text(text)]) } catch {
      throw .refusedRow(table: table, line: number, reason: error.message)
    }
  }

  // MARK: One document

  /// Loads a book in the format of one document.
  package mutating func load(document text: String, at time: String) throws(BookLoadError) {
    guard try isJSON(text) else { throw .malformed(line: 0) }
    try begin(with: text, line: 0, at: time)
    let names: [(name: String, path: String)] = try sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT json_extract(value, '$.name'), fullkey FROM json_each(?, '$.tables')", [.text(text)]
      ) { ($0.text(0), $0.text(1)) }
    }
    for (name, path) in names {
      guard let copied = tables.first(where: { $0.name == name }) else {
        if isOfReplacedRelease { continue }
        throw .unknownTable(name, line: 0)
      }
      do throws(SQLiteError) {
        try connection.run(
          "\(copied.insertion)SELECT \(copied.values(from: "value")) FROM json_each(?, ?)",
          [.text(text), .text(path + ".rows")])
      } catch {
        throw .refusedRow(table: name, line: 0, reason: error.message)
      }
    }
  }

  // MARK: Begin and end

  /// Creates the schema from which the book was exported, without the rows that migrations insert.
  ///
  /// For a book of the replaced release, this is the current schema.
  private mutating func begin(
    with text: String, line: Int, at time: String
  ) throws(BookLoadError) {
    let schema = try value("SELECT json_extract(?, '$.schema')", [.text(text)])
    guard schema == BookCopy.schema else { throw .malformed(line: line) }
    let applied: [String] = try sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT value FROM json_each(?, '$.migrations')", [.text(text)]
      ) { $0.text(0) }
    }
    isOfReplacedRelease = Set(applied) == Set(ReleasedMigrations.replaced.checksums.keys)
    let known = isOfReplacedRelease ? Store.migrator : Store.migrator.upTo(applied)
    guard let migrator = known else { throw .newer(migrations: applied) }
    try sqlite { () throws(SQLiteError) in
      try connection.execute("PRAGMA application_id = \(Store.applicationID)")
    }
    do throws(MigrationError) { try migrator.migrate(connection, at: time) } catch {
      if case .sqlite(let cause) = error { throw .sqlite(cause) }
      throw .newer(migrations: applied)
    }
    tables = try sqlite { [isOfReplacedRelease] () throws(SQLiteError) in
      // References are checked after all rows are loaded.
      try connection.execute("PRAGMA foreign_keys = OFF; BEGIN")
      if isOfReplacedRelease { return try EarlierBook.begin(connection) }
      let tables = try CopiedTable.all(in: connection)
      for table in tables { try connection.run("DELETE FROM \(CopiedTable.quoted(table.name))") }
      return tables
    }
  }

  /// Commits the loaded rows.
  package func finish() throws(BookLoadError) {
    if isOfReplacedRelease {
      do throws(StoreError) { try EarlierBook.finish(connection) } catch {
        guard case .sqlite(let cause) = error else { throw .newer(migrations: []) }
        guard cause.damage != nil || cause.reason == .constraint else { throw .sqlite(cause) }
        throw .refusedRow(table: cause.damage?.table ?? "the book", line: 0, reason: cause.message)
      }
    }
    let broken = try value("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1", [])
    if let broken {
      throw .refusedRow(table: broken, line: 0, reason: "it refers to a row that is missing")
    }
    try sqlite { () throws(SQLiteError) in
      try connection.execute("COMMIT; PRAGMA foreign_keys = ON")
    }
  }

  private func isJSON(_ text: String) throws(BookLoadError) -> Bool {
    try value("SELECT json_valid(?)", [.text(text)]) == "1"
  }

  private func value(_ sql: String, _ values: [Value]) throws(BookLoadError) -> String? {
    try sqlite { () throws(SQLiteError) in
      try connection.first(sql, values) { $0.optionalText(0) }.flatMap { $0 }
    }
  }

  private func sqlite<Result>(
    _ work: () throws(SQLiteError) -> Result
  ) throws(BookLoadError) -> Result {
    do throws(SQLiteError) { return try work() } catch { throw .sqlite(error) }
  }
}
