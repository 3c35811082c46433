/// An error that SQLite reported, with its codes, its message and the statement.
package struct SQLiteError: Error, Equatable, Sendable {
  /// The primary result code, such as 5 for a busy database.
  package let code: Int32
  package let extendedCode: Int32
  package let message: String
  /// The statement without bound values; nil if there was none.
  package let sql: String?
  /// The value that could not be decoded; nil if SQLite itself failed.
  package let damage: Damage?
  /// Whether a commit was written but not confirmed by the disk: later readers see all of it or
  /// nothing.
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

  /// Returns the error for a row that SQLite can read, but that no program with this schema wrote.
  package static func damaged(_ damage: Damage) -> SQLiteError {
    let code = Reason.corrupt.rawValue
    return SQLiteError(
      code: code, extendedCode: code, message: "a row contains an invalid value", sql: nil,
      damage: damage)
  }

  /// Returns the error for a forbidden use of SQLite.
  static func misuse(_ message: String, sql: String? = nil) -> SQLiteError {
    SQLiteError(
      code: Reason.misuse.rawValue, extendedCode: Reason.misuse.rawValue, message: message,
      sql: sql)
  }

  /// The primary result codes that callers distinguish.
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

  /// Whether the statement is not valid in this version of SQLite.
  package var isOfStatement: Bool { code == 1 }

  /// The meaning of the code, if callers distinguish it.
  package var reason: Reason? { Reason(rawValue: code) }
}

/// The place of an invalid row or value, and what is wrong with it.
package struct Damage: Equatable, Hashable, Sendable {
  /// The kind of damage.
  package enum Problem: Equatable, Hashable, Sendable {
    /// A word that is not in the column's vocabulary.
    case unknownWord(String)
    /// A number outside of the column's range.
    case badNumber(Int)
    /// A text that does not have the column's format.
    case malformed(String)
    /// The row that another one refers to is missing.
    case missing
    /// The same item occurs twice.
    case repeated
  }

  package let table: String
  /// Identifies the row in the table, such as by an id.
  package let row: String
  /// The column; nil if the whole row is affected.
  package let column: String?
  package let problem: Problem

  package init(table: String, row: String, column: String?, problem: Problem) {
    self.table = table
    self.row = row
    self.column = column
    self.problem = problem
  }
}
