internal import Bridgebook
internal import BridgebookApp

/// `restore`: restores an earlier version of a team's text.
enum RestoreCommand: Command {
  static let syntax = CommandSyntax(
    name: "restore", arguments: "ID@N…", argumentCount: 1...Int.max,
    summary: "bring back an earlier version of one of your texts",
    discussion: """
      The version becomes the newest one, after the same checks as in bridgebook add; no version is
      lost. N is a number that bridgebook history lists.
      """,
    examples: [
      .init("bridgebook restore our-caret@1", "the text as it was first added"),
      .init("bridgebook restore our-caret@1 our-map@2", "both, or none of them"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let changes = try run.workspace.texts.restore(run.arguments.arguments)
    OwnOutcomeText.print(changes, schema: "restore", run)
    return .done
  }
}
