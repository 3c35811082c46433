package import BridgebookStore

extension HealthCheck {
  /// The SQLite library has the features that a store needs.
  package static let sqlite = HealthCheck("sqlite") { _ in
    try finding(
      SQLiteFacts(
        version: Connection.libraryVersion, hasTextSearch: SQLiteFacts.can(SQLiteFacts.textSearch),
        hasStrictTables: SQLiteFacts.can(SQLiteFacts.strictTable),
        isThreadSafe: !Connection.isCompiled(with: "THREADSAFE=0")))
  }

  static func finding(_ facts: SQLiteFacts) -> HealthFinding {
    let lacks = [
      (facts.hasTextSearch, "full-text search (ENABLE_FTS5)"),
      (facts.hasStrictTables, "STRICT tables (3.37 or later)"),
      (facts.isThreadSafe, "more than one thread (THREADSAFE)"),
    ].filter { !$0.0 }.map(\.1)
    return .faults(
      lacks.map { "SQLite \(facts.version) lacks \($0)" },
      fix: "install SQLite 3.37 or later with FTS5: libsqlite3-0 of apt; on a Mac it comes with"
        + " macOS 12.4 and later",
      none: "SQLite \(facts.version) has all that a store needs")
  }
}

/// The relevant features of a SQLite library.
package struct SQLiteFacts {
  static let textSearch = "CREATE VIRTUAL TABLE words USING fts5 (text)"
  static let strictTable = "CREATE TABLE numbers (number INTEGER NOT NULL) STRICT"

  package var version: String
  var hasTextSearch: Bool
  var hasStrictTables: Bool
  var isThreadSafe: Bool

  /// Returns whether a statement works in an empty database, which is more reliable than the
  /// version number.
  ///
  /// - Throws: every error except that of the statement itself; running out of memory says nothing
  ///   about the library.
  package static func can(_ statement: String) throws(SQLiteError) -> Bool {
    let connection = try Connection(path: ":memory:", mode: .create)
    do throws(SQLiteError) {
      try connection.execute(statement)
      return true
    } catch {
      guard error.isOfStatement else { throw error }
      return false
    }
  }
}
