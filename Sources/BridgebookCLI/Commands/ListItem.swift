internal import Bridgebook
internal import BridgebookExport

/// One line of a list.
struct ListItem {
  let id: String
  let kind: String
  let title: String
  /// What it is to the built-in book, where a team wrote it.
  let relation: OwnRelation?
  /// Where a claim or a sentence stands.
  var status: String?

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
      let hasStatus = items.contains { $0.status != nil }
      run.console.write(
        hasStatus
          ? "| id | kind | title | status |\n|---|---|---|---|\n"
          : "| id | kind | title |\n|---|---|---|\n")
      for item in items {
        let mark = item.relation.map { " (\($0.words))" } ?? ""
        let title = MarkdownText.escaped(item.title + mark)
        let last = hasStatus ? " \(item.status ?? "") |" : ""
        run.console.write("| `\(item.id)` | \(item.kind) | \(title) |\(last)\n")
      }
    case .text:
      var page = run.page()
      // Columns for people; one tab for programs.
      let width = run.console.screen.map { screen in
        min(items.map { TextWidth.of($0.id) }.max() ?? 0, screen.columns / 2)
      }
      for item in items {
        let mark = item.relation.map { "  (\($0.words))" } ?? ""
        let status = item.status.map { "  (\($0))" } ?? ""
        let gap = width.map { TextWidth.padded(item.id, to: $0).dropFirst(item.id.count) + "  " }
        page.line(
          (item.id, .accent), (gap.map(String.init) ?? "\t", .plain), (item.title, .plain),
          (status + mark, .faint))
      }
      run.console.write(page.text)
    }
    return items.isEmpty ? .no : .done
  }

  private var json: JSONValue {
    .object(
      [("id", .string(id)), ("kind", .string(kind)), ("title", .string(title))]
        + (status.map { [("status", .string($0))] } ?? [])
        + (relation.map { [("own", .string($0.rawValue))] } ?? []))
  }
}
