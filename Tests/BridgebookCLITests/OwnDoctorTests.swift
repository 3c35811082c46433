import BridgebookStore
import Foundation
import Testing

/// `doctor` checks a team's texts as well, and includes them in repairs.
@Suite struct OwnDoctorTests {
  /// Creates a store with a gotcha, an override, rows of two tables, a branch of the tree and a
  /// scenario.
  private func team() throws -> OwnStore {
    let store = try OwnStore()
    let scenario = try store.run("new", "scenario").out
      .filled(["our-knob", "A knob", "It works"])
    let added = try store.add([
      "a.txt": OwnTexts.gotcha("our-caret"),
      "b.txt": OwnTexts.gotcha(
        "update-unguarded", title: "Ours holds", relation: "overrides: update-unguarded"),
      "c.txt": scenario,
      "d.txt": "kind: table\nid: our-sources\nextends: sources\n\nwiki | article | Our wiki | -\n",
      "e.txt":
        "kind: table\nid: our-lines\nextends: messages\n\nour-line | caret was lost <n> times | our-caret | warning | -\n",
    ])
    #expect(added.status == 0, "\(added.err)")
    return store
  }

  @Test func aStoreWithOwnTextsIsWellHoweverItGotThem() throws {
    let store = try team()
    #expect(try store.run("doctor").out.hasSuffix("All 20 checks passed.\n"))
    #expect(try store.run("remove", "update-unguarded", "our-lines").status == 0)
    #expect(try store.run("restore", "update-unguarded@1", "our-lines@1").status == 0)
    let texts = OwnTexts.gotcha("our-caret", title: "Ours again")
    #expect(try store.add(["a.txt": texts]).status == 0)
    let examined = try store.run("doctor")
    #expect(examined.out.hasSuffix("All 20 checks passed.\n"), "\(examined.out)")
    #expect(examined.out.contains("all 5 own texts fit the book"))
  }

  @Test(arguments: [
    "DELETE FROM entry_text WHERE id = 'our-caret'",
    "DELETE FROM search_posting WHERE term = 'caret'",
    "DELETE FROM entry WHERE id IN ('our-caret', 'MKMapView')",
    "UPDATE entry SET title = 'Stale' WHERE id IN ('update-unguarded', 'MKMapView')",
    "DELETE FROM scenario WHERE id = 'our-knob'",
    "DELETE FROM message_pattern WHERE id = 'our-line'; DELETE FROM source WHERE id = 'wiki'",
    "DELETE FROM entry; DELETE FROM entry_text; DELETE FROM scenario; DELETE FROM message_pattern",
  ])
  func whatIsMadeAgainIsMadeOfOwnTextsToo(damage: String) throws {
    let store = try team()
    let before = try MergeTests.content(of: store.path)
    try Connection(path: store.path, mode: .readWrite)
      .execute("PRAGMA foreign_keys = OFF; \(damage)")
    #expect(try store.run("doctor").status == 1)
    let fixed = try store.run("doctor", "--fix")
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect(try MergeTests.content(of: store.path) == before)
    #expect(try store.run("show", "update-unguarded").out.hasPrefix("Ours holds"))
    #expect(try store.run("simulate", "our-knob").status == 0)
    #expect(try MergeTests.isSound(store.path))
  }

  @Test func aTextWhoseOriginalChangedIsAFindingUntilItIsSaidToHold() throws {
    let store = try team()
    try Connection(path: store.path, mode: .readWrite)
      .execute("UPDATE own_version SET base_hash = 'earlier' WHERE text_id = 'update-unguarded'")
    let found = try store.run("doctor", "own-texts")
    #expect(found.status == 1)
    #expect(found.out.contains("the built-in update-unguarded has changed since"))
    #expect(found.out.contains("bridgebook restore ID@N"))
    #expect(try store.run("restore", "update-unguarded@1").status == 0)
    #expect(try store.run("doctor", "own-texts").status == 0)
  }

  @Test func whereTextsCannotBeReadTheCheckCouldNotLook() throws {
    let folder = try TemporaryFolder()
    try OldStore.make(folder.path("old.sqlite"), upTo: "0004_search")
    let result = try Program.run([
      "--store", folder.path("old.sqlite"), "doctor", "own-texts", "--format", "json",
    ])
    #expect(result.status == 2)
    #expect(try result.json()["ok"] is NSNull)
  }

  /// If own texts cannot be read, the intact rows derived from them must not be reported as damage.
  @Test func textsThatCannotBeReadAccuseNoOtherRow() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let changed = try Program.shell(
      "sqlite3 book.sqlite \"PRAGMA ignore_check_constraints = ON; "
        + "UPDATE own_version SET kind = 'rumor'\"", in: store.folder.path)
    #expect(changed.status == 0, "\(changed.err)")
    let result = try store.run("doctor", "entries", "index", "values")
    #expect(result.out.contains("ok     entries"), "\(result.out)")
    #expect(result.out.contains("?      index    the check could not run"), "\(result.out)")
    #expect(result.out.contains("fault  values"), "\(result.out)")
    #expect(result.out.contains("1 of 3 checks found something."), "\(result.out)")
  }
}
