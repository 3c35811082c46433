internal import BookData
internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `edit`: opens a text in the user's editor.
enum EditCommand: Command {
  static let syntax = CommandSyntax(
    name: "edit", arguments: "ID", argumentCount: 1...1,
    summary: "change one of your texts in your editor, or override a built-in one",
    discussion: """
      Opens the text in $VISUAL, or else in $EDITOR, and stores it when the editor ends, after the
      same checks as in bridgebook add. A text with faults is kept in a file, whose path is printed,
      and the old text stays. A built-in text gets a line overrides: ID and becomes yours.
      """,
    examples: [
      .init("bridgebook edit our-caret", "an own entry"),
      .init("bridgebook edit update-unguarded", "your text in place of a built-in one"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let command = try Editor.command()
    let editor = TextEditor(name: command) { path in try Editor.run(command, on: path) }
    switch try run.workspace.texts.edit(run.arguments.arguments[0], in: editor) {
    case .unchanged(let id): run.console.note("\(id) was not changed")
    case .changed(let changes): OwnOutcomeText.print(changes, schema: "edit", run)
    }
    return .done
  }
}
