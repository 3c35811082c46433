internal import CSQLite

/// Why a text is no query that may run.
package enum QueryError: Error, Equatable, Sendable {
  /// It holds no statement.
  case empty
  /// It holds more than one statement.
  case several
  /// It has parameters, such as `?`, for which nobody gives a value.
  case parameters
  /// It would do something beside reading.
  case refused(RefusedAction?)
  /// A row is longer than `Query.longestRow`.
  case rowTooLong
  case sqlite(SQLiteError)
}

/// One reading statement that somebody else wrote; its rows come one at a time.
package final class Query {
  /// The longest text or blob in bytes; SQLite refuses to make or read a longer one.
  package static let longestValue = 16 << 20
  /// The most bytes the texts and blobs of one row have together.
  package static let longestRow = 32 << 20

  private let connection: Connection
  private let handle: OpaquePointer
  private let sql: String
  /// The names of the columns, as the statement gives them.
  package let columns: [String]

  /// Compiles the statement on a connection that is restricted to reading.
  package init(_ connection: Connection, _ sql: String) throws(QueryError) {
    connection.readingGuard?.forget()
    let statements = try Query.compile(sql, on: connection)
    guard let handle = statements.first else { throw .empty }
    func refuse(_ error: QueryError) -> QueryError {
      for statement in statements { sqlite3_finalize(statement) }
      return error
    }
    guard statements.count == 1 else { throw refuse(.several) }
    // What has nothing to do, such as a DROP of what is not there, is read-only and has no columns.
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

  /// The next row, valid until the next call; nil where there is none.
  package func next() throws(QueryError) -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      guard byteCount <= Query.longestRow else { throw .rowTooLong }
      return Row(handle: handle)
    case SQLITE_DONE: return nil
    case let code: throw Query.error(code, sql, on: connection)
    }
  }

  /// The bytes of the texts and blobs in the row.
  private var byteCount: Int {
    (0..<sqlite3_column_count(handle)).reduce(0) { sum, column in
      switch sqlite3_column_type(handle, column) {
      case SQLITE_TEXT, SQLITE_BLOB: sum + Int(sqlite3_column_bytes(handle, column))
      default: sum
      }
    }
  }

  /// The statements of the text, at most two; comments and lone semicolons are none.
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
    let refused = connection.readingGuard?.refused
    let isRefused = refused != nil || [.notAuthorized, .readOnly].contains(error.reason)
    return isRefused ? .refused(refused) : .sqlite(error)
  }
}
