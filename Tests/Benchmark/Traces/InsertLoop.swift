internal import CSQLite
internal import Platform

/// The loop that imports are compared with: inserts the parsed rows of a run with one prepared
/// statement.
///
/// The rows are read from a file, and the loop is a separate process, like the import.
enum InsertLoop {
  /// The operand that makes this program run the loop.
  static let word = "insert-rows"

  /// The stored numbers of one event; the smallest time represents null.
  private struct EventRow {
    var code, subject, name, value, thread, lineLead: Int32
    var time: Int64
  }

  /// Writes the events of a store's last run to a file and returns their number.
  static func extract(from store: String, to path: String) throws -> Int {
    let connection = try open(store)
    defer { sqlite3_close(connection) }
    let query = """
      SELECT code, subject, name, value, thread, line_lead, coalesce(time, -9223372036854775808)
      FROM run_event WHERE id >= (SELECT max(number) FROM run) << 32 ORDER BY id
      """
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK else {
      throw BenchmarkError.cannotRead(store)
    }
    let file = try BufferedFile(path, .write)
    var count = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      func column(_ index: Int32) -> Int32 { sqlite3_column_int(statement, index) }
      var row = EventRow(
        code: column(0), subject: column(1), name: column(2), value: column(3), thread: column(4),
        lineLead: column(5), time: sqlite3_column_int64(statement, 6))
      withUnsafeBytes(of: &row) { file.write($0) }
      count += 1
    }
    try file.close()
    return count
  }

  /// Returns the id of a store's last run.
  static func lastRun(of store: String) throws -> String {
    let connection = try open(store)
    defer { sqlite3_close(connection) }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let query = "SELECT id FROM run ORDER BY number DESC LIMIT 1"
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW, let id = sqlite3_column_text(statement, 0)
    else { throw BenchmarkError.cannotRead(store) }
    return String(cString: id)
  }

  /// Inserts the rows of a file as a new run in one transaction, with the settings of an import.
  static func run(rows path: String, store: String) throws {
    let file = try BufferedFile(path, .read)
    let connection = try open(store)
    defer { sqlite3_close(connection) }
    try execute(connection, "PRAGMA mmap_size = 268435456; PRAGMA foreign_keys = ON")
    try execute(connection, "BEGIN IMMEDIATE")
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    sqlite3_prepare_v2(
      connection, "INSERT INTO run_event VALUES (?, ?, ?, ?, ?, ?, ?, ?)", -1, &statement, nil)
    let room = UnsafeMutableBufferPointer<EventRow>.allocate(capacity: 4096)
    defer { room.deallocate() }
    var identifier = try nextRun(connection) << 32
    while true {
      let count =
        file.read(into: UnsafeMutableRawBufferPointer(room)) / MemoryLayout<EventRow>.stride
      if count == 0 { break }
      for row in room[..<count] {
        bind(row, identifier, to: statement)
        guard sqlite3_step(statement) == SQLITE_DONE else {
          throw BenchmarkError.cannotInsert(store)
        }
        sqlite3_reset(statement)
        identifier += 1
      }
    }
    try execute(connection, "COMMIT")
  }

  private static func nextRun(_ connection: OpaquePointer) throws -> Int64 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let query = "SELECT coalesce(max(number), 0) + 1 FROM run"
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { throw BenchmarkError.cannotRead("run") }
    return sqlite3_column_int64(statement, 0)
  }

  @inline(__always)
  private static func bind(_ row: EventRow, _ identifier: Int64, to statement: OpaquePointer?) {
    sqlite3_bind_int64(statement, 1, identifier)
    sqlite3_bind_int(statement, 2, row.code)
    sqlite3_bind_int(statement, 3, row.subject)
    sqlite3_bind_int(statement, 4, row.name)
    sqlite3_bind_int(statement, 5, row.value)
    sqlite3_bind_int(statement, 6, row.thread)
    sqlite3_bind_int(statement, 7, row.lineLead)
    if row.time == .min {
      sqlite3_bind_null(statement, 8)
    } else {
      sqlite3_bind_int64(statement, 8, row.time)
    }
  }

  private static func open(_ store: String) throws -> OpaquePointer {
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(store, &connection, flags, nil) == SQLITE_OK, let connection else {
      throw BenchmarkError.cannotRead(store)
    }
    return connection
  }

  private static func execute(_ connection: OpaquePointer, _ sql: String) throws {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
      throw BenchmarkError.cannotInsert(sql)
    }
  }
}
