package import Bridgebook
internal import BridgebookExport

/// Writes the rows of a ledger, the list of a project's bridges, as Markdown, CSV or JSON.
package enum LedgerForms {
  /// Returns the rows as a Markdown table.
  package static func markdown(_ rows: [CheckLedger.Row]) -> String {
    var table = MarkdownTable()
    var text = table.begin(["file", "bridge", "direction", "class", "verdict", "why"])
    for row in rows {
      text += table.row(
        cells([
          "\(row.path):\(row.use.line)", row.use.name, row.use.direction.rawValue,
          row.use.className, row.verdict.word, row.verdict.reason,
        ]))
    }
    return "# Bridges\n\n" + text + table.end(failure: nil)
  }

  /// Returns the rows as comma-separated values.
  ///
  /// - Parameter escapesFormulas: whether to keep spreadsheets from running formulas; see
  ///   `FormulaEscape`.
  package static func csv(_ rows: [CheckLedger.Row], escapesFormulas: Bool) -> String {
    var table = CommaSeparatedTable(isForTerminal: true, escapesFormulas: escapesFormulas)
    var text = table.begin([
      "path", "line", "name", "direction", "carrier", "class", "members", "verdict", "reason",
    ])
    for row in rows {
      text += table.row(
        cells([
          row.path, String(row.use.line), row.use.name, row.use.direction.rawValue,
          row.use.carrier.rawValue, row.use.className, row.use.members.joined(separator: " "),
          row.verdict.word, row.verdict.reason,
        ]))
    }
    return text + table.end(failure: nil)
  }

  /// Returns the texts as cells; bytes of file names that are not UTF-8 are escaped, which tables
  /// do not do.
  private static func cells(_ texts: [String]) -> [TableCell] {
    texts.map { .text(Printable.escaped($0)) }
  }

  /// Returns the rows as JSON.
  package static func json(_ rows: [CheckLedger.Row]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/ledger-1")),
      (
        "bridges",
        .array(
          rows.map { row in
            .object([
              ("path", .string(row.path)), ("line", .integer(row.use.line)),
              ("column", .integer(row.use.column)), ("name", .string(row.use.name)),
              ("direction", .string(row.use.direction.rawValue)),
              ("carrier", .string(row.use.carrier.rawValue)),
              ("class", .string(row.use.className)), ("members", .strings(row.use.members)),
              ("verdict", .string(row.verdict.word)), ("reason", .string(row.verdict.reason)),
              ("loses", .strings(row.lost)), ("kept", .optional(row.use.kept)),
            ])
          })
      ),
    ])
  }
}
