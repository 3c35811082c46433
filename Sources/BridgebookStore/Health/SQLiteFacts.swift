/// The relevant features of a SQLite library.
package struct SQLiteFacts {
  package static let textSearch = "CREATE VIRTUAL TABLE words USING fts5 (text)"
  package static let strictTable = "CREATE TABLE numbers (number INTEGER NOT NULL) STRICT"

  package var version: String
  package var hasTextSearch: Bool
  package var hasStrictTables: Bool
  package var isThreadSafe: Bool

  /// Creates facts; `ofLibrary()` reads those of the linked library.
  package init(
    version: String, hasTextSearch: Bool, hasStrictTables: Bool, isThreadSafe: Bool
  ) {
    self.version = version
    self.hasTextSearch = hasTextSearch
    self.hasStrictTables = hasStrictTables
    self.isThreadSafe = isThreadSafe
  }

  /// Returns the facts of the linked library.
  package static func ofLibrary() throws(SQLiteError) -> SQLiteFacts {
    SQLiteFacts(
      version: Connection.libraryVersion, hasTextSearch: try can(textSearch),
      hasStrictTables: try can(strictTable),
      isThreadSafe: !Connection.isCompiled(with: "THREADSAFE=0"))
  }

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
