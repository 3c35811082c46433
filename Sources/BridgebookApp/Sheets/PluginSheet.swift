internal import BridgebookExport

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
