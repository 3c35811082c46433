/// A failure SQLite reported: its codes, its words and the statement that met it.
package struct SQLiteError: Error, Equatable, Sendable {
  /// The primary result code, such as 5 for a busy database.
  package let code: Int32
  package let extendedCode: Int32
  package let message: String
  /// The statement, without bound values; nil when no statement was involved.
  package let sql: String?
  /// The value a reader could not take; nil where SQLite itself failed.
  package let damage: Damage?
  /// A commit was written and the disk did not confirm it: what others read later holds all of it or nothing.
  package var isUnconfirmed = false

  package init(
    code: Int32, extendedCode: Int32, message: String, sql: String?, damage: Damage? = nil
  ) {
    self.code = code
    self.extendedCode = extendedCode
    self.message = message
    self.sql = sql
    self.damage = damage
  }

  /// A row that no program of this schema wrote; SQLite reads it, its reader cannot.
  package static func damaged(_ damage: Damage) -> SQLiteError {
    let code = Reason.corrupt.rawValue
    return SQLiteError(
      code: code, extendedCode: code, message: "a row holds what it cannot hold", sql: nil,
      damage: damage)
  }

  /// A use of SQLite that the program must not make.
  static func misuse(_ message: String, sql: String? = nil) -> SQLiteError {
    SQLiteError(
      code: Reason.misuse.rawValue, extendedCode: Reason.misuse.rawValue, message: message,
      sql: sql)
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
    case misuse = 21
    case notAuthorized = 23
    case notADatabase = 26
  }

  /// Whether the statement is none that this library understands.
  package var isOfStatement: Bool { code == 1 }

  /// The code's meaning, where a caller may care.
  package var reason: Reason? { Reason(rawValue: code) }
}

/// A row that cannot be what it says: where it stands, and what is wrong with it.
package struct Damage: Equatable, Hashable, Sendable {
  /// What is wrong with a value or a row.
  package enum Problem: Equatable, Hashable, Sendable {
    /// A word that is none of those the column can hold.
    case unknownWord(String)
    /// A number outside of what the column can hold.
    case badNumber(Int)
    /// A text that is not of the column's form.
    case malformed(String)
    /// The row that another one needs is missing.
    case missing
    /// The same was written twice.
    case repeated
  }

  package let table: String
  /// What tells the row from others of the table, such as an id.
  package let row: String
  /// The column; nil where it is about the whole row.
  package let column: String?
  package let problem: Problem

  package init(table: String, row: String, column: String?, problem: Problem) {
    self.table = table
    self.row = row
    self.column = column
    self.problem = problem
  }
}
