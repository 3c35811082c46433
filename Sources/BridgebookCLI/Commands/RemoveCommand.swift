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
    let store = try run.openStoreForWriting()
    let edits = try run.arguments.arguments.map { word in
      let text = try OwnLookup.text(word, in: store)
      return OwnBookSession.Edit(id: text.id, path: text.id, bytes: nil, change: .removed)
    }
    OwnOutcomeText.print(
      try OwnBookSession(store: store).apply(edits), schema: "remove", run)
    return .done
  }
}
