internal import CSQLite

/// A compiled statement, which can be reused after each run.
package final class Statement {
  private let connection: Connection
  fileprivate let handle: OpaquePointer
  private let sql: String

  init(connection: Connection, sql: String) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw connection.error(code, sql: sql) }
    self.connection = connection
    self.handle = handle
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement to its end, ignoring rows.
  package func run(_ values: [Value] = []) throws(SQLiteError) {
    try scan(values) { (_) throws(SQLiteError) in true }
  }

  /// Calls the closure with each row.
  ///
  /// Unlike `rows`, this creates no array, so the runtime need not instantiate a generic type at
  /// start-up.
  package func forEach(
    _ values: [Value] = [], _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try scan(values) { (row) throws(SQLiteError) in
      try body(row)
      return true
    }
  }

  /// Calls the closure with each row until it returns false.
  package func scan(
    _ values: [Value] = [], while body: (Row) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    try bind(values)
    do throws(SQLiteError) {
      let row = Row(handle: handle)
      while try step() { guard try body(row) else { break } }
    } catch {
      sqlite3_reset(handle)
      throw error
    }
    // If there was no memory for a column's text, the text was empty, and SQLite reports the error
    // here at the latest.
    let code = sqlite3_reset(handle)
    guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
  }

  /// Returns all rows, each converted to a value.
  package func rows<Element>(
    _ values: [Value] = [], _ transform: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    var elements: [Element] = []
    try scan(values) { (row) throws(SQLiteError) in
      elements.append(try transform(row))
      return true
    }
    return elements
  }

  /// Returns the first row; nil if there is none.
  package func first<Element>(
    _ values: [Value] = [], _ transform: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> Element? {
    var element: Element?
    try scan(values) { (row) throws(SQLiteError) in
      element = try transform(row)
      return false
    }
    return element
  }

  fileprivate func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code, sql: sql)
    }
  }

  private func bind(_ values: [Value]) throws(SQLiteError) {
    precondition(
      values.count == Int(sqlite3_bind_parameter_count(handle)), "wrong number of values: \(sql)")
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .blob(let bytes):
          sqlite3_bind_blob64(
            handle, index, bytes, sqlite3_uint64(bytes.count), bridgebook_transient())
        case .text(var text):
          text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { characters in
              // An empty buffer may have no address, and SQLite would take nil for null.
              sqlite3_bind_text64(
                handle, index, characters.baseAddress ?? Statement.empty,
                sqlite3_uint64(characters.count), bridgebook_transient(), UInt8(SQLITE_UTF8))
            }
          }
        }
      guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }
  }

  nonisolated(unsafe) private static let empty: UnsafePointer<CChar> = {
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    pointer.initialize(to: 0)
    return UnsafePointer(pointer)
  }()
}

/// The current row of a statement; valid only inside the closure that receives it.
package struct Row {
  let handle: OpaquePointer

  /// Returns the column as text; empty for null.
  ///
  /// Also empty if SQLite runs out of memory, in which case the statement ends with an error.
  package func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Calls the closure with the UTF-8 bytes of the column's text, without copying them; with no
  /// bytes for null.
  package func withText<Result>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard let bytes = sqlite3_column_text(handle, column) else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return body(
      UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// Returns the column as text; nil for null.
  package func optionalText(_ column: Int32) -> String? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : text(column)
  }

  /// Returns whether the column is null.
  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Returns the column as a whole number; zero for null.
  package func int(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// Returns the column's stored value.
  package func value(_ column: Int32) -> Value {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(double(column))
    case SQLITE_TEXT: return .text(text(column))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(handle, column) else { return .blob([]) }
      let count = Int(sqlite3_column_bytes(handle, column))
      return .blob(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
    default: return .null
    }
  }

  /// Returns the elements whose bytes are the column's value; none for null.
  ///
  /// There are also none if SQLite runs out of memory, in which case the statement ends with an
  /// error.
  func elements<Element: BitwiseCopyable>(_ column: Int32) -> [Element] {
    guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
    let size = Int(sqlite3_column_bytes(handle, column))
    let count = size / MemoryLayout<Element>.stride
    precondition(size == count * MemoryLayout<Element>.stride, "bytes of other elements")
    return Array(unsafeUninitializedCapacity: count) { room, filled in
      UnsafeMutableRawBufferPointer(room).copyMemory(
        from: UnsafeRawBufferPointer(start: bytes, count: size))
      filled = count
    }
  }

  /// Returns the name of a column in the statement.
  package func name(_ column: Int32) -> String {
    sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
  }

  /// The stored values of all columns.
  package var values: [Value] { (0..<sqlite3_column_count(handle)).map(value) }

  /// Returns the column as a floating-point number; zero for null.
  package func double(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }
}

/// Binds numbers to parameters in order without creating values, for loops over millions of rows.
package struct NumberBinder {
  fileprivate let handle: OpaquePointer
  private var column: Int32 = 0
  /// The combined result codes of all calls, so that loops need no branch; zero if all succeeded.
  fileprivate var failure: Int32

  fileprivate init(handle: OpaquePointer) {
    self.handle = handle
    failure = SQLITE_OK
  }

  /// Binds the next integer.
  package mutating func bind(_ number: Int64) {
    column += 1
    failure |= sqlite3_bind_int64(handle, column, number)
  }

  /// Binds the next integer, or null.
  package mutating func bind(_ number: Int64?) {
    guard let number else {
      column += 1
      failure |= sqlite3_bind_null(handle, column)
      return
    }
    bind(number)
  }
}

extension Statement {
  /// A binder that begins with the first parameter.
  package var binder: NumberBinder { NumberBinder(handle: handle) }

  /// Runs an INSERT whose only value is the bytes of an array, which are not copied.
  func insertBytes<Element: BitwiseCopyable>(of elements: [Element]) throws(SQLiteError) {
    let code = elements.withUnsafeBytes { bytes in
      let code = sqlite3_bind_blob64(
        handle, 1, bytes.baseAddress ?? UnsafeRawPointer(Statement.empty),
        sqlite3_uint64(bytes.count), nil)
      return code == SQLITE_OK ? sqlite3_step(handle) : code
    }
    let failure = code == SQLITE_DONE ? nil : connection.error(code, sql: sql)
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    if let failure { throw failure }
  }

  /// Runs an INSERT with the bound numbers.
  ///
  /// - Throws: an error also if a number could not be bound; then nothing is inserted.
  package func insertRows(_ bound: NumberBinder) throws(SQLiteError) {
    guard bound.failure == SQLITE_OK else {
      throw .misuse("a number could not be bound", sql: sql)
    }
    defer { sqlite3_reset(handle) }
    while try step() {}
  }
}
