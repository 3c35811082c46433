/// What the app layer asks of the file of a connection, so that it contains no SQL.
package struct DatabaseFile {
  private let connection: Connection

  /// The file that the connection has open.
  package init(_ connection: Connection) { self.connection = connection }

  /// Switches to a write-ahead log, with which several processes use the file at once.
  package func useLog() throws(SQLiteError) {
    try connection.execute("PRAGMA journal_mode = WAL")
  }

  /// Removes the log and its index, unless another connection has the file open; returns whether
  /// they are gone.
  package func removeLog() throws(SQLiteError) -> Bool {
    try connection.first("PRAGMA journal_mode = DELETE") { $0.text(0) } == "delete"
  }

  /// Writes without a journal and without flushing, for a file that is private and can be made
  /// again.
  package func writeWithoutJournal() throws(SQLiteError) {
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
  }

  /// Begins a transaction that takes its locks when it first reads or writes.
  package func begin() throws(SQLiteError) {
    try connection.execute("BEGIN")
  }

  /// Begins a transaction during which no other connection uses the file.
  package func beginExclusively() throws(SQLiteError) {
    try connection.execute("BEGIN EXCLUSIVE")
  }

  /// Ends a transaction.
  package func commit() throws(SQLiteError) {
    try connection.execute("COMMIT")
  }

  /// Rewrites the file without free pages, and with the rows of a table beside each other.
  package func compact() throws(SQLiteError) {
    try connection.execute("VACUUM")
  }

  /// Begins a transaction that sees one snapshot, and reads the schema, which takes the lock.
  package func beginReading() throws(SQLiteError) {
    try connection.execute("BEGIN; PRAGMA schema_version")
  }

  /// Begins a transaction like `beginReading`, with an exclusive lock and the log's index in
  /// memory.
  package func beginReadingAlone() throws(SQLiteError) {
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN")
  }

  /// Whether the file is locked for this connection alone.
  package func isAlone() throws(SQLiteError) -> Bool {
    try connection.first("PRAGMA main.locking_mode") { $0.text(0) } == "exclusive"
  }

  /// Ends a transaction that only reads, and enforces foreign keys from then on.
  package func endReadingToWrite() throws(SQLiteError) {
    try connection.execute("COMMIT; PRAGMA foreign_keys = ON")
  }

  /// Reads the pages of the file instead of mapping them.
  package func mapNothing() throws(SQLiteError) {
    try connection.execute("PRAGMA mmap_size = 0")
  }

  /// Opens the log and its index, which SQLite does when it first reads.
  package func openLog() throws(SQLiteError) {
    try connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1")
  }

  /// The number with which the file names the program it belongs to; 0 for none.
  package func applicationID() throws(SQLiteError) -> Int {
    try connection.first("PRAGMA application_id") { $0.int(0) } ?? 0
  }
}
