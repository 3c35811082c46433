internal import CSQLite

/// The authorizer that SQLite calls while it compiles a statement; allows only reading.
final class ReadingGuard {
  private(set) var refused: RefusedAction?

  /// Pragmas that only describe tables; full-text search uses the last one itself.
  private static let harmlessPragmas: Set<String> = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
    "foreign_key_list", "data_version",
  ]

  /// Functions that load code or write, regardless of other protections.
  private static let harmfulFunctions: Set<String> = [
    "load_extension", "fts3_tokenizer", "optimize", "edit", "readfile", "writefile",
  ]

  private static let schemaTables: Set<String> = ["sqlite_master", "sqlite_temp_master"]

  func forget() { refused = nil }

  func allows(_ code: Int32, _ first: String?, _ second: String?) -> Bool {
    switch code {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return true
    case SQLITE_FUNCTION where !ReadingGuard.harmfulFunctions.contains(second?.lowercased() ?? ""):
      return true
    // SQLite asks for this when it declares the columns of a virtual table. It refuses actual
    // writes to schema tables itself.
    case SQLITE_UPDATE where ReadingGuard.schemaTables.contains(first ?? ""): return true
    case SQLITE_PRAGMA where ReadingGuard.harmlessPragmas.contains(first?.lowercased() ?? ""):
      return true
    default:
      // The first refused action is the requested one; later ones follow from it.
      if refused == nil {
        refused = RefusedAction(
          action: RefusedAction.names[code] ?? "action \(code)",
          subject: code == SQLITE_FUNCTION ? second : first)
      }
      return false
    }
  }

  /// Returns the guard of a connection; nil if the connection may do more than read.
  static func of(_ connection: Connection) -> ReadingGuard? {
    connection.callbacks.lazy.compactMap { $0 as? ReadingGuard }.first
  }
}

/// The restrictions of a connection, which cannot be lifted again.
package enum ConnectionLimits {
  /// Makes SQLite refuse every statement that does anything but read; cannot be undone.
  ///
  /// The file should be opened read-only as well, although either is sufficient.
  package static func restrictToReading(_ connection: Connection) throws(SQLiteError) {
    // Sorting in memory is subject to the memory limit; in a file it could fill the disk.
    try connection.execute(
      "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY")
    connection.makeDefensive()
    bridgebook_deny_extensions(connection.handle)
    for (limit, value) in limits { sqlite3_limit(connection.handle, limit, value) }
    guard MemoryCount.isOn else { throw .misuse("SQLite does not count memory") }
    sqlite3_hard_heap_limit64(maximumMemory)
    let reading = ReadingGuard()
    connection.callbacks.append(reading)
    sqlite3_set_authorizer(
      connection.handle,
      { context, code, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let reading = Unmanaged<ReadingGuard>.fromOpaque(context).takeUnretainedValue()
        let isAllowed = reading.allows(
          code, first.map { String(cString: $0) }, second.map { String(cString: $0) })
        return isAllowed ? SQLITE_OK : SQLITE_DENY
      }, Unmanaged.passUnretained(reading).toOpaque())
  }

  /// Treats the file's schema as untrusted, and limits the cost of reading it.
  ///
  /// See "Defense Against The Dark Arts" in SQLite's documentation.
  package static func distrust(_ connection: Connection) throws(SQLiteError) {
    try connection.execute(
      """
      PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0
      """)
    connection.makeDefensive()
    bridgebook_deny_extensions(connection.handle)
    // The limit on attached databases is kept, because copying the file attaches the copy.
    for (limit, value) in limits where limit != SQLITE_LIMIT_ATTACHED {
      sqlite3_limit(connection.handle, limit, value)
    }
  }

  /// The memory limit in bytes, so that a mistyped query cannot use up the machine's memory.
  private static let maximumMemory: Int64 = 512 << 20

  private static let limits: [(Int32, Int32)] = [
    (SQLITE_LIMIT_LENGTH, Int32(Query.longestValue)), (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
  ]
}

/// Holds the closure that SQLite's progress handler calls.
final class ProgressWatch {
  let shouldStop: () -> Bool

  init(_ shouldStop: @escaping () -> Bool) {
    self.shouldStop = shouldStop
  }
}

extension Connection {
  /// Keeps another connection open until this one is closed.
  ///
  /// A read-only connection that closes last leaves the log's files behind.
  package func outlive(by other: Connection) {
    callbacks.append(other)
  }

  /// Polls the closure while a statement runs, and interrupts the statement once it returns true.
  ///
  /// - Parameter steps: the number of virtual machine instructions between two calls.
  package func interrupt(every steps: Int32 = 4_000, when shouldStop: @escaping () -> Bool) {
    let watch = ProgressWatch(shouldStop)
    callbacks.append(watch)
    sqlite3_progress_handler(
      handle, steps,
      { context in
        guard let context else { return 1 }
        let watch = Unmanaged<ProgressWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.shouldStop() ? 1 : 0
      }, Unmanaged.passUnretained(watch).toOpaque())
  }
}

/// An action other than reading that a statement requested.
package struct RefusedAction: Equatable, Sendable {
  /// The SQL name of the action, such as `INSERT`.
  package let action: String
  /// The table, pragma, file or function of the action; nil if SQLite does not report it.
  package let subject: String?

  /// The names of SQLite's authorizer actions by code, except for reading.
  static let names: [Int32: String] = [
    SQLITE_CREATE_INDEX: "CREATE INDEX", SQLITE_CREATE_TABLE: "CREATE TABLE",
    SQLITE_CREATE_TEMP_INDEX: "CREATE TEMP INDEX",
    SQLITE_CREATE_TEMP_TABLE: "CREATE TEMP TABLE",
    SQLITE_CREATE_TEMP_TRIGGER: "CREATE TEMP TRIGGER",
    SQLITE_CREATE_TEMP_VIEW: "CREATE TEMP VIEW", SQLITE_CREATE_TRIGGER: "CREATE TRIGGER",
    SQLITE_CREATE_VIEW: "CREATE VIEW", SQLITE_CREATE_VTABLE: "CREATE VIRTUAL TABLE",
    SQLITE_DELETE: "DELETE", SQLITE_DROP_INDEX: "DROP INDEX", SQLITE_DROP_TABLE: "DROP TABLE",
    SQLITE_DROP_TEMP_INDEX: "DROP INDEX", SQLITE_DROP_TEMP_TABLE: "DROP TABLE",
    SQLITE_DROP_TEMP_TRIGGER: "DROP TRIGGER", SQLITE_DROP_TEMP_VIEW: "DROP VIEW",
    SQLITE_DROP_TRIGGER: "DROP TRIGGER", SQLITE_DROP_VIEW: "DROP VIEW",
    SQLITE_DROP_VTABLE: "DROP TABLE", SQLITE_INSERT: "INSERT", SQLITE_UPDATE: "UPDATE",
    SQLITE_PRAGMA: "PRAGMA", SQLITE_TRANSACTION: "TRANSACTION", SQLITE_SAVEPOINT: "SAVEPOINT",
    SQLITE_ATTACH: "ATTACH", SQLITE_DETACH: "DETACH", SQLITE_ALTER_TABLE: "ALTER TABLE",
    SQLITE_REINDEX: "REINDEX", SQLITE_ANALYZE: "ANALYZE", SQLITE_FUNCTION: "function",
  ]
}
