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
