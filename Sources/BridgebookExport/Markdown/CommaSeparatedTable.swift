internal import Bridgebook

/// Comma-separated values according to RFC 4180, but with plain line feeds; null is an empty field,
/// and an empty text is `""`.
package struct CommaSeparatedTable: TableWriter {
  private let isForTerminal: Bool
  private let escapesFormulas: Bool

  /// - Parameters:
  ///   - isForTerminal: whether control characters are escaped; a file gets every character
  ///     unchanged.
  ///   - escapesFormulas: whether to keep spreadsheets from running formulas; see `FormulaEscape`.
  package init(isForTerminal: Bool, escapesFormulas: Bool = false) {
    self.isForTerminal = isForTerminal
    self.escapesFormulas = escapesFormulas
  }

  /// Returns the header row.
  package mutating func begin(_ columns: [String]) -> String {
    columns.map { field(.text($0)) }.joined(separator: ",") + "\n"
  }

  /// Returns the text of a row.
  package mutating func row(_ cells: [TableCell]) -> String {
    cells.map(field).joined(separator: ",") + "\n"
  }

  /// Returns an empty text, because the format has no end.
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
