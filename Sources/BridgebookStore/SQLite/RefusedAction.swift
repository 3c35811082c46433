internal import CSQLite

/// Something a statement wanted to do beside reading.
package struct RefusedAction: Equatable, Sendable {
  /// As SQL calls it, such as `INSERT`.
  package let action: String
  /// The table, pragma, file or function it was about; nil where SQLite does not say.
  package let subject: String?

  /// What SQLite asks permission for, by its code; reading is not among them.
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

/// Answers SQLite, which asks while it compiles a statement whether each action is allowed: only reading is.
final class ReadingGuard {
  private(set) var refused: RefusedAction?

  /// Pragmas that only describe tables; full-text search asks for the last one itself.
  private static let harmlessPragmas: Set<String> = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
    "foreign_key_list", "data_version",
  ]

  /// Functions that load code or write, whatever else protects the file.
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
    // So a virtual table says that it declares its columns. What a statement would write there SQLite refuses itself.
    case SQLITE_UPDATE where ReadingGuard.schemaTables.contains(first ?? ""): return true
    case SQLITE_PRAGMA where ReadingGuard.harmlessPragmas.contains(first?.lowercased() ?? ""):
      return true
    default:
      // The first one is what was asked for; the others follow from it.
      if refused == nil {
        refused = RefusedAction(
          action: RefusedAction.names[code] ?? "action \(code)",
          subject: code == SQLITE_FUNCTION ? second : first)
      }
      return false
    }
  }
}

extension Connection {
  /// From now on SQLite refuses every statement that would do anything but read; this cannot be taken back.
  ///
  /// The file should be opened read-only too: each of the two suffices.
  package func restrictToReading() throws(SQLiteError) {
    // In memory what is sorted meets the limit of memory; in a file it could fill the disk.
    try execute("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY")
    makeDefensive()
    bridgebook_deny_extensions(handle)
    for (limit, value) in Connection.limits { sqlite3_limit(handle, limit, value) }
    sqlite3_hard_heap_limit64(Connection.mostMemory)
    let reading = ReadingGuard()
    callbacks.append(reading)
    sqlite3_set_authorizer(
      handle,
      { context, code, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let reading = Unmanaged<ReadingGuard>.fromOpaque(context).takeUnretainedValue()
        let isAllowed = reading.allows(
          code, first.map { String(cString: $0) }, second.map { String(cString: $0) })
        return isAllowed ? SQLITE_OK : SQLITE_DENY
      }, Unmanaged.passUnretained(reading).toOpaque())
  }

  /// Takes nothing on trust that the file's schema says, and bounds what reading it can cost.
  ///
  /// See "Defense Against The Dark Arts" in SQLite's documentation.
  package func distrust() throws(SQLiteError) {
    try execute(
      """
      PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0
      """)
    makeDefensive()
    bridgebook_deny_extensions(handle)
    // Copying the file attaches the copy.
    for (limit, value) in Connection.limits where limit != SQLITE_LIMIT_ATTACHED {
      sqlite3_limit(handle, limit, value)
    }
  }

  var readingGuard: ReadingGuard? { callbacks.lazy.compactMap { $0 as? ReadingGuard }.first }

  /// A mistyped query must not take all memory of the machine.
  private static let mostMemory: Int64 = 512 << 20

  private static let limits: [(Int32, Int32)] = [
    (SQLITE_LIMIT_LENGTH, Int32(Query.longestValue)), (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
  ]
}
