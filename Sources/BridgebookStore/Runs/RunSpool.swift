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
  private let rows: RunRows
  /// The number that the run will have, unless another run is stored meanwhile.
  private let expected: Int

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    try RunSpool.drop(from: connection)
    // With the same columns as the store's table, SQLite can copy whole records.
    let found = try connection.first(
      "SELECT substr(sql, instr(sql, '(')) FROM main.sqlite_schema WHERE name = 'run_event'"
    ) { $0.text(0) }
    guard let columns = found else {
      throw SQLiteError(
        code: SQLiteError.Reason.corrupt.rawValue,
        extendedCode: SQLiteError.Reason.corrupt.rawValue,
        message: "the store has no table run_event", sql: nil)
    }
    try connection.execute(
      """
      CREATE TEMP TABLE \(RunSpool.events) \(columns);
      CREATE TEMP TABLE \(RunSpool.texts) (
        run_number INTEGER NOT NULL, number INTEGER NOT NULL PRIMARY KEY, text TEXT NOT NULL
      ) STRICT
      """)
    rows = try RunRows(
      connection, eventTable: "temp.\(RunSpool.events)", textTable: "temp.\(RunSpool.texts)")
    try rows.begin()
    expected = rows.number
    // Without a transaction, every insert would be a separate transaction.
    try connection.execute("BEGIN")
  }

  func append(_ events: [TraceEvent], texts: TextTable) throws(SQLiteError) {
    try rows.append(events, texts: texts)
  }

  /// The checksum of the events and texts added so far.
  var checksum: RunChecksum { rows.checksum }

  /// Commits the temporary rows; the store itself is not locked until here.
  func close() throws(SQLiteError) {
    try connection.execute("COMMIT")
  }

  /// Copies the rows into the store's tables under the run's number; the caller must have begun a
  /// transaction.
  func copy(to number: Int) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO main.run_text (run_number, number, text)
      SELECT ?, number, text FROM temp.\(RunSpool.texts) ORDER BY number
      """, [.int(number)])
    if number == expected, try !isIndexed {
      // The temporary table has the same columns, so SQLite copies whole records, unless somebody
      // added an index to the store's table.
      return try connection.run(
        "INSERT INTO main.run_event SELECT * FROM temp.\(RunSpool.events)")
    }
    try connection.run(
      """
      INSERT INTO main.run_event (\(RunTable.eventColumns.joined(separator: ", ")))
      SELECT id + ?, \(RunTable.eventColumns.dropFirst().joined(separator: ", "))
      FROM temp.\(RunSpool.events) ORDER BY id
      """, [.integer(Int64(number - expected) << 32)])
  }

  /// Whether the store's table of events has an index or a trigger.
  private var isIndexed: Bool {
    get throws(SQLiteError) {
      try connection.first(
        "SELECT 1 FROM main.sqlite_schema WHERE lower(tbl_name) = 'run_event' AND type <> 'table'"
      ) { _ in true } ?? false
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
