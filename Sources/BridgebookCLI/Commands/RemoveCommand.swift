internal import Bridgebook
internal import BridgebookApp

/// `remove`: removes a team's texts from the book.
enum RemoveCommand: Command {
  static let syntax = CommandSyntax(
    name: "remove", arguments: "ID…", argumentCount: 1...Int.max,
    flags: [FlagSyntax("yes", letter: "y", "do not ask first")],
    summary: "remove your own texts from the book",
    discussion: """
      The text stays in its history, and bridgebook restore brings it back. Where it overrode or
      extended a built-in entry, the built-in text applies again. Remove texts of yours that link to
      a text before the text itself. On a terminal it asks first unless --yes is given.
      """,
    examples: [
      .init("bridgebook remove our-caret", "one own entry"),
      .init("bridgebook remove our-caret our-map", "both, or none of them"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let changes = try run.workspace.texts.remove(run.arguments.arguments) { texts in
      run.arguments.has("yes")
        || run.console.confirms(
          "Remove \(texts.map { "\($0.kind.rawValue) \($0.id)" }.joined(separator: ", "))?")
    }
    guard let changes else { return .no }
    OwnOutcomeText.print(changes, schema: "remove", run)
    return .done
  }
}
