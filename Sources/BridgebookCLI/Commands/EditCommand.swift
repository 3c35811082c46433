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
      Opens $VISUAL, or else $EDITOR, on the text and takes it when the editor ends, after the same
      checks as in bridgebook add. A text with faults is kept in a file, which is named, and the
      old text stays. A built-in text gets a line overrides: ID and becomes yours.
      """,
    examples: [
      .init("bridgebook edit our-caret", "an own entry"),
      .init("bridgebook edit update-unguarded", "your text in place of a built-in one"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let editor = try Editor.command()
    let start = try text(of: run.arguments.arguments[0], in: run.openStore())
    let folder = try Folder.makeTemporary(prefix: "bridgebook-edit-")
    let path = "\(folder)/\(start.id).txt"
    try FileChange.writeFile(Array(start.text.utf8), to: path)
    let status = try Editor.run(editor, on: path)
    let bytes = Result { try TextFileInput.bytes(of: path) }
    let isUnchanged = (try? bytes.get()) == Array(start.text.utf8)
    if isUnchanged { discard(path, in: folder) }
    guard status == 0 else {
      throw OwnBookError.editorFailed(editor, status: status, kept: isUnchanged ? nil : path)
    }
    guard !isUnchanged else {
      run.console.note("\(start.id) was not changed")
      return .done
    }
    let outcomes: [OwnBookSession.Outcome]
    do {
      outcomes = try take(bytes.get(), from: path, in: start, run)
    } catch OwnBookError.invalid(let faults) {
      throw OwnBookError.kept(path: path, id: start.id, faults)
    } catch let error as OwnBookError {
      // These errors already name the file.
      throw error
    } catch {
      run.console.note("your text was not saved to the store; it is kept in \(path)")
      throw error
    }
    discard(path, in: folder)
    OwnOutcomeText.print(outcomes, schema: "edit", run)
    return .done
  }

  private static func take(
    _ bytes: [UInt8], from path: String, in start: Start, _ run: CommandRun
  ) throws -> [OwnBookSession.Outcome] {
    let read = try OwnBookSession.edits([path])
    if let id = read.first?.id, id != start.id {
      throw OwnBookError.renamed(from: start.id, to: id, kept: path)
    }
    var edit = OwnBookSession.Edit(id: start.id, path: path, bytes: bytes)
    edit.edited = start.version
    return try OwnBookSession(store: run.openStoreForWriting()).apply([edit])
  }

  private static func discard(_ path: String, in folder: String) {
    FileChange.remove(path)
    Folder.remove(folder)
  }

  private typealias Start = (id: String, text: String, version: Int?)

  /// The text to open: the team's text, or the built-in one with a line that makes the copy
  /// override it.
  private static func text(of word: String, in store: Store) throws -> Start {
    let history = try store.ownTexts.history(of: word)
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
