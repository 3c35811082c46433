import Foundation
import Testing

/// An export is written completely or not at all, and replaces no other files.
@Suite struct ExportPlaceTests {
  private func export(_ folder: TemporaryFolder, _ words: String...) throws -> Program.Output {
    try Program.run(
      ["--store", SharedStore.path, "export"] + words, in: folder.path)
  }

  @Test func aPathGetsWhatStandardOutputGets() throws {
    let folder = try TemporaryFolder()
    let written = try export(folder, "claims", "-o", "a.md")
    #expect(written.status == 0 && written.err == "")
    let printed = try export(folder, "claims", "-o", "-")
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.path("a.md")))
    #expect(file == printed.bytes)
    #expect(written.out == "a.md: \(file.count) bytes\n")
    #expect(try folder.names() == ["a.md"])
  }

  @Test func theExtensionChoosesTheForm() throws {
    let folder = try TemporaryFolder()
    for (words, path, beginning) in [
      (["cheatsheet", "--brief"], "a.html", "<!DOCTYPE html>"), (["tree"], "t.gv", "digraph "),
      (["timeline", "map-wrapper/M1"], "t.md", "# Timeline"),
      (["timeline", "map-wrapper/M1"], "t.SVG", "<svg "), (["claims"], "c.txt", "# Claims"),
      (["claims", "--format", "markdown"], "m.html", "# Claims"),
      (["tree", "--as", "mermaid"], "t.dot", "flowchart "),
    ] {
      let written = try Program.run(
        ["--store", SharedStore.path, "export"] + words + ["-o", path], in: folder.path)
      #expect(written.status == 0, "\(written.err)")
      let text = try String(contentsOfFile: folder.path(path), encoding: .utf8)
      #expect(text.hasPrefix(beginning), "\(path): \(text.prefix(40))")
    }
  }

  @Test func nothingIsOverwrittenUnasked() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.md")
    let refused = try export(folder, "claims", "-o", "a.md")
    #expect(refused.status == 2 && refused.err.contains("--force"))
    #expect(try String(contentsOfFile: folder.path("a.md"), encoding: .utf8) == "mine")
    #expect(try export(folder, "claims", "-o", "a.md", "--force").status == 0)
    #expect(
      try String(contentsOfFile: folder.path("a.md"), encoding: .utf8).hasPrefix("# Claims\n"))
    #expect(try folder.names() == ["a.md"])
  }

  @Test(arguments: ["a.md/b", "a.md/b/c", "no/such/folder/x", ".", "dead", ""])
  func aPathThatCannotBeIsRefused(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("dead"), withDestinationPath: "nowhere")
    let names = try folder.names()
    let refused = try export(folder, "claims", "-o", path)
    #expect(refused.status == 2 && refused.err.contains("help: "), "\(refused.err)")
    #expect(refused.out == "")
    #expect(try folder.names() == names)
  }

  @Test func aLinkAndPermissionsStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.md")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path("a.md"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.md"), withDestinationPath: "a.md")
    #expect(try export(folder, "claims", "--force", "-o", "link.md").status == 0)
    #expect(
      try String(contentsOfFile: folder.path("a.md"), encoding: .utf8).hasPrefix("# Claims\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.md"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.md"))
    #expect(target == "a.md")
  }

  @Test func aFailedExportLeavesNothing() throws {
    let folder = try TemporaryFolder()
    #expect(try export(folder, "run", "nowhere/x", "-o", "a.md").status == 2)
    let nothing = try export(
      folder, "gotchas", "--approach", "none", "--topic", "gestures", "-o", "b.md")
    #expect(nothing.status == 1)
    #expect(try folder.names() == [])
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let result = try Program.shell("bridgebook export cheatsheet --full | head -1")
    #expect(result.status == 0)
    #expect(result.out == "# SwiftUI with UIKit and AppKit\n")
    #expect(result.err == "")
  }

  @Test func withJSONTheAnswerSaysWhatWasWritten() throws {
    let folder = try TemporaryFolder()
    let written = try export(folder, "claims", "-o", "a.md", "--format", "json").json()
    #expect(written["schema"] as? String == "bridgebook/export-1")
    #expect(written["path"] as? String == "a.md")
    let sheets = try export(folder, "--format", "json").json()
    #expect((sheets["sheets"] as? [[String: Any]])?.count ?? 0 >= 9)
  }
}
