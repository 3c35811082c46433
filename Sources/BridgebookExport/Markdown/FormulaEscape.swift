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
