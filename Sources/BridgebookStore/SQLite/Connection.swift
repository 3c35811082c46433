internal import CSQLite
internal import Platform

/// A connection to a SQLite database; used from one thread at a time.
package final class Connection {
  /// The mode in which a database file is opened.
  package enum Mode: Sendable {
    /// Read and write an existing file.
    case readWrite
    /// Read and write a file, creating it if it is missing.
    case create
    /// Read an existing file.
    case readOnly
    /// Read an existing file that does not change while it is open; needs no locks and no journal.
    case immutable
  }

  let handle: OpaquePointer
  package let path: String
  private var patience: Patience?
  /// Whether a commit waits until it is on the disk; files that are still private are flushed once
  /// at the end.
  package var isSynchronous = true
  private var isSetSynchronous = false
  /// Objects that SQLite calls back; they must live as long as the connection.
  var callbacks: [AnyObject] = []

  /// Opens a file, or a private database in memory for the path `:memory:`.
  package init(path: String, mode: Mode, busyTimeoutMilliseconds: Int32 = 60_000)
    throws(SQLiteError)
  {
    // SQLite would use only the part of the path before the NUL.
    guard !path.utf8.contains(0) else {
      throw SQLiteError(
        code: SQLITE_CANTOPEN, extendedCode: SQLITE_CANTOPEN,
        message: "the path holds a NUL character", sql: nil)
    }
    _ = MemoryCount.isOn
    _ = Connection.readsPages
    MappingFault.willOpen()
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(mode.address(of: path), &handle, mode.flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = Connection.error(handle: handle, code: code, sql: nil)
      sqlite3_close_v2(handle)
      MappingFault.didClose()
      throw error
    }
    self.handle = handle
    self.path = path
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeoutMilliseconds)
    // Fails for a database in memory, which has no log.
    _ = bridgebook_remove_log_at_close(handle, "main")
    // A fault during a checkpoint ends the program, so a server leaves it to the next process that
    // closes the file.
    if MappingFault.isSurvived, mode != .create { bridgebook_leave_log_at_close(handle) }
  }

  /// Whether SQLite reads the pages of all files instead of mapping them.
  ///
  /// Truncating a mapped file would end this program with a signal.
  private static let readsPages = bridgebook_map_nothing() == SQLITE_OK

  deinit {
    sqlite3_close_v2(handle)
    MappingFault.didClose()
  }

  /// Waits for locks up to a limit, and calls `notice` once if that takes longer than a moment.
  ///
  /// - Parameters:
  ///   - shouldStop: polled while waiting; once it returns true, the database counts as busy.
  ///   - notice: called at the latest before the limit is reached.
  package func wait(
    atMost milliseconds: Int32, noticeAfter moment: Int32,
    until shouldStop: @escaping () -> Bool = { false }, _ notice: @escaping () -> Void
  ) {
    let patience = Patience(
      limit: milliseconds, moment: moment, notice: notice, shouldStop: shouldStop)
    self.patience = patience
    sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context else { return 0 }
        return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().waitsOn(count) ? 1 : 0
      }, Unmanaged.passUnretained(patience).toOpaque())
  }

  /// Runs one or more statements separated by semicolons, ignoring rows.
  package func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// Compiles a statement for repeated use.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(connection: self, sql: sql)
  }

  /// Compiles and runs a statement once.
  package func run(_ sql: String, _ values: [Value] = []) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// Calls the closure with each row of a query.
  package func forEach(
    _ sql: String, _ values: [Value] = [], _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try prepare(sql).forEach(values, body)
  }

  /// Copies the database into a new or empty file.
  ///
  /// The path is part of the statement, because a bound value would have to be UTF-8.
  package func copy(to path: String) throws(SQLiteError) {
    let name = PathText.bytes(of: path).dropLast().map(UInt8.init(bitPattern:))
    try run("VACUUM INTO CAST(? AS TEXT)", [.blob(name)])
  }

  /// Attaches another database for reading.
  package func attach(_ path: String, as name: String) throws(SQLiteError) {
    let file = PathText.bytes(of: path).dropLast().map(UInt8.init(bitPattern:))
    try run("ATTACH CAST(? AS TEXT) AS \(name)", [.blob(file)])
    _ = bridgebook_remove_log_at_close(handle, name)
  }

  /// Returns all rows of a query, each converted to a value.
  package func rows<Element>(
    _ sql: String, _ values: [Value] = [], _ transform: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    try prepare(sql).rows(values, transform)
  }

  /// Returns the first row of a query; nil if there is none.
  package func first<Element>(
    _ sql: String, _ values: [Value] = [], _ transform: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> Element? {
    try prepare(sql).first(values, transform)
  }

  /// Runs the closure in a transaction that holds the write lock from the start; rolls back on any
  /// error.
  package func writeTransaction<Result, Failure: Error>(
    mapping: (SQLiteError) -> Failure, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try MappingFault.duringFragileWork { () throws(Failure) in
      try transaction(mapping: mapping, work)
    }
  }

  private func transaction<Result, Failure: Error>(
    mapping: (SQLiteError) -> Failure, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(SQLiteError) { try beginWriting() } catch { throw mapping(error) }
    let log = DatabaseLog(of: self)
    let result: Result
    do throws(Failure) {
      result = try work()
    } catch {
      rollback()
      throw error
    }
    do throws(SQLiteError) {
      try log?.checkFileIsInPlace(of: self)
      try execute("COMMIT")
    } catch {
      rollback()
      if error.isOfMovedFile { log?.remove() }
      var error = error
      // The log may already contain the whole transaction; then the next process that recovers the
      // log applies it.
      error.isUnconfirmed = isSynchronous && error.reason == .inputOutput
      throw mapping(error)
    }
    return result
  }

  /// Sets the synchronous mode, then begins a transaction with the write lock.
  ///
  /// The default mode differs between builds of SQLite; Apple's does not sync the log at each
  /// commit.
  ///
  /// Where the system has F_FULLFSYNC, `fullfsync` flushes the disk's own cache too. Connections
  /// that only read may checkpoint when they close; Apple's SQLite does that with a full sync by
  /// default (DEFAULT_CKPTFULLFSYNC in simonw/datasette#396).
  private func beginWriting() throws(SQLiteError) {
    if isSynchronous, !isSetSynchronous, !isInTransaction {
      try execute(
        "PRAGMA synchronous = FULL; PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1")
      isSetSynchronous = true
    }
    try execute("BEGIN IMMEDIATE")
  }

  /// Runs the closure in a write transaction; rolls back on any error.
  package func writeTransaction<Result>(
    _ work: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try writeTransaction(mapping: { $0 }, work)
  }

  /// Runs the closure with foreign keys off, and enables them again afterwards.
  ///
  /// SQLite ignores the setting inside a transaction, so the closure must begin its own. With
  /// foreign keys on, dropping a table would delete the rows that refer to it; see "Making Other
  /// Kinds Of Table Schema Changes" in SQLite's documentation.
  package func withoutForeignKeys<Result, Failure: Error>(
    mapping: (SQLiteError) -> Failure, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    func enforce(_ isOn: Bool) throws(Failure) {
      do throws(SQLiteError) {
        try execute("PRAGMA foreign_keys = \(isOn ? "ON" : "OFF")")
        guard try enforcesForeignKeys() == isOn else {
          throw .misuse("foreign keys cannot change inside a transaction")
        }
      } catch { throw mapping(error) }
    }
    let result: Result
    do throws(Failure) {
      try enforce(false)
      result = try work()
    } catch {
      // The first error is more useful than one from this statement.
      sqlite3_exec(handle, "PRAGMA foreign_keys = ON", nil, nil, nil)
      throw error
    }
    try enforce(true)
    return result
  }

  /// The number of rows that the last statement inserted, changed or removed.
  package var changes: Int { Int(sqlite3_changes(handle)) }

  /// Returns whether foreign keys are enforced.
  package func enforcesForeignKeys() throws(SQLiteError) -> Bool {
    var isOn = false
    try forEach("PRAGMA foreign_keys") { isOn = $0.int(0) == 1 }
    return isOn
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Returns whether SQLite was compiled with an option, such as `ENABLE_FTS5`.
  package static func isCompiled(with option: String) -> Bool {
    sqlite3_compileoption_used(option) != 0
  }

  /// Disables SQL that could damage the file, such as writes to schema tables.
  package func makeDefensive() {
    _ = bridgebook_defensive(handle)
  }

  /// The version of the SQLite library.
  package static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  func error(_ code: Int32, sql: String?) -> SQLiteError {
    Connection.error(handle: handle, code: code, sql: sql)
  }

  private func rollback() {
    // Some errors end the transaction themselves; another rollback would hide the first error.
    if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
  }

  private static func error(handle: OpaquePointer?, code: Int32, sql: String?) -> SQLiteError {
    SQLiteError(
      code: code & 0xff,
      extendedCode: handle.map { sqlite3_extended_errcode($0) } ?? code,
      message: handle.map { String(cString: sqlite3_errmsg($0)) }
        ?? String(cString: sqlite3_errstr(code)),
      sql: sql)
  }
}
