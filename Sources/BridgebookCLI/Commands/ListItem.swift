internal import Bridgebook
internal import BridgebookExport

/// One line of a list.
struct ListItem {
  let id: String
  let kind: String
  let title: String
  /// What it is to the built-in book, where a team wrote it.
  let relation: OwnRelation?

  /// Prints a list in the chosen form; the answer is "no" where it is empty.
  static func print(_ items: [ListItem], kind: String?, _ run: CommandRun) -> ExitStatus {
    switch run.format {
    case .json:
      run.console.write(
        JSONValue.object([
          ("schema", .string("bridgebook/list-1")), ("kind", .optional(kind)),
          ("entries", .array(items.map(\.json))),
        ]).document)
    case .markdown:
      run.console.write("| id | kind | title |\n|---|---|---|\n")
      for item in items {
        let mark = item.relation.map { " (\($0.words))" } ?? ""
        run.console.write(
          "| `\(item.id)` | \(item.kind) | \(MarkdownText.escaped(item.title + mark)) |\n")
      }
    case .text:
      var page = run.page()
      for item in items {
        let mark = item.relation.map { "  (\($0.words))" } ?? ""
        page.line((item.id, .accent), ("\t\(item.title)", .plain), (mark, .faint))
      }
      run.console.write(page.text)
    }
    return items.isEmpty ? .no : .done
  }

  private var json: JSONValue {
    .object(
      [("id", .string(id)), ("kind", .string(kind)), ("title", .string(title))]
        + (relation.map { [("own", .string($0.rawValue))] } ?? []))
  }
}
