internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// The editor in which the user edits a text.
package struct TextEditor {
  /// The name in messages.
  let name: String
  /// Edits the file at a path and returns the exit status of the editor.
  let edit: (_ path: String) throws -> Int32

  /// - Parameter edit: edits the file at a path and returns the exit status of the editor.
  package init(name: String, edit: @escaping (_ path: String) throws -> Int32) {
    self.name = name
    self.edit = edit
  }
}

/// The result of editing a text.
package enum EditedText {
  case unchanged(id: String)
  case changed(TextChanges)
}

extension TeamTexts {
  /// Lets the user edit a text and stores the result; for a built-in text, as a text of the team
  /// that overrides it.
  ///
  /// The file is removed once its text is in the store; otherwise it is kept, and the error names
  /// it.
  package func edit(_ id: String, in editor: TextEditor) throws -> EditedText {
    let start = try EditableText(id, in: workspace.openStore())
    let folder = try Folder.makeTemporary(prefix: "bridgebook-edit-")
    let path = "\(folder)/\(start.id).txt"
    do { try FileChange.writeFile(Array(start.text.utf8), to: path) } catch {
      Folder.remove(folder)
      throw error
    }
    let status = try editor.edit(path)
    let bytes = Result { try TextFileInput.bytes(of: path) }
    var isUnchanged = false
    if case .success(let bytes) = bytes { isUnchanged = bytes == Array(start.text.utf8) }
    func discard() {
      FileChange.remove(path)
      Folder.remove(folder)
    }
    if isUnchanged { discard() }
    guard status == 0 else {
      throw OwnBookError.editorFailed(editor.name, status: status, kept: isUnchanged ? nil : path)
    }
    guard !isUnchanged else { return .unchanged(id: start.id) }
    let changes: TextChanges
    do {
      changes = try take(bytes.get(), from: path, in: start)
    } catch OwnBookError.invalid(let faults) {
      throw OwnBookError.kept(path: path, id: start.id, faults)
    } catch let error as OwnBookError {
      // These errors already name the file.
      throw error
    } catch {
      workspace.note("your text was not saved to the store; it is kept in \(path)")
      throw error
    }
    discard()
    return .changed(changes)
  }

  private func take(
    _ bytes: [UInt8], from path: String, in start: EditableText
  ) throws -> TextChanges {
    let read = try OwnBookSession.edits([path])
    if let id = read.first?.id, id != start.id {
      throw OwnBookError.renamed(from: start.id, to: id, kept: path)
    }
    var edit = OwnBookSession.Edit(id: start.id, path: path, bytes: bytes)
    edit.edited = start.version
    return try change([edit], in: workspace.openStoreForWriting())
  }
}

/// The text to open: the team's text, or the built-in one with a line that makes the copy override
/// it.
private struct EditableText {
  let id: String
  let text: String
  /// The number of the team's current version; nil if there is none.
  let version: Int?

  init(_ word: String, in store: Store) throws {
    let history = try store.ownTexts.history(of: word)
    let holding = history.first(where: \.holds)
    version = holding?.number
    if let holding, let text = holding.version.text {
      id = holding.version.id
      self.text = text
      return
    }
    let found = try OwnLookup.builtIn(word, in: store)
    guard found.kind != OwnKind.table.rawValue else {
      throw OwnBookError.noSource(word, suggestion: nil)
    }
    var lines = found.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { $0.hasPrefix("id:") } ?? 0
    lines.insert("overrides: \(found.id)", at: place + 1)
    id = found.id
    text = lines.joined(separator: "\n")
  }
}
