/// A failure SQLite reported: its codes, its words and the statement that met it.
package struct SQLiteError: Error, Equatable, Sendable {
  /// The primary result code, such as 5 for a busy database.
  package let code: Int32
  package let extendedCode: Int32
  package let message: String
  /// The statement, without bound values; nil when no statement was involved.
  package let sql: String?

  package init(code: Int32, extendedCode: Int32, message: String, sql: String?) {
    self.code = code
    self.extendedCode = extendedCode
    self.message = message
    self.sql = sql
  }

  /// The primary codes a caller may have to tell apart.
  package enum Reason: Int32, Sendable {
    case busy = 5
    case locked = 6
    case outOfMemory = 7
    case readOnly = 8
    case interrupted = 9
    case inputOutput = 10
    case corrupt = 11
    case full = 13
    case cannotOpen = 14
    case tooBig = 18
    case constraint = 19
    case notAuthorized = 23
    case notADatabase = 26
  }

  /// The code's meaning, where a caller may care.
  package var reason: Reason? { Reason(rawValue: code) }
}
