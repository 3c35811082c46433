import Foundation
import Testing

/// Findings in source are stored as runs, like those of traces.
struct CheckRecordTests {
  private let folder: TemporaryFolder
  private static let broken = CheckTests.broken

  init() throws {
    folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    try folder.write(Self.broken, to: "Note.swift")
    try folder.write("struct Clean {}\n", to: "Clean.swift")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell(
      "bridgebook --store \(folder.path("book.sqlite")) \(line)", in: folder.path)
  }

  private func rows() throws -> [[String: Any]] {
    try run("export findings").out.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func findingsAreKeptBesideThoseOfTraces() throws {
    try folder.write(
      "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n",
      to: "console.txt")
    #expect(try run("import console.txt").status == 0)
    let checked = try run("check --record .")
    #expect(checked.status == 0 && checked.out.contains("Note.swift:7:10: warning: "))
    #expect(checked.err.contains("the findings of Note.swift were stored as "))
    #expect(!checked.err.contains("Clean.swift"))
    let rows = try rows()
    #expect(
      rows.map { $0["gotcha_id"] as? String } == [
        "state-modified-during-update", "update-unguarded",
      ]
    )
    let row = try #require(rows.last)
    #expect(row["line"] as? Int == 7 && row["confidence"] as? String == "likely")
    #expect(row["severity"] as? String == "warning")
    let listed = try run("runs").out
    #expect(listed.contains("console.txt") && listed.contains("Note.swift"))
    let id = try #require(row["run_id"] as? String)
    let shown = try run("runs show \(id)").out
    #expect(shown.contains("update-unguarded") && shown.contains("view.text = text"), "\(shown)")
    let again = try run("diagnose \(id)").out
    #expect(again.contains("update-unguarded"), "\(again)")
    #expect(try run("doctor").status == 0)
  }

  @Test func theSameIsKeptOnce() throws {
    _ = try run("check --record .")
    #expect(try run("check --record .").err.contains("are stored already, as "))
    #expect(try rows().count == 1)
    try folder.write(
      Self.broken.replacing("    view.text", with: "    print(1)\n    view.text"), to: "Note.swift")
    _ = try run("check --record .")
    #expect(try rows().map { $0["line"] as? Int } == [7, 8])
  }

  @Test func nothingIsKeptUnasked() throws {
    _ = try run("check .")
    #expect(try run("check --record Clean.swift").err.contains("no run was stored"))
    #expect(try rows().isEmpty)
    for mode in ["--ledger", "--simulate", "--scenario"] {
      #expect(try run("check --record \(mode) Note.swift").status == 2)
    }
  }

  /// An editor can apply the edits of a finding without parsing unified diffs.
  @Test func editsHavePlaces() throws {
    let text = Self.broken.replacing("    view.text", with: "    /* 😀é */ view.text")
    try folder.write(text, to: "Note.swift")
    let document = try run("--format json check Note.swift").json()
    let files = try #require(document["files"] as? [[String: Any]])
    let finding = try #require((files.first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["column"] as? Int == 23 && finding["utf16Column"] as? Int == 20)
    let edits = try #require(finding["edits"] as? [[String: Any]])
    #expect(!edits.isEmpty)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.reversed() {
      let place = ["line", "utf16Column", "endLine", "endUTF16Column"].compactMap {
        edit[$0] as? Int
      }
      #expect(place.count == 4)
      let first = String(decoding: lines[place[0] - 1].utf16.prefix(place[1] - 1), as: UTF16.self)
      let last = String(decoding: lines[place[2] - 1].utf16.dropFirst(place[3] - 1), as: UTF16.self)
      let new = first + (try #require(edit["text"] as? String)) + last
      lines.replaceSubrange((place[0] - 1)...(place[2] - 1), with: [new])
    }
    try folder.write(lines.joined(separator: "\n"), to: "Edited.swift")
    try folder.write(try #require(finding["edit"] as? String), to: "change.diff")
    #expect(try Program.shell("patch -p1 < change.diff", in: folder.path).status == 0)
    #expect(
      try String(contentsOfFile: folder.path("Edited.swift"), encoding: .utf8)
        == String(contentsOfFile: folder.path("Note.swift"), encoding: .utf8))
  }
}
