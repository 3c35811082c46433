import BridgebookStore
import Foundation
import TestSupport
import Testing

/// A store of 0.1.0 is refused and left unchanged; a team's texts and runs are transferred with two
/// commands.
///
/// `Release-0.1.0/store.sql` is the dump of a store that 0.1.0 created: own texts were added,
/// edited, removed and restored, console logs were imported, and a simulation was recorded. Then
/// the rows of the built-in book were deleted to keep the file small, except for one scenario with
/// its run. `book.jsonl` and `book.json` are what `export book` of 0.1.0 wrote from that store.
@Suite struct Release010Tests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("old.sqlite")
    let connection = try Connection(path: store, mode: .create)
    try connection.execute(Self.text("store.sql"))
    // These are settings that a dump does not contain.
    try connection.execute(
      "PRAGMA application_id = \(Store.applicationID); PRAGMA journal_mode = WAL")
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Release-0.1.0").appendingPathComponent(name)
  }

  /// A new store into which `book.jsonl` was imported, created once; tests must not change it.
  private static let imported: String = {
    let path = SharedStore.folder + "/imported-0.1.0.sqlite"
    let made = try? Program.run(["--store", path, "import", file("book.jsonl").path])
    precondition(made?.status == 0, "the book was not imported: \(made?.err ?? "")")
    return path
  }()

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(words, in: folder.path)
  }

  private func copy(_ name: String, to target: String) throws {
    try FileManager.default.copyItem(
      at: Self.file(name), to: URL(fileURLWithPath: folder.path(target)))
  }

  @Test(arguments: [
    ["list"], ["show", "MKMapView"], ["runs"], ["add", "own.txt"], ["import", "a.log"],
    ["sql", "SELECT 1"], ["export", "book"], ["merge", "other.sqlite"],
  ])
  func itIsRefusedUntouchedWithTheTwoCommands(words: [String]) throws {
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    try folder.write(OwnTexts.gotcha("our-caret"), to: "own.txt")
    try SharedStore.copy(to: folder.path("other.sqlite"))
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    let refused = try Program.run(["--store", store] + words, in: folder.path)
    #expect(refused.status == 2)
    #expect(
      refused.err.hasPrefix("error: the store was made by bridgebook 0.1.0\n"), "\(refused.err)")
    #expect(
      refused.err.contains("bridgebook --store \(store) export book --as jsonl --output own.jsonl;")
    )
    #expect(refused.err.contains("bridgebook --store NEW.sqlite import own.jsonl\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
    #expect(try folder.names() == ["a.log", "old.sqlite", "other.sqlite", "own.txt"])
  }

  @Test func doctorAndMergeSayTheSame() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    let doctor = try run("--store", store, "doctor", "store", "--fix")
    #expect(doctor.status == 1)
    #expect(doctor.out.contains("the store was made by bridgebook 0.1.0"), "\(doctor.out)")
    try SharedStore.copy(to: folder.path("new.sqlite"))
    let merge = try run("--store", "new.sqlite", "merge", store)
    #expect(merge.status == 2)
    #expect(merge.err.contains("the store was made by bridgebook 0.1.0"), "\(merge.err)")
    #expect(merge.err.contains("import own.jsonl"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
  }

  /// A history that only resembles that of 0.1.0 counts as damage.
  @Test func aDamagedHistoryIsNotTakenForIt() throws {
    try Connection(path: store, mode: .readWrite)
      .execute("UPDATE schema_migration SET checksum = 'x' WHERE id = '0013_own_texts'")
    let refused = try run("--store", store, "list")
    #expect(refused.status == 2)
    #expect(!refused.err.contains("0.1.0"), "\(refused.err)")
  }

  @Test(arguments: Effort.last(1, of: ["book.jsonl", "book.json"]))
  func itsExportBringsOwnTextsAndRunsIntoANewStore(book: String) throws {
    try copy(book, to: "own.jsonl")
    let imported = try run("--store", "NEW.sqlite", "import", "own.jsonl")
    #expect(imported.status == 0, "\(imported.err)")
    #expect(imported.out.contains("added  player-overlap  gotcha"), "\(imported.out)")
    #expect(imported.out.hasSuffix("4 texts and 3 runs merged from own.jsonl\n"), "\(imported.out)")

    let listed = try run("--store", "NEW.sqlite", "list", "own").out
    for id in ["player-overlap", "player-messages", "update-unguarded", "volume-knob"] {
      #expect(listed.contains("\(id)\t"), "\(listed)")
    }
    #expect(
      try run("--store", "NEW.sqlite", "show", "player-overlap").out
        .hasPrefix("Two players sound at once after a quick swipe back"))
    #expect(
      try run("--store", "NEW.sqlite", "show", "update-unguarded").out
        .hasPrefix("Our words for writes that come back from an update"))
    let history = try run("--store", "NEW.sqlite", "history", "update-unguarded").out
    #expect(
      history.split(separator: "\n").filter { $0.contains("by anna") }.count == 3, "\(history)")

    let runs = try run("--store", "NEW.sqlite", "runs").out
    for id in ["febea1cdb0fb", "fccd6940a1f4", "map-wrapper/M1+policy=queueFirst"] {
      #expect(runs.contains(id), "\(runs)")
    }
    let report = try run("--store", "NEW.sqlite", "runs", "show", "febea1cdb0fb").out
    #expect(report.contains("player-overlap"), "\(report)")
    let texts = try run("--store", "NEW.sqlite", "export", "events", "fccd6940a1f4").out
    #expect(texts.contains("größer 🎈"), "\(texts)")
    // The runs of the built-in scenario and of the team's own scenario come from this program.
    #expect(try run("--store", "NEW.sqlite", "show", "volume-knob").out.contains("as-is"))
    #expect(try MergeTests.isSound(folder.path("NEW.sqlite")))
    let checked = try run(
      "--store", "NEW.sqlite", "doctor", "own-history", "run-contents", "events", "runs", "values",
      "index", "book")
    #expect(checked.status == 0, "\(checked.out)")
    let again = try run("--store", "NEW.sqlite", "import", "own.jsonl")
    #expect(again.status == 0)
    #expect(again.out == "Nothing new in own.jsonl.\n")
    #expect(try folder.names() == ["NEW.sqlite", "old.sqlite", "own.jsonl"])
  }

  /// The transferred versions and events equal those in the store of 0.1.0.
  @Test func everyVersionAndEveryEventIsTheSame() throws {
    let old = try Connection(path: store, mode: .readWrite)
    let new = try Connection(path: Self.imported, mode: .readOnly)
    func rows(_ sql: String, _ connection: Connection) throws -> [String] {
      try connection.rows(sql) { $0.text(0) }
    }
    let versions =
      "|| quote(version) || quote(kind) || quote(change) || quote(changed_at) || quote(changed_by) || quote(text) FROM own_version ORDER BY 1"
    #expect(
      try rows("SELECT quote(id) \(versions)", old)
        == rows("SELECT quote(text_id) \(versions)", new))
    let events =
      "|| quote(sequence) || quote(kind) || quote(subject) || quote(name) || quote(value) || quote(depth) || quote(line) || quote(outcome) FROM events"
    let recorded = "('febea1cdb0fb', 'fccd6940a1f4', 'map-wrapper/M1+policy=queueFirst')"
    let before = try rows("SELECT run \(events) WHERE run IN \(recorded) ORDER BY 1", old)
    #expect(before.count == 46)
    #expect(
      try rows("SELECT run_id \(events) WHERE run_id IN \(recorded) ORDER BY 1", new) == before)
    #expect(
      try rows(
        "SELECT run || gotcha || lines FROM findings WHERE run IN \(recorded) ORDER BY 1", old
      )
      .map { $0.replacingOccurrences(of: " ", with: ",") }
        == rows(
          "SELECT run_id || gotcha_id || trim(lines, '[]') FROM findings WHERE run_id IN \(recorded) ORDER BY 1",
          new))
  }

  @Test func whatIsThereAlreadyIsKeptAndAConflictWritesNothing() throws {
    try copy("book.jsonl", to: "own.jsonl")
    let other = try OwnStore()
    #expect(
      try other.add(["a.txt": OwnTexts.gotcha("player-overlap", title: "Others' words")]).status
        == 0)
    let before = try MergeTests.content(of: other.path)
    let refused = try run("--store", other.path, "import", "own.jsonl")
    #expect(refused.status == 2)
    #expect(
      refused.err.hasPrefix("error: the store already has 1 of the book's texts"),
      "\(refused.err)")
    #expect(refused.err.contains("bridgebook --store NEW.sqlite import own.jsonl"))
    #expect(try MergeTests.content(of: other.path) == before)
    try FileManager.default.copyItem(atPath: Self.imported, toPath: folder.path("NEW.sqlite"))
    let merged = try run("--store", other.path, "merge", "NEW.sqlite", "--prefer", "ours")
    #expect(merged.status == 0, "\(merged.err)")
    #expect(try run("--store", other.path, "show", "player-overlap").out.hasPrefix("Others' words"))
    #expect(try run("--store", other.path, "runs").out.contains("febea1cdb0fb"))
  }

  @Test(arguments: [
    ("\"change\":\"added\"", "\"change\":\"invented\""), ("\"relation\":\"new\"", "\"relation\":7"),
    ("\"confidence\":\"certain\"", "\"confidence\":\"sure\""),
    ("\"lines\":\"2\"", "\"lines\":\"x\""),
    ("{\"table\":\"run\"", "{\"table\":\"run"),
  ])
  func aDamagedExportIsRefusedAndMakesNoStore(part: String, damage: String) throws {
    let text = try Self.text("book.jsonl")
    #expect(text.contains(part), "\(part)")
    try folder.write(text.replacingOccurrences(of: part, with: damage), to: "own.jsonl")
    let refused = try run("--store", "NEW.sqlite", "import", "own.jsonl")
    #expect(refused.status == 2, "\(refused.out)")
    #expect(refused.err.hasPrefix("error: "))
    #expect(try folder.names() == ["old.sqlite", "own.jsonl"])
  }
}
