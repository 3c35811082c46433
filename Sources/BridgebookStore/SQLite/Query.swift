internal import CSQLite

/// An error that keeps a text from being run as a query.
package enum QueryError: Error, Equatable, Sendable {
  /// The text contains no statement.
  case empty
  /// The text contains more than one statement.
  case several
  /// The statement has parameters such as `?`, which have no values.
  case parameters
  /// The statement would do something other than reading.
  case refused(RefusedAction?)
  /// A row is longer than `Query.longestRow`.
  case rowTooLong
  case sqlite(SQLiteError)
}

/// A user's read-only statement, whose rows are fetched one at a time.
package final class Query {
  /// The maximum length of a text or blob in bytes; SQLite refuses longer ones.
  package static let longestValue = 16 << 20
  /// The maximum total size of a row's texts and blobs in bytes.
  package static let longestRow = 32 << 20

  private let connection: Connection
  private let handle: OpaquePointer
  private let sql: String
  /// The names of the columns in the statement.
  package let columns: [String]

  /// Compiles the statement on a connection that is restricted to reading.
  package init(_ connection: Connection, _ sql: String) throws(QueryError) {
    ReadingGuard.of(connection)?.forget()
    let statements = try Query.compile(sql, on: connection)
    guard let handle = statements.first else { throw .empty }
    func refuse(_ error: QueryError) -> QueryError {
      for statement in statements { sqlite3_finalize(statement) }
      return error
    }
    guard statements.count == 1 else { throw refuse(.several) }
    // A statement without effect, such as DROP IF EXISTS of a missing table, is read-only and has
    // no columns.
    guard sqlite3_stmt_readonly(handle) != 0, sqlite3_column_count(handle) > 0 else {
      throw refuse(.refused(nil))
    }
    guard sqlite3_bind_parameter_count(handle) == 0 else { throw refuse(.parameters) }
    self.connection = connection
    self.handle = handle
    self.sql = sql
    columns = (0..<sqlite3_column_count(handle)).map { column in
      sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Returns the next row, valid until the next call; nil after the last one.
  package func next() throws(QueryError) -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      guard byteCount <= Query.longestRow else { throw .rowTooLong }
      return Row(handle: handle)
    case SQLITE_DONE: return nil
    case let code: throw Query.error(code, sql, on: connection)
    }
  }

  /// The total size of the row's texts and blobs in bytes.
  private var byteCount: Int {
    (0..<sqlite3_column_count(handle)).reduce(0) { sum, column in
      switch sqlite3_column_type(handle, column) {
      case SQLITE_TEXT, SQLITE_BLOB: sum + Int(sqlite3_column_bytes(handle, column))
      default: sum
      }
    }
  }

  /// Compiles at most two statements of the text; comments and lone semicolons do not count.
  private static func compile(
    _ sql: String, on connection: Connection
  ) throws(QueryError) -> [OpaquePointer] {
    var statements: [OpaquePointer] = []
    var failure: QueryError?
    sql.withCString { start in
      var rest: UnsafePointer<CChar>? = start
      while let text = rest, text.pointee != 0, statements.count < 2, failure == nil {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(connection.handle, text, -1, &handle, &rest)
        if code != SQLITE_OK { failure = error(code, sql, on: connection) }
        if let handle { statements.append(handle) }
      }
    }
    if let failure {
      let isSecond = !statements.isEmpty
      for statement in statements { sqlite3_finalize(statement) }
      throw isSecond ? .several : failure
    }
    return statements
  }

  private static func error(
    _ code: Int32, _ sql: String, on connection: Connection
  ) -> QueryError {
    let error = connection.error(code, sql: sql)
    let refused = ReadingGuard.of(connection)?.refused
    let isRefused = refused != nil || [.notAuthorized, .readOnly].contains(error.reason)
    return isRefused ? .refused(refused) : .sqlite(error)
  }
}
