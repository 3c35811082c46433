/// Comma-separated values as in RFC 4180, but with plain line feeds; null is an empty field, empty text is `""`.
package struct CommaSeparatedTable: TableWriter {
  private let isForTerminal: Bool
  private let escapesFormulas: Bool

  /// - Parameters:
  ///   - isForTerminal: makes visible what a terminal would act on; a file gets every character as it is.
  ///   - escapesFormulas: keeps spreadsheets from running texts; see `FormulaEscape`.
  package init(isForTerminal: Bool, escapesFormulas: Bool = false) {
    self.isForTerminal = isForTerminal
    self.escapesFormulas = escapesFormulas
  }

  /// What stands before the rows.
  package mutating func begin(_ columns: [String]) -> String {
    columns.map { field(.text($0)) }.joined(separator: ",") + "\n"
  }

  /// One row.
  package mutating func row(_ cells: [TableCell]) -> String {
    cells.map(field).joined(separator: ",") + "\n"
  }

  /// What stands after the last row, and after a failure.
  package mutating func end(failure: String?) -> String { "" }

  private func field(_ cell: TableCell) -> String {
    guard case .text(var text) = cell else { return cell.words }
    if escapesFormulas { text = FormulaEscape.escaped(text) }
    let words = isForTerminal ? DisplayWidth.escaped(text) : text
    let isPlain =
      !words.isEmpty
      && words.utf8.allSatisfy { byte in
        ![UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13].contains(byte)
      }
    return isPlain ? words : "\"" + words.replacing("\"", with: "\"\"") + "\""
  }
}
