internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore

/// `list`: prints ids and titles, one per line.
enum ListCommand: Command {
  static let syntax = CommandSyntax(
    name: "list", arguments: "[KIND]", argumentCount: 0...1, nameCount: 1,
    flags: [
      FlagSyntax("approach", value: "APPROACH", isName: true, "only entries about this bridge"),
      FlagSyntax("platform", value: "PLATFORM", "only what exists on this platform"),
      FlagSyntax("target", value: "VERSION", "only what exists at this release"),
      FlagSyntax("since", value: "VERSION", "only what came with this release or later"),
      FlagSyntax(
        "status", value: "STATUS", isName: true,
        "shown, refuted, disputed, stated, single-source; of sentences, inferred"),
      FlagSyntax("stale", "lacks: only what was checked against an older release than the newest"),
    ],
    summary: "ids and titles, one per line",
    discussion: """
      KIND is pattern, gotcha, component, claim, availability, task, message, scenario, sentence or
      lack, in singular or plural. Tasks are what people want to get done. Claims were examined and
      have grounds; sentences are statements of gotchas about cause and fix, each with its source or
      inferred; lacks are what the native API of a class cannot do, with the release that was
      checked. own lists what a team added; the other lists mark those items.
      """,
    examples: [
      .init("bridgebook list gotchas", "every gotcha of the book"),
      .init("bridgebook list tasks --platform macos", "what people want to get done on the Mac"),
      .init(
        "bridgebook list claims --status refuted", "statements of articles that the API refutes"),
      .init("bridgebook list messages", "the known messages of the runtime"),
      .init("bridgebook list sentences --status inferred", "statements without a source"),
      .init("bridgebook list lacks --stale", "what has to be checked again"),
      .init("bridgebook list scenarios", "what bridgebook simulate can run"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    var question = ListQuestion()
    question.kind = run.arguments.arguments.first
    question.approach = run.arguments.value("approach")
    question.platform = run.arguments.value("platform")
    question.target = run.arguments.value("target")
    question.since = run.arguments.value("since")
    question.status = run.arguments.value("status")
    question.isStale = run.arguments.has("stale")
    let listing = try run.workspace.list(question)
    print(listing, run)
    return listing.items.isEmpty ? .no : .done
  }

  private static func print(_ listing: Listing, _ run: CommandRun) {
    switch run.format {
    case .json: run.console.write(listing.json.document)
    case .markdown:
      let hasStatus = listing.items.contains { $0.status != nil }
      run.console.write(
        hasStatus
          ? "| id | kind | title | status |\n|---|---|---|---|\n"
          : "| id | kind | title |\n|---|---|---|\n")
      for item in listing.items {
        let mark = item.relation.map { " (\($0.words))" } ?? ""
        let title = MarkdownText.escaped(item.title + mark)
        let last = hasStatus ? " \(item.status ?? "") |" : ""
        run.console.write("| `\(item.id)` | \(item.kind) | \(title) |\(last)\n")
      }
    case .text:
      var page = run.page()
      // Aligned columns on a terminal, a tab otherwise.
      let width = run.console.screen.map { screen in
        min(listing.items.map { TextWidth.of($0.id) }.max() ?? 0, screen.columns / 2 - 2)
      }
      for item in listing.items {
        page.add(item.id, .accent)
        if let width {
          page.add(TextWidth.padded(item.id, to: width).dropFirst(item.id.count) + "  ")
        } else {
          page.tab()
        }
        page.add(item.title)
        let status = item.status.map { "  (\($0))" } ?? ""
        let mark = item.relation.map { "  (\($0.words))" } ?? ""
        page.add(status + mark, .faint)
        page.line()
      }
      run.console.write(page.text)
    }
  }
}
