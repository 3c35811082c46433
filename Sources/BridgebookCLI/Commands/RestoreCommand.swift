internal import Bridgebook
internal import BridgebookApp

/// `restore`: restores an earlier version of a team's text.
enum RestoreCommand: Command {
  static let syntax = CommandSyntax(
    name: "restore", arguments: "ID@N…", argumentCount: 1...Int.max,
    summary: "bring back an earlier version of one of your texts",
    discussion: """
      The version becomes the newest one, after the same checks as in bridgebook add; nothing of the
      history is lost. N is a number of bridgebook history.
      """,
    examples: [
      .init("bridgebook restore our-caret@1", "the text as it was first added"),
      .init("bridgebook restore our-caret@1 our-map@2", "both, or none of them"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStoreForWriting()
    let edits = try run.arguments.arguments.map { word in
      let item = try OwnLookup.version(word, in: store)
      let text = item.version.text
      return OwnBookSession.Edit(
        id: item.version.id, path: word, bytes: text.map { Array($0.utf8) },
        change: text == nil ? .removed : .restored)
    }
    let outcomes = try OwnBookSession(store: store).apply(edits)
    OwnOutcomeText.print(outcomes, schema: "restore", run)
    return .done
  }
}
