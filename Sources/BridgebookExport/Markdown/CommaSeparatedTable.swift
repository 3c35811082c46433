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

/// Prevents CSV injection: spreadsheets run a field that begins with certain characters as a
/// formula.
///
/// A leading apostrophe makes the field text, as OWASP recommends. Other programs see an additional
/// character, so this is done on request only.
package enum FormulaEscape {
  /// The characters that begin a formula in some spreadsheet, including full-width forms.
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{ff1d}", "\u{ff0b}", "\u{ff0d}", "\u{ff20}",
  ]

  /// Returns the text as a safe field.
  ///
  /// Leading whitespace and a byte order mark are skipped, because spreadsheets drop them on
  /// import.
  package static func escaped(_ text: String) -> String {
    let first = text.unicodeScalars.first {
      starts.contains($0) || !$0.properties.isWhitespace && $0 != "\u{feff}"
    }
    return first.map(starts.contains) == true ? "'" + text : text
  }
}
