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

/// The plug-in for coding agents, as the files of a repository.
package enum PluginSheet: Sheet {
  package static let syntax = SheetSyntax(
    name: "plugin",
    summary:
      "a plug-in for Xcode, Claude Code, Codex, Cursor and others: a folder with skill, server and manifests"
  )

  package static let writing = SheetWriting.folder { _, folder in
    for file in PluginFolder(version: ProgramVersion.number).files {
      try folder.file(file.name, isProgram: file.isProgram) { try $0.write(file.text) }
    }
    return .done
  }
}
