/// The operations on a database file that the app layer needs, so that it contains no SQL.
package struct DatabaseFile {
  private let connection: Connection

  /// Creates an interface to the file that the connection has open.
  package init(_ connection: Connection) { self.connection = connection }

  /// Switches to a write-ahead log, so that several processes can use the file at once.
  package func useLog() throws(SQLiteError) {
    try connection.execute("PRAGMA journal_mode = WAL")
  }

  /// Removes the log and its index, unless another connection has the file open; returns whether
  /// they are gone.
  package func removeLog() throws(SQLiteError) -> Bool {
    try connection.first("PRAGMA journal_mode = DELETE") { $0.text(0) } == "delete"
  }

  /// Turns off the journal and flushing, for a private file that can be recreated.
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

  /// Rewrites the file without free pages, and with the rows of each table next to each other.
  package func compact() throws(SQLiteError) {
    try connection.execute("VACUUM")
  }

  /// Begins a transaction on one snapshot, and reads the schema to take the lock.
  package func beginReading() throws(SQLiteError) {
    try connection.execute("BEGIN; PRAGMA schema_version")
  }

  /// Begins a transaction like `beginReading`, but in exclusive mode, with the log's index in
  /// memory.
  package func beginReadingAlone() throws(SQLiteError) {
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN")
  }

  /// Returns whether the file is locked for this connection alone.
  package func isAlone() throws(SQLiteError) -> Bool {
    try connection.first("PRAGMA main.locking_mode") { $0.text(0) } == "exclusive"
  }

  /// Ends a read transaction, and enforces foreign keys from then on.
  package func endReadingToWrite() throws(SQLiteError) {
    try connection.execute("COMMIT; PRAGMA foreign_keys = ON")
  }

  /// Reads the pages of the file instead of mapping them.
  package func mapNothing() throws(SQLiteError) {
    try connection.execute("PRAGMA mmap_size = 0")
  }

  /// Opens the log and its index by reading a row.
  package func openLog() throws(SQLiteError) {
    try connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1")
  }

  /// Returns the number in the file's header that identifies the program it belongs to; 0 for none.
  package func applicationID() throws(SQLiteError) -> Int {
    try connection.first("PRAGMA application_id") { $0.int(0) } ?? 0
  }
}
