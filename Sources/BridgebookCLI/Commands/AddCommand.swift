internal import BridgebookApp

/// `add`: adds a team's own texts.
enum AddCommand: Command {
  static let syntax = CommandSyntax(
    name: "add", arguments: "FILE…", argumentCount: 1...Int.max,
    summary: "add your own entries, scenarios, tree branches and table rows to the book",
    discussion: """
      The files have the form of the built-in ones; bridgebook new prints one to start from. All are
      checked before any is stored: form, links, sources, and their examples, which are run. A text
      with overrides: ID replaces a built-in one; with extends: ID it adds to it. A text whose id
      already exists becomes its newest version; bridgebook history lists the earlier ones.
      """,
    examples: [
      .init("bridgebook add our-caret.txt", "one own entry"),
      .init("bridgebook add our-caret.txt our-map.txt", "both, or none of them"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    run.console.explainTyping("text", for: run.arguments.arguments)
    let changes = try run.workspace.texts.add(run.arguments.arguments)
    OwnOutcomeText.print(changes, schema: "add", run)
    return .done
  }
}
