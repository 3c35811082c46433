import BridgebookStore
import Foundation
import Testing

/// Triggers that no version of bridgebook creates could undo writes, so nothing is written to such
/// a store.
@Suite struct ForeignTriggerTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    try folder.write(OwnTexts.gotcha("our-a"), to: "a.txt")
    try Connection(path: store, mode: .readWrite).execute(
      """
      CREATE TRIGGER [a "surprise"] AFTER INSERT ON run
      BEGIN DELETE FROM run WHERE number = new.number; END
      """)
  }

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", store] + words, in: folder.path)
  }

  @Test func nothingIsWrittenAndNothingIsSaidToBe() throws {
    try SharedStore.copy(to: folder.path("theirs.sqlite"))
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    for words in [["import", "a.log"], ["add", "a.txt"], ["merge", "theirs.sqlite"]] {
      let refused = try Program.run(["--store", store] + words, in: folder.path)
      #expect(refused.status == 2, "\(refused.out)")
      #expect(refused.out == "")
      #expect(
        refused.err.hasPrefix("error: the store has triggers that bridgebook did not create\n"),
        "\(refused.err)")
      #expect(refused.err.contains(#"a "surprise""#))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
    #expect(try run("show", "update-unguarded").err == "")
  }

  @Test func aQuestionDoesNotUpgradeTheBook() throws {
    try Connection(path: store, mode: .readWrite)
      .execute("UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'")
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    let answer = try run("--quiet", "show", "update-unguarded")
    #expect(answer.status == 0)
    #expect(answer.err.hasPrefix("note: the store has triggers that bridgebook did not create ("))
    #expect(answer.err.contains("the book of another version of bridgebook"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
  }

  @Test func doctorNamesAndRemovesThem() throws {
    let found = try run("doctor", "schema")
    #expect(found.status == 1)
    #expect(found.out.contains(#"trigger a "surprise" differs from what the migrations create"#))
    let fixed = try run("doctor", "schema", "--fix")
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect(try run("import", "a.log").status == 0)
    #expect(try run("runs", "--origin", "imported").out.contains("a.log"))
    // The trigger of the search index is still there.
    let own = try Connection(path: store, mode: .readOnly)
      .rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'") { $0.text(0) }
    #expect(own == ["entry_text_batch_gone"])
  }

  @Test func ourOwnTriggerWithAnotherTextIsForeignToo() throws {
    try Connection(path: store, mode: .readWrite).execute(
      """
      DROP TRIGGER [a "surprise"]; DROP TRIGGER entry_text_batch_gone;
      CREATE TRIGGER entry_text_batch_gone AFTER DELETE ON entry_text BEGIN DELETE FROM run; END
      """)
    #expect(try run("add", "a.txt").status == 2)
    #expect(try run("doctor", "schema", "--fix").status == 0)
    #expect(try run("add", "a.txt").status == 0)
  }

  /// A run is also stored where somebody has added an index.
  @Test func anAddedIndexKeepsNoRunOut() throws {
    try SharedStore.copy(to: folder.path("indexed.sqlite"))
    try Connection(path: folder.path("indexed.sqlite"), mode: .readWrite).execute(
      "CREATE INDEX mine ON run_event (subject)")
    let imported = try Program.run(
      ["--store", folder.path("indexed.sqlite"), "import", "a.log"], in: folder.path)
    #expect(imported.status == 0, "\(imported.err)")
  }
}
