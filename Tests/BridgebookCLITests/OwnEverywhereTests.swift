import Foundation
import Testing

@testable import BridgebookApp

/// Commands find a team's texts wherever they find built-in ones, and mark them.
@Suite struct OwnEverywhereTests {
  private func team() throws -> OwnStore {
    let store = try OwnStore()
    let scenario = try store.run("new", "scenario").out
      .filled(["our-knob", "A knob", "It works"])
    let added = try store.add([
      "a.txt": OwnTexts.gotcha("our-caret"),
      "b.txt": OwnTexts.gotcha(
        "update-unguarded", title: "Ours holds", relation: "overrides: update-unguarded"),
      "c.txt": scenario,
      "d.txt":
        "kind: table\nid: our-lines\nextends: messages\n\nour-line | caret was lost <n> times | our-caret | warning | -\n",
    ])
    #expect(added.status == 0, "\(added.err)")
    #expect(try store.run("remove", "our-lines").status == 0)
    #expect(try store.run("restore", "our-lines@1").status == 0)
    return store
  }

  @Test(arguments: [["gotchas"], ["gotchas", "--full"], ["cheatsheet", "--full"]])
  func sheetsSayWhatATeamWrote(words: [String]) throws {
    let page = try team().run(["export"] + words).out
    #expect(page.contains("`our-caret` (own)"))
    #expect(page.contains("`update-unguarded` (own, overrides the built-in entry)"))
    #expect(page.contains("`missing-dismantle` |"))
    if words.contains("--full") { #expect(page.contains("| origin | own |")) }
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

  @Test(arguments: ["json", "jsonl"])
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
