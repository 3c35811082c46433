internal import Bridgebook

/// The events and texts of an unfinished run, in temporary tables of the connection.
///
/// An input may be a pipe that delivers one line an hour. Its events must not hold the store's
/// write lock, and must not be visible before the run is complete. SQLite keeps the tables in an
/// unnamed file, which always disappears with the connection.
final class RunSpool {
  private static let events = "spool_event"
  private static let texts = "spool_text"

  private let connection: Connection
  private let batchInserter: Statement
  private var encoder: EventEncoder
  /// The rows of the batch that is being added.
  private var rows: [EventRow] = []

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    try RunSpool.drop(from: connection)
    // A batch of events is one row with the bytes of its `EventRow` values: a row per event would
    // take as long here as in the store.
    try connection.execute(
      """
      CREATE TEMP TABLE \(RunSpool.events) (number INTEGER PRIMARY KEY, rows BLOB NOT NULL) STRICT;
      CREATE TEMP TABLE \(RunSpool.texts) (
        run_number INTEGER NOT NULL, number INTEGER NOT NULL PRIMARY KEY, text TEXT NOT NULL
      ) STRICT
      """)
    batchInserter = try connection.prepare("INSERT INTO temp.\(RunSpool.events) (rows) VALUES (?)")
    let text = try RunTable.text.inserter(connection, into: "temp.\(RunSpool.texts)")
    encoder = EventEncoder(text: text, run: 0)
    // Without a transaction, every insert would be a separate transaction.
    try connection.execute("BEGIN")
  }

  /// Appends events in order, with the texts that occur in them for the first time.
  func append(_ events: [TraceEvent], texts: TextTable) throws(SQLiteError) {
    // Without events, nothing refers to new texts; the next batch stores them.
    guard !events.isEmpty else { return }
    rows.removeAll(keepingCapacity: true)
    try encoder.encode(events, texts: texts, into: &rows)
    try batchInserter.insertBytes(of: rows)
  }

  /// The checksum of the events and texts added so far.
  var checksum: RunChecksum { encoder.checksum }

  /// Commits the temporary rows; the store itself is not locked until here.
  func close() throws(SQLiteError) {
    try connection.execute("COMMIT")
  }

  /// Copies the texts and events into the store's tables as the current run of the writer; the
  /// caller must have begun a transaction.
  func copy(to run: RunRows) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO main.run_text (run_number, number, text)
      SELECT ?, number, text FROM temp.\(RunSpool.texts) ORDER BY number
      """, [.int(run.number)])
    let batches = try connection.prepare(
      "SELECT rows FROM temp.\(RunSpool.events) ORDER BY number")
    try batches.forEach { (row) throws(SQLiteError) in
      try run.insert(row.elements(0))
    }
  }

  /// Drops the temporary tables, rolling back any open transaction.
  func discard() throws(SQLiteError) {
    if connection.isInTransaction { try connection.execute("ROLLBACK") }
    try RunSpool.drop(from: connection)
  }

  private static func drop(from connection: Connection) throws(SQLiteError) {
    for table in [events, texts] { try connection.execute("DROP TABLE IF EXISTS temp.\(table)") }
  }
}
