/// Keeps spreadsheets from running a cell: they take a text that begins with certain characters for a formula.
///
/// An apostrophe before it makes it a text to them, as OWASP advises against CSV injection; other readers see one
/// character more, so this is done on request only.
package enum FormulaEscape {
  /// What begins a formula in one spreadsheet or another, the wide forms of East Asian input included.
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{ff1d}", "\u{ff0b}", "\u{ff0d}", "\u{ff20}",
  ]

  /// The text as it may stand in a cell.
  package static func escaped(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, starts.contains(first) else { return text }
    return "'" + text
  }
}
