internal import Bridgebook
internal import BridgebookApp

/// `remove`: removes a team's texts from the book.
enum RemoveCommand: Command {
  static let syntax = CommandSyntax(
    name: "remove", arguments: "ID…", argumentCount: 1...Int.max,
    summary: "remove your own texts from the book",
    discussion: """
      The text stays in its history, and bridgebook restore brings it back. Where it overrode or
      extended a built-in entry, the built-in text holds again. A text that others of yours link to
      cannot be removed before them.
      """,
    examples: [
      .init("bridgebook remove our-caret", "one own entry"),
      .init("bridgebook remove our-caret our-map", "both, or none of them"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let changes = try run.workspace.texts.remove(run.arguments.arguments)
    OwnOutcomeText.print(changes, schema: "remove", run)
    return .done
  }
}
