internal import Bridgebook
package import BridgebookExport

/// The forms in which a ledger is written.
extension CheckLedger {
  /// The rows as a Markdown table.
  package static func markdown(_ rows: [Row]) -> String {
    var text =
      "# Bridges\n\n| file | bridge | what goes into what | class | verdict | why |\n|---|---|---|---|---|---|\n"
    for row in rows {
      let cells = [
        "\(row.path):\(row.use.line)", row.use.name, row.use.direction.rawValue, row.use.className,
        row.verdict.word, row.verdict.reason,
      ].map { MarkdownText.escaped(Printable.escaped($0)).replacing("|", with: "\\|") }
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// The rows as comma-separated values.
  package static func csv(_ rows: [Row]) -> String {
    var text = "path,line,name,direction,carrier,class,members,verdict,reason\n"
    for row in rows {
      let cells = [
        row.path, String(row.use.line), row.use.name, row.use.direction.rawValue,
        row.use.carrier.rawValue, row.use.className, row.use.members.joined(separator: " "),
        row.verdict.word, row.verdict.reason,
      ].map { cell in "\"\(Printable.escaped(cell).replacing("\"", with: "\"\""))\"" }
      text += cells.joined(separator: ",") + "\n"
    }
    return text
  }

  /// The rows as JSON.
  package static func json(_ rows: [Row]) -> JSONValue {
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
