internal import BridgeExport
internal import BridgeModel
internal import BridgeStore
internal import BuiltInKnowledge
internal import CommandSyntax

/// `edit`: a text in the user's editor.
enum EditCommand: Command {
  static let syntax = CommandSyntax(
    name: "edit", arguments: "ID", argumentCount: 1...1,
    summary: "change an own text in your editor, or write over a built-in one",
    discussion: """
      Opens $VISUAL, or else $EDITOR, on the text and takes it when the editor ends, after the same
      checks as in bridgebook add. A text with faults waits in a file that is named, and the old one
      holds. For a built-in entry the text gets a line overrides: ID and becomes your own.
      """,
    examples: [
      .init("bridgebook edit our-caret", "an own entry"),
      .init("bridgebook edit update-unguarded", "an own text in place of a built-in one"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let start = try text(of: run.arguments.arguments[0], in: run.openStore())
    let folder = try SystemCalls.makeTemporaryFolder(prefix: "bridgebook-edit-")
    let path = "\(folder)/\(start.id).txt"
    try SystemCalls.writeFile(Array(start.text.utf8), to: path)
    let editor = try Editor.command()
    let status = Editor.run(editor, on: path)
    guard status == 0 else {
      throw OwnBookError.editorFailed(editor, status: status, kept: path)
    }
    let bytes = try TextFileInput.bytes(of: path)
    guard bytes != Array(start.text.utf8) else {
      discard(path, in: folder)
      run.console.note("\(start.id) was not changed")
      return .done
    }
    var edit = OwnBookSession.Edit(id: start.id, path: path, bytes: bytes)
    edit.edited = start.version
    let outcomes: [OwnBookSession.Outcome]
    do {
      let read = try OwnBookSession.edits([path])
      if let id = read.first?.id, id != start.id {
        throw OwnBookError.renamed(from: start.id, to: id, kept: path)
      }
      outcomes = try OwnBookSession(store: run.openStoreForWriting()).apply([edit])
    } catch OwnBookError.invalid(let faults) {
      throw OwnBookError.kept(path: path, id: start.id, faults)
    }
    discard(path, in: folder)
    OwnOutcomeText.print(outcomes, schema: "edit", run)
    return .done
  }

  private static func discard(_ path: String, in folder: String) {
    SystemCalls.remove(path)
    SystemCalls.removeFolder(folder)
  }

  /// What is opened: the own text, or the built-in one with the line that lets an own one take its place.
  private static func text(
    of word: String, in store: Store
  ) throws -> (id: String, text: String, version: Int?) {
    let history = try store.ownHistory(of: word)
    if let holding = history.first(where: \.holds), let text = holding.version.text {
      return (holding.version.id, text, holding.number)
    }
    let found = try OwnLookup.builtIn(word, in: store)
    guard found.kind != OwnKind.table.rawValue else {
      throw OwnBookError.noSource(word, suggestion: nil)
    }
    var lines = found.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { $0.hasPrefix("id:") } ?? 0
    lines.insert("overrides: \(found.id)", at: place + 1)
    return (found.id, lines.joined(separator: "\n"), history.first(where: \.holds)?.number)
  }
}
