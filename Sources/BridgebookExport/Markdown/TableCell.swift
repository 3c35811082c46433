/// A value of a table of any shape.
package enum TableCell: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  /// The value as words; bytes as SQL writes them, `x'0aff'`.
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

/// Writes a table row by row; what a call returns can be printed at once.
package protocol TableWriter {
  /// What stands before the first row.
  mutating func begin(_ columns: [String]) -> String
  /// One row, or nothing yet.
  mutating func row(_ cells: [TableCell]) -> String
  /// How many values were not written whole.
  var cutCount: Int { get }
  /// What stands after the last row; a message says why rows are missing.
  mutating func end(failure: String?) -> String
}

extension TableWriter {
  /// Most forms write every value whole.
  package var cutCount: Int { 0 }
}
