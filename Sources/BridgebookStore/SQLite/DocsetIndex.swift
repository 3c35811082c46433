/// Writes the index of a docset, a database whose format documentation browsers define.
package struct DocsetIndex {
  private let connection: Connection
  private let insertion: Statement

  /// Creates the table in an empty database and begins the transaction that `finish` ends.
  package init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    try connection.execute(
      """
      PRAGMA journal_mode = OFF;
      BEGIN;
      CREATE TABLE searchIndex (id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
      CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
      """)
    insertion = try connection.prepare(
      "INSERT INTO searchIndex (name, type, path) VALUES (?, ?, ?)")
  }

  /// Adds a name that links to a place in a page.
  package func add(_ name: String, type: String, path: String) throws(SQLiteError) {
    try insertion.run([.text(name), .text(type), .text(path)])
  }

  /// Commits what was added.
  package func finish() throws(SQLiteError) { try connection.execute("COMMIT") }
}
