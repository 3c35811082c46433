import Foundation
import TestSupport
import Testing

@testable import BridgebookApp

/// Commands find a team's texts wherever they find built-in ones, and mark them.
@Suite struct OwnEverywhereTests {
  /// A store with the texts of a team, one of them removed and restored.
  private static let prepared = OwnTexts.prepared("everywhere") { store in
    var texts = try OwnTexts.teamTexts(for: store)
    texts["e.txt"] = nil
    let added = try store.add(texts)
    guard added.status == 0 else { return added }
    _ = try store.run("remove", "our-lines")
    return try store.run("restore", "our-lines@1")
  }

  private func team() throws -> OwnStore { try OwnStore(from: Self.prepared) }

  @Test(arguments: [["gotchas"], ["gotchas", "--full"], ["cheatsheet", "--full"]])
  func sheetsSayWhatATeamWrote(words: [String]) throws {
    let page = try team().run(["export"] + words).out
    #expect(page.contains("`our-caret` (own)"))
    #expect(page.contains("`update-unguarded` (own, overrides the built-in entry)"))
    #expect(page.contains("`missing-dismantle` |"))
    if words.contains("--full") { #expect(page.contains("| origin | own |")) }
  }

  @Test func aListOfAllEntriesSaysItInItsOrder() throws {
    let lines = try team().run("list").out.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("our-caret\t") && $0.hasSuffix("  (own)") })
    #expect(
      lines.contains {
        $0.hasPrefix("update-unguarded\t") && $0.hasSuffix("  (own, overrides the built-in entry)")
      })
    // A team's entries that override none come after the built-in ones of their kind.
    let gotchas = try team().run("list", "gotchas").out.split(separator: "\n").map(String.init)
    let isAdded = gotchas.map { $0.hasSuffix("  (own)") }
    #expect(isAdded.firstIndex(of: true) == gotchas.count - 1)
    #expect(lines.filter(Set(gotchas).contains) == gotchas)
  }

  @Test func foldersOfPagesSayItToo() throws {
    let store = try team()
    #expect(try store.run("export", "docset", "-o", "book.docset").status == 0)
    #expect(try store.run("export", "skill", "-o", "skill").status == 0)
    let pages = store.folder.path("book.docset/Contents/Resources/Documents")
    let index = try String(contentsOfFile: pages + "/index.html", encoding: .utf8)
    #expect(index.contains("Ours (own)"))
    for page in [
      pages + "/gotchas/our-caret.html", store.folder.path("skill/references/gotchas/our-caret.md"),
    ] {
      #expect(try String(contentsOfFile: page, encoding: .utf8).contains("origin"))
    }
  }

  @Test(arguments: Effort.last(1, of: ["json", "jsonl"]))
  func anExportedBookBringsTextsWithTheirHistoriesBack(form: String) throws {
    let store = try team()
    #expect(try store.run("export", "book", "--as", form, "-o", "book.\(form)").status == 0)
    let copy = store.folder.path("copy.sqlite")
    let taken = try Program.run(
      ["--store", copy, "import", "book.\(form)"], in: store.folder.path)
    #expect(taken.status == 0, "\(taken.err)")
    #expect(try MergeTests.content(of: copy) == MergeTests.content(of: store.path))
    let history = try Program.run(["--store", copy, "history", "our-lines"]).out
    #expect(history == (try store.run("history", "our-lines").out))
    #expect(history.split(separator: "\n").count == 3)
    #expect(try store.run("merge", copy).out.hasPrefix("Nothing new in"))
  }

  @Test func shellsCompleteIdsAndVersionsOfOwnTexts() throws {
    let store = try team()
    func values(_ words: String...) throws -> [String] {
      try Program.run(["completions", "--words", "zsh", "--store", store.path] + words).out
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(
      try values("history", "") == ["our-caret", "our-knob", "our-lines", "update-unguarded"])
    #expect(
      try values("restore", "our-li") == ["our-lines@1", "our-lines@2", "our-lines@3"])
    #expect(try values("show", "our-") == ["our-caret", "our-knob", "our-lines"])
  }

  @Test func newCompletesTheKindsItPrints() throws {
    let kinds = try Program.run(["completions", "--words", "zsh", "new", ""]).out
      .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(kinds == Skeleton.table.map(\.kind))
  }
}
