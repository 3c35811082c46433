internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The book as a skill for coding agents.
enum SkillSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "skill", summary: "a skill for coding agents: a folder with SKILL.md and reference files")

  static let writing = SheetWriting.folder { request, folder in
    let book = try ScopeOptions.book(request.store, kinds: EntryKind.allCases)
    let skill = SkillFolder(
      book, messages: try request.store.messages.catalog(), folder: folder.name)
    try skill.write { name, text in try folder.file(name) { try $0.write(text) } }
    return .done
  }
}
