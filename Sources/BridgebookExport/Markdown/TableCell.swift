/// A value in a table.
package enum TableCell: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  /// The value as text; bytes in SQL notation, such as `x'0aff'`.
  var words: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    case .bytes(let bytes):
      "x'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
    }
  }

  var isNumber: Bool {
    switch self {
    case .integer, .real: true
    case .null, .text, .bytes: false
    }
  }
}

/// Formats a table row by row; each returned text can be printed immediately.
package protocol TableWriter {
  /// Returns the text before the first row.
  mutating func begin(_ columns: [String]) -> String
  /// Returns the text of a row, or nothing if it is buffered.
  mutating func row(_ cells: [TableCell]) -> String
  /// The number of values that were truncated.
  var cutCount: Int { get }
  /// Whether the table has as many rows as its format allows; further rows are omitted.
  var isFull: Bool { get }
  /// Returns the text after the last row; `failure` is the reason why rows are missing.
  mutating func end(failure: String?) -> String
}

extension TableWriter {
  /// The number of truncated values; 0 by default, because most formats write every value in full.
  package var cutCount: Int { 0 }

  /// Whether the table is full; false by default, because most formats are written to files and
  /// have any number of rows.
  package var isFull: Bool { false }
}
