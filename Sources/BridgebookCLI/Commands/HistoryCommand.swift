internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// `history`: lists the versions of a team's text.
enum HistoryCommand: Command {
  static let syntax = CommandSyntax(
    name: "history", arguments: "ID", argumentCount: 1...1,
    summary: "every version of one of your texts: what was done, when and by whom",
    discussion: """
      The newest comes first, and a star marks the current one. After a merge, the versions of both
      stores are listed. The author is BRIDGEBOOK_AUTHOR, or else the name of the user.
      """,
    examples: [
      .init("bridgebook history our-caret", "its versions"),
      .init("bridgebook history our-caret --format json", "with the text of each"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let history = try run.workspace.texts.history(of: run.arguments.arguments[0])
    switch run.format {
    case .json: run.console.write(json(history).document)
    case .markdown:
      run.console.write("| version | what | when | by |\n|---|---|---|---|\n")
      for item in history.reversed() {
        let author = MarkdownText.escaped(Printable.escaped(item.version.author ?? ""))
        let mark = item.holds ? ", holds" : ""
        run.console.write(
          "| `\(item.version.id)@\(item.number)` | \(item.version.change.rawValue)\(mark) | "
            + "\(item.version.time) | \(author) |\n")
      }
    case .text:
      var page = run.page()
      for item in history.reversed() {
        let author = item.version.author.map { " by \($0)" } ?? ""
        page.line(
          (item.holds ? "* " : "  ", .strong), ("\(item.version.id)@\(item.number)", .accent),
          ("  \(item.version.change.rawValue)  \(item.version.time)\(author)", .plain))
      }
      run.console.write(page.text)
    }
    return .done
  }

  private static func json(_ history: [NumberedVersion]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/history-1")),
      ("id", .string(history.first?.version.id ?? "")),
      (
        "versions",
        .array(
          history.map { item in
            .object([
              ("version", .integer(item.number)), ("holds", .bool(item.holds)),
              ("kind", .string(item.version.header.kind.rawValue)),
              ("relation", .string(item.version.header.relation.rawValue)),
              ("target", .optional(item.version.header.target)),
              ("change", .string(item.version.change.rawValue)),
              ("at", .string(item.version.time)), ("by", .optional(item.version.author)),
              ("text", .optional(item.version.text)),
            ])
          })
      ),
    ])
  }
}
