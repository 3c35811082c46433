package import Bridgebook

/// The book as a skill for coding agents: a short index file, and one file for each topic to read.
package struct SkillFolder {
  private let book: SheetBook
  private let messages: MessageCatalog
  private let name: String

  /// - Parameter folder: the name of the folder; agents require a skill to have the same name.
  package init(_ book: SheetBook, messages: MessageCatalog, folder: String) {
    self.book = book
    self.messages = messages
    name = SkillFolder.isName(folder) ? folder : "bridgebook"
  }

  /// Returns whether a text is a valid name of a skill: at most 64 lowercase letters, digits and
  /// single inner hyphens.
  private static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 45, omittingEmptySubsequences: false)
    return text.utf8.count <= 64
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
      }
  }

  /// Calls the closure with each file and its path in the folder.
  package func write(_ file: (_ name: String, _ text: String) throws -> Void) rethrows {
    try file("SKILL.md", skill)
    try file("references/cheatsheet.md", cheatSheet)
    try file("references/messages.md", messagePage)
    for kind in [EntryKind.availability, .claim, .component, .gotcha, .pattern, .task] {
      try file("references/\(kind.plural).md", table(kind))
    }
    for (folder, entries) in [
      ("components", book.components), ("gotchas", book.gotchas), ("patterns", book.patterns),
      ("tasks", book.tasks),
    ] {
      for entry in entries {
        try file(
          "references/\(folder)/\(entry.id).md", FullEntries.page(of: entry, book.sources))
      }
    }
  }

  private var cheatSheet: String {
    var text = ""
    CheatSheet(book, scope: SheetScope(), length: .usual).write {
      text += String(decoding: $0.drain(), as: UTF8.self)
    }
    return text
  }

  private func table(_ kind: EntryKind) -> String {
    var text = ""
    EntryTableSheet(kind, of: book, scope: SheetScope()).write(isFull: false) {
      text += String(decoding: $0.drain(), as: UTF8.self)
    }
    return text
  }

  private var skill: String {
    SkillText.page(
      name: name,
      files: [
        ("find the API for a task", ["references/tasks.md", "references/tasks/ID.md"]),
        ("choose a bridge, or no bridge", ["references/cheatsheet.md"]),
        ("wrap or host a certain class", ["references/components/CLASS.md"]),
        ("write a wrapper or a host", ["references/patterns.md", "references/patterns/ID.md"]),
        ("explain a symptom", ["references/gotchas.md", "references/gotchas/ID.md"]),
        ("explain a line of the console", ["references/messages.md"]),
        ("check what an older release has", ["references/availability.md"]),
        ("check a statement from an article", ["references/claims.md"]),
      ])
  }

  private var messagePage: String {
    var page = SheetPage()
    page.heading(1, [.plain("Messages of the runtime")])
    page.paragraph([
      .plain(
        "Parts in angle brackets match any text. A message without a gotcha is known noise.")
    ])
    page.table(
      ["message", "gotchas"],
      messages.patterns.map { message in
        var gotchas: [InlinePiece] = []
        for id in message.gotchas {
          if !gotchas.isEmpty { gotchas.append(.plain(", ")) }
          gotchas.append(.code(id))
        }
        return [[.plain(message.pattern)], gotchas.isEmpty ? [.plain("–")] : gotchas]
      })
    return page.text()
  }
}
