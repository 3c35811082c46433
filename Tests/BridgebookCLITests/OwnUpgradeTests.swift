import BridgebookStore
import Foundation
import TestSupport
import Testing

/// A newer program keeps a team's texts and runs, and reports those that no longer fit.
@Suite struct OwnUpgradeTests {
  @Test(
    arguments: Effort.last(3, of: Array(1...OldStore.migrations.count)))
  func aStoreOfEveryEarlierSchemaKeepsItsOwnRowsAndRuns(count: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try OldStore.make(path, migrations: count)
    let listed = try Program.run(["--store", path, "list", "claims"])
    #expect(listed.status == 0, "\(listed.err)")
    #expect(listed.out.contains("old-claim\tAn own row of old"))
    let shown = try Program.run(["--store", path, "show", "old-claim"])
    #expect(shown.out.contains("It says so."))
    let names = OldStore.migrations.prefix(count).map(\.id)
    if names.contains("0005_runs") {
      #expect(try Program.run(["--store", path, "runs"]).out.contains("00000000000a  old.log"))
    }
    if names.contains("0007_own") {
      let own = try Program.run(["--store", path, "show", "old-gotcha"])
      #expect(own.out.hasPrefix("Ours of old"))
    }
    #expect(try MergeTests.isSound(path))
  }

  @Test func ownTextsAreMadeIntoRowsAgain() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let before = try MergeTests.content(of: store.path)
    try change(store, "UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'")
    let first = try store.run("list", "own")
    #expect(first.status == 0)
    #expect(first.err == "")
    #expect(try MergeTests.content(of: store.path) == before)
    #expect(try MergeTests.isSound(store.path))
  }

  @Test func anOriginalThatChangedIsReported() throws {
    let store = try OwnStore()
    let own = OwnTexts.gotcha(
      "update-unguarded", title: "Ours", relation: "overrides: update-unguarded")
    #expect(try store.add(["a.txt": own]).status == 0)
    try change(
      store,
      """
      UPDATE own_version SET base_hash = 'of an earlier book';
      UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'
      """)
    let words =
      "the built-in update-unguarded has changed since you wrote your text update-unguarded, "
      + "which overrides it"
    let upgraded = try store.run("list", "own")
    #expect(upgraded.status == 0)
    #expect(upgraded.err.contains(words))
    #expect(try store.run("list", "own").err == "")
    let shown = try store.run("show", "update-unguarded").out
    #expect(shown.contains("attention: the built-in update-unguarded has changed"))
    #expect(shown.hasPrefix("Ours"))
    // Adding the same text again confirms that it still applies.
    #expect(try store.add(["a.txt": own]).out.hasPrefix("edited  update-unguarded"))
    #expect(!(try store.run("show", "update-unguarded").out.contains("attention")))
  }

  @Test func aTextThatNoLongerFitsIsKeptAndReported() throws {
    let store = try OwnStore()
    #expect(
      try store.add([
        "a.txt": OwnTexts.gotcha("our-caret", links: "update-unguarded"),
        "b.txt": OwnTexts.gotcha("our-lost"),
      ]).status == 0)
    try change(
      store,
      """
      UPDATE own_version SET text = replace(text, 'links: update-unguarded', 'links: gone-now');
      UPDATE own_version SET text = replace(text, 'severity:', 'gravity:') WHERE text_id = 'our-lost';
      UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'
      """)
    let upgraded = try store.run("show", "our-caret")
    #expect(upgraded.status == 0)
    #expect(upgraded.err.contains("your text our-caret does not fit the built-in book (line 11)"))
    #expect(upgraded.err.contains("your text our-lost does not fit"))
    #expect(upgraded.out.contains("attention: your text our-caret does not fit"))
    let lost = try store.run("show", "our-lost")
    #expect(lost.status == 0)
    #expect(lost.out.contains("unknown key gravity"))
    #expect(lost.out.contains("gravity: warning"))
    #expect(try MergeTests.isSound(store.path))
  }

  private func change(_ store: OwnStore, _ sql: String) throws {
    try Connection(path: store.path, mode: .readWrite).execute(sql)
  }
}
