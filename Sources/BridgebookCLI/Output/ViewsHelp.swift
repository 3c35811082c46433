internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The views that `sql` can read, as a page.
enum ViewsHelp {
  /// The operand of `help` that shows this page.
  static let topic = "views"

  static func write(_ run: CommandRun) {
    switch run.format {
    case .json: run.console.write(json.document)
    case .markdown: run.console.write(markdown)
    case .text:
      var page = run.page()
      for view in DocumentedView.all {
        page.heading(view.name)
        page.line("  \(view.summary)")
        let width = view.columns.map(\.name.utf8.count).max() ?? 0
        for column in view.columns {
          let padding = String(repeating: " ", count: width - column.name.utf8.count)
          page.line(("    \(column.name)\(padding)", .accent), ("  \(column.summary)", .plain))
        }
      }
      run.console.write(page.text)
    }
  }

  private static var markdown: String {
    DocumentedView.all.map { view in
      "## \(view.name)\n\n\(MarkdownText.escaped(view.summary))\n\n| column | |\n|---|---|\n"
        + view.columns.map { "| `\($0.name)` | \(MarkdownText.escaped($0.summary)) |\n" }.joined()
    }.joined(separator: "\n")
  }

  private static var json: JSONValue {
    .object([
      ("schema", .string("bridgebook/views-1")),
      (
        "views",
        .array(
          DocumentedView.all.map { view in
            .object([
              ("name", .string(view.name)), ("summary", .string(view.summary)),
              (
                "columns",
                .array(
                  view.columns.map {
                    .object([("name", .string($0.name)), ("summary", .string($0.summary))])
                  })
              ),
            ])
          })
      ),
    ])
  }
}
