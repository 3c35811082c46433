import BridgebookStore
import Foundation
import TestSupport
import Testing

@testable import BridgebookApp

/// `doctor` checks a team's texts as well, and includes them in repairs.
@Suite struct OwnDoctorTests {
  /// The checks of derived data, which a repair restores.
  private static let derived = ["book", "foreign-keys", "index", "links", "runs", "scenarios"]

  @Test func aStoreWithOwnTextsIsWellHoweverItGotThem() throws {
    let store = try OwnStore(from: OwnTexts.team)
    #expect(try store.run("doctor").out.hasSuffix("All 20 checks passed.\n"))
    #expect(try store.run("remove", "update-unguarded", "our-lines").status == 0)
    #expect(try store.run("restore", "update-unguarded@1", "our-lines@1").status == 0)
    let texts = OwnTexts.gotcha("our-caret", title: "Ours again")
    #expect(try store.add(["a.txt": texts]).status == 0)
    let examined = try store.run(["doctor", "own-history", "own-texts"] + Self.derived)
    #expect(examined.out.hasSuffix("All 8 checks passed.\n"), "\(examined.out)")
    #expect(examined.out.contains("all 5 own texts fit the book"))
  }

  /// Kinds of damage to rows derived from a team's texts; the last item combines all others.
  private static let damages = [
    "DELETE FROM entry_text WHERE id = 'our-caret'",
    "DELETE FROM search_posting WHERE term = 'caret'",
    "DELETE FROM entry WHERE id IN ('our-caret', 'MKMapView')",
    "UPDATE entry SET title = 'Stale' WHERE id IN ('update-unguarded', 'MKMapView')",
    "DELETE FROM scenario WHERE id = 'our-knob'",
    "DELETE FROM message_pattern WHERE id = 'our-line'; DELETE FROM source WHERE id = 'wiki'",
    "DELETE FROM entry; DELETE FROM entry_text; DELETE FROM scenario; DELETE FROM message_pattern",
  ]

  @Test(arguments: Effort.last(1, of: damages))
  func whatIsMadeAgainIsMadeOfOwnTextsToo(damage: String) throws {
    let store = try OwnStore(from: OwnTexts.team)
    let before = try MergeTests.content(of: store.path, isRenumbered: true)
    try Connection(path: store.path, mode: .readWrite)
      .execute("PRAGMA foreign_keys = OFF; \(damage)")
    let fixed = try Workspace(store: store.path).examine(Self.derived, isRepairing: true)
    #expect(!fixed.repairs.isEmpty)
    #expect(fixed.verdict == true, "\(fixed.results)")
    #expect(try MergeTests.content(of: store.path, isRenumbered: true) == before)
    #expect(try store.run("show", "update-unguarded").out.hasPrefix("Ours holds"))
    #expect(try store.run("simulate", "our-knob").status == 0)
    #expect(try MergeTests.isSound(store.path))
  }

  @Test func aTextWhoseOriginalChangedIsAFindingUntilItIsSaidToHold() throws {
    let store = try OwnStore(from: OwnTexts.team)
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

  @Test(arguments: ["0005_runs", "0009_tree_and_run_views"])
  func valuesOfAnOlderSchemaAreNotExamined(last: String) throws {
    let folder = try TemporaryFolder()
    try OldStore.make(folder.path("old.sqlite"), upTo: last)
    let result = try Program.run(["--store", folder.path("old.sqlite"), "doctor", "values"])
    #expect(result.status == 2)
    #expect(result.out.contains("the store is older than this program"), "\(result.out)")
  }

  /// If a team's texts cannot be read, the intact rows derived from them must not be reported as
  /// damage.
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
