import BridgebookStore
import Foundation
import TestSupport
import Testing

/// Changes of recorded runs and of the history of own texts, which only checksums and gaps show.
@Suite struct DoctorHistoryTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
  }

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", store] + words, in: folder.path)
  }

  @Test(
    arguments: Effort.last(
      1,
      of: [
        "UPDATE own_version SET changed_by = 'nobody'",
        "UPDATE own_version SET base_hash = 'ff'",
        "UPDATE own_version SET text = replace(text, 'Ours', 'Hers') WHERE version = 1",
      ]))
  func aChangedVersionIsFound(damage: String) throws {
    try folder.write(OwnTexts.gotcha("our-a"), to: "a.txt")
    #expect(try run("add", "a.txt").status == 0)
    try folder.write(OwnTexts.gotcha("our-a", title: "Ours again"), to: "a.txt")
    #expect(try run("add", "a.txt").status == 0)
    #expect(try run("doctor", "own-history").status == 0)
    try Connection(path: store, mode: .readWrite).execute(damage)
    let found = try run("doctor", "own-history")
    #expect(found.status == 1)
    #expect(
      found.out.contains("the own text our-a@1 differs from what was written"), "\(found.out)")
  }

  @Test(
    arguments: Effort.last(
      2,
      of: [
        "DELETE FROM own_text", "UPDATE own_text SET version = 9",
        "DELETE FROM own_version WHERE version = 1",
        """
        INSERT INTO own_version SELECT text_id, 3, kind, relation, target_id, base_hash, change,
          changed_at, changed_by, checksum, text FROM own_version WHERE version = 1
        """,
      ]))
  func aGapInAHistoryIsFound(damage: String) throws {
    try folder.write(OwnTexts.gotcha("our-a"), to: "a.txt")
    #expect(try run("add", "a.txt").status == 0)
    try folder.write(OwnTexts.gotcha("our-a", title: "Ours again"), to: "a.txt")
    #expect(try run("add", "a.txt").status == 0)
    try Connection(path: store, mode: .readWrite).execute("PRAGMA foreign_keys = OFF; \(damage)")
    #expect(try run("doctor", "own-history").status == 1)
  }

  @Test func changedTextsOfARecordedRunAreFound() throws {
    try folder.write("Begin updateUIView one\nset text=two\nEnd updateUIView\n", to: "a.log")
    #expect(try run("import", "a.log").status == 0)
    #expect(try run("doctor", "run-contents").status == 0)
    try Connection(path: store, mode: .readWrite).execute(
      "UPDATE run_text SET text = 'three' "
        + "WHERE run_number = (SELECT number FROM run WHERE origin = 'imported') AND number = 1")
    let found = try run("doctor", "run-contents", "--fix")
    #expect(found.status == 1)
    #expect(found.out.contains("differs from what was stored"))
    #expect(found.out.contains("import its trace again"))
  }

  @Test func checksumsTravelWithMergedRunsAndTexts() throws {
    try folder.write("Begin updateUIView one\nset text=two\nEnd updateUIView\n", to: "a.log")
    try folder.write(OwnTexts.gotcha("our-a"), to: "a.txt")
    try SharedStore.copy(to: folder.path("theirs.sqlite"))
    for words in [["import", "a.log"], ["add", "a.txt"]] {
      let made = try Program.run(
        ["--store", folder.path("theirs.sqlite")] + words, in: folder.path)
      #expect(made.status == 0, "\(made.err)")
    }
    #expect(try run("merge", "theirs.sqlite").status == 0)
    let result = try run("doctor", "own-history", "run-contents")
    #expect(result.status == 0, "\(result.out)")
    #expect(result.out.contains("own texts are as they were written: 1 version\n"))
    #expect(!result.out.contains("older"))
  }
}
