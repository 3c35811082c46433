internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// `new`: prints a template for a team's text.
enum NewCommand: Command {
  static let syntax = CommandSyntax(
    name: "new", arguments: "KIND", argumentCount: 1...1, nameCount: 1,
    flags: [
      FlagSyntax("output", letter: "o", value: "PATH", "write there; - is standard output"),
      FlagSyntax("force", "replace what is at that path"),
    ],
    summary: "print a commented skeleton for a text of your own",
    discussion: """
      KIND is \(Skeleton.table.dropLast().map(\.kind).joined(separator: ", ")) or \
      \(Skeleton.table.last?.kind ?? "").
      Fill in every ___; bridgebook add then checks the text and stores it.
      """,
    examples: [
      .init("bridgebook new gotcha -o our-caret.txt", "a file to fill in and then add"),
      .init("bridgebook new scenario", "the parts of a scenario"),
    ])

  /// The kind whose texts can be run before they are added.
  private static let scenarioKind = "scenario"

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let word = run.arguments.arguments[0]
    let kinds = Skeleton.table.map(\.kind)
    guard let skeleton = Skeleton.table.first(where: { $0.kind == word }) else {
      throw OwnBookError.unknownKind(
        word, known: kinds, suggestion: Suggestion.nearest(to: word, in: kinds))
    }
    var written: String?
    if case .path(let path) = ExportPlace(run.arguments.value("output")) {
      let file = try ExportFile(
        path: path, replaces: run.arguments.has("force"), in: run.workspace)
      _ = try file.write { output in
        try output.write(skeleton.text)
        return .done
      }
      written = path
    }
    if run.format == .json {
      run.console.write(
        JSONValue.object([
          ("schema", .string("bridgebook/skeleton-1")), ("kind", .string(skeleton.kind)),
          ("text", .string(skeleton.text)),
        ]).document)
    } else if let written {
      var page = run.page()
      let file = ShellWord.quoted(written)
      page.line("\(written): fill in every ___, then")
      if skeleton.kind == scenarioKind {
        page.line(("  bridgebook simulate \(file)", .accent), ("  runs it", .faint))
      }
      page.line(("  bridgebook add \(file)", .accent), ("  adds it to your book", .faint))
      run.console.write(page.text)
    } else {
      run.console.write(skeleton.text)
    }
    return .done
  }
}
