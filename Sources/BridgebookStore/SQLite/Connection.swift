internal import CSQLite
internal import Platform

/// One open SQLite database; used from one thread at a time.
package final class Connection {
  /// How a database file is opened.
  package enum Mode: Sendable {
    /// Must exist; read and write.
    case readWrite
    /// Created when it is missing.
    case create
    /// Must exist; never written.
    case readOnly
    /// Must exist and not change while open; works where no lock or journal file can be made.
    case immutable
  }

  let handle: OpaquePointer
  package let path: String
  private var patience: Patience?
  /// Whether a commit waits until it is on the disk; what nobody else can see yet is synchronized once at its end.
  package var isSynchronous = true
  private var isSetSynchronous = false
  /// What SQLite calls back into; it must live as long as the connection.
  var callbacks: [AnyObject] = []

  /// Opens the file, or a private database in memory for the path `:memory:`.
  package init(path: String, mode: Mode, busyTimeoutMilliseconds: Int32 = 60_000)
    throws(SQLiteError)
  {
    // SQLite would open what stands before it.
    guard !path.utf8.contains(0) else {
      throw SQLiteError(
        code: SQLITE_CANTOPEN, extendedCode: SQLITE_CANTOPEN,
        message: "the path holds a NUL character", sql: nil)
    }
    _ = Connection.countsMemory
    _ = Connection.readsPages
    MappingFault.willOpen()
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      mode == .immutable
        ? Array(Connection.immutableAddress(of: path).utf8CString) : PathText.bytes(of: path),
      &handle,
      Connection.flags(for: mode), nil)
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
    // Fails for a database without a file, which has no log.
    _ = bridgebook_remove_log_at_close(handle, "main")
    // Bringing the log into the file is fragile work. A server leaves it to whoever closes the file after it.
    if MappingFault.isSurvived, mode != .create { bridgebook_leave_log_at_close(handle) }
  }

  /// Whether SQLite counts memory; asked for once, before the first connection.
  private static let countsMemory = bridgebook_count_memory() == SQLITE_OK

  /// Whether SQLite reads the pages of every file, and maps none: whoever cuts off a mapped file ends this program by a
  /// signal.
  private static let readsPages = bridgebook_map_nothing() == SQLITE_OK

  deinit {
    sqlite3_close_v2(handle)
    MappingFault.didClose()
  }

  /// Waits for other connections as long as before, and says so once when it takes a moment.
  ///
  /// - Parameter notice: called at the latest before the waiting is given up.
  package func wait(
    atMost milliseconds: Int32, noticeAfter moment: Int32, _ notice: @escaping () -> Void
  ) {
    let patience = Patience(limit: milliseconds, moment: moment, notice: notice)
    self.patience = patience
    sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context else { return 0 }
        return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().waitsOn(count) ? 1 : 0
      }, Unmanaged.passUnretained(patience).toOpaque())
  }

  /// Runs statements that return nothing of interest; several may be separated by semicolons.
  package func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// Compiles one statement for repeated use.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(connection: self, sql: sql)
  }

  /// Compiles and runs one statement once.
  package func run(_ sql: String, _ values: [Value] = []) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// Hands each row of one query to the closure.
  package func forEach(
    _ sql: String, _ values: [Value] = [], _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try prepare(sql).forEach(values, body)
  }

  /// Copies the database into a new file, or one that is empty.
  ///
  /// The name stands in the statement as bytes: as a value it would have to be UTF-8.
  package func copy(to path: String) throws(SQLiteError) {
    let name = PathText.bytes(of: path).dropLast().map(UInt8.init(bitPattern:))
    try run("VACUUM INTO CAST(? AS TEXT)", [.blob(name)])
  }

  /// Makes another database readable beside this one.
  package func attach(_ path: String, as name: String) throws(SQLiteError) {
    let file = PathText.bytes(of: path).dropLast().map(UInt8.init(bitPattern:))
    try run("ATTACH CAST(? AS TEXT) AS \(name)", [.blob(file)])
    _ = bridgebook_remove_log_at_close(handle, name)
  }

  /// All rows of one query, each turned into a value.
  package func rows<Element>(
    _ sql: String, _ values: [Value] = [], _ transform: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    try prepare(sql).rows(values, transform)
  }

  /// The first row of one query; nil when there is none.
  package func first<Element>(
    _ sql: String, _ values: [Value] = [], _ transform: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> Element? {
    try prepare(sql).first(values, transform)
  }

  /// Runs the work in one transaction that holds the write lock from its start; rolls back on any error.
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
    let result: Result
    do throws(Failure) {
      result = try work()
    } catch {
      rollback()
      throw error
    }
    do throws(SQLiteError) {
      try execute("COMMIT")
    } catch {
      rollback()
      var error = error
      // The log may hold the whole change already; SQLite reads it where whoever comes next recovers the log.
      error.isUnconfirmed = isSynchronous && error.reason == .inputOutput
      throw mapping(error)
    }
    return result
  }

  /// Builds of SQLite differ in what they synchronize unasked: Apple's does not at each commit to a log.
  private func beginWriting() throws(SQLiteError) {
    if isSynchronous, !isSetSynchronous, !isInTransaction {
      try execute("PRAGMA synchronous = FULL")
      isSetSynchronous = true
    }
    try execute("BEGIN IMMEDIATE")
  }

  /// Runs the work in one write transaction; rolls back on any error.
  package func writeTransaction<Result>(
    _ work: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try writeTransaction(mapping: { $0 }, work)
  }

  /// Runs the work while references between rows are not enforced, and enforces them afterwards whatever it threw.
  ///
  /// SQLite ignores the change inside a transaction, so the work begins and ends its own. Dropping a table that others
  /// refer to would empty them otherwise; see "Making Other Kinds Of Table Schema Changes" in SQLite's documentation.
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
      // The first error says more than a second one would.
      sqlite3_exec(handle, "PRAGMA foreign_keys = ON", nil, nil, nil)
      throw error
    }
    try enforce(true)
    return result
  }

  /// How many rows the last statement inserted, changed or removed.
  package var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether references between rows are enforced.
  package func enforcesForeignKeys() throws(SQLiteError) -> Bool {
    var isOn = false
    try forEach("PRAGMA foreign_keys") { isOn = $0.int(0) == 1 }
    return isOn
  }

  /// Whether a transaction has begun and not ended.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether this SQLite was compiled with an option, such as `ENABLE_FTS5`.
  package static func isCompiled(with option: String) -> Bool {
    sqlite3_compileoption_used(option) != 0
  }

  /// Forbids writes to the schema tables and other ways to damage the file by SQL.
  package func makeDefensive() {
    _ = bridgebook_defensive(handle)
  }

  /// The version of the SQLite library in use.
  package static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  func error(_ code: Int32, sql: String?) -> SQLiteError {
    Connection.error(handle: handle, code: code, sql: sql)
  }

  private func rollback() {
    // Some errors end the transaction on their own; a second rollback would only hide the first error.
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

  private static func flags(for mode: Mode) -> Int32 {
    // Connections are never shared between threads, so SQLite's own mutexes are not needed.
    switch mode {
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    }
  }

  private static func immutableAddress(of path: String) -> String {
    var address = "file:"
    for character in PathText.bytes(of: path).dropLast() {
      let byte = UInt8(bitPattern: character)
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0...32, 127...255:
        let digits = String(byte, radix: 16)
        address += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      default: address.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return address + "?immutable=1"
  }
}
