import BridgebookStore
import Foundation
import Testing

/// Damage that changes answers without making a value invalid is reported; it is repaired if the
/// data can be derived, and never merged.
@Suite struct SilentDamageTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
  }

  private func change(_ sql: String) throws {
    try Connection(path: path, mode: .readWrite).execute("PRAGMA foreign_keys = OFF; \(sql)")
  }

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", path] + words)
  }

  @Test func oneRepairMendsTheIndexTheBookAndTheRuns() throws {
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    #expect(try run("import", folder.path("a.log")).status == 0)
    let questions = [
      ["search", "cursor", "jumps"], ["recommend", "MKMapView", "--target", "16"],
      ["runs", "show", "map-wrapper/M1"], ["runs", "show", "map-wrapper/M2", "--timeline"],
    ]
    let answers = try questions.map { try Program.run(["--store", path] + $0).out }
    try change(
      """
      DELETE FROM search_batch; UPDATE search_posting SET entries = 1;
      INSERT INTO search_stop_word VALUES ('cursor');
      INSERT INTO lexicon_phrase VALUES ('component', 'mkmapview', 'UIView', 9);
      INSERT INTO entry (id, kind, position, title, audited, severity)
      VALUES ('invented', 'gotcha', 9999, 'Invented', '', 'error');
      DELETE FROM run_finding WHERE run_number IN (SELECT number FROM run WHERE origin = 'simulated');
      UPDATE run_event SET line_lead = line_lead + 1
      WHERE id >> 32 = (SELECT number FROM run WHERE id = 'map-wrapper/M2');
      """)
    let found = try run("doctor", "book", "index", "run-contents", "runs")
    #expect(found.status == 1)
    #expect(
      found.out.contains("1 rows of search_stop_word do not belong to the built-in book"),
      "\(found.out)")
    #expect(found.out.contains("the full-text index counts its texts wrongly"))
    #expect(found.out.contains("differs from what was stored"))
    let fixed = try run("doctor", "book", "index", "run-contents", "runs", "--fix")
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect(fixed.out.contains("Removed 3 rows that do not belong to the built-in knowledge."))
    #expect(fixed.out.contains("Rewrote built-in runs:"))
    #expect(fixed.out.contains("Rebuilt the full-text index."))
    let after = try questions.map { try Program.run(["--store", path] + $0).out }
    #expect(after == answers)
  }

  @Test func aRecordedRunIsNamedAndLeftAsItIs() throws {
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    #expect(try run("import", folder.path("a.log")).status == 0)
    try change("UPDATE run SET started_at = '-1' WHERE origin = 'imported'")
    let id = try #require(
      try Connection(path: path, mode: .readOnly)
        .first("SELECT id FROM run WHERE origin = 'imported'") { $0.text(0) })
    let fixed = try run("doctor", "run-contents", "--fix")
    #expect(fixed.status == 1)
    #expect(fixed.out.contains("run \(id) differs from what was stored"), "\(fixed.out)")
    #expect(fixed.out.contains("bridgebook runs remove RUN"))
    #expect(try run("runs", "show", id).status == 0)
  }

  static let unmergeable = [
    "UPDATE run_finding SET gotcha_id = 'never-heard-of' WHERE run_number = ?",
    "UPDATE run_text SET text = 'another' WHERE number = 1 AND run_number = ?",
    "UPDATE run SET event_count = event_count + 1 WHERE number = ?",
    "UPDATE run SET line_count = 9007199254740992 WHERE number = ?",
    "DELETE FROM run_event WHERE id = ? << 32",
    "UPDATE own_version SET text = text || 'x' WHERE ? > 0",
    "UPDATE own_version SET version = 2 WHERE ? > 0; UPDATE own_text SET version = 2",
  ]

  @Test func aMergeRefusesWhatIsNotWhatWasStored() throws {
    try folder.write(
      "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n",
      to: "a.log")
    #expect(try run("import", folder.path("a.log")).status == 0)
    try folder.write(OwnTexts.gotcha("our-own"), to: "our-own.txt")
    #expect(try run("add", folder.path("our-own.txt")).status == 0)
    let sound = folder.path("sound.sqlite")
    #expect(try run("backup", sound).status == 0)
    let mine = folder.path("mine.sqlite")
    for sql in Self.unmergeable {
      try SharedStore.copy(to: mine)
      let before = try Data(contentsOf: URL(fileURLWithPath: mine))
      for name in [path, path + "-wal", path + "-shm"] {
        try? FileManager.default.removeItem(atPath: name)
      }
      try FileManager.default.copyItem(atPath: sound, toPath: path)
      let number = "(SELECT number FROM run WHERE origin = 'imported')"
      try change(sql.replacingOccurrences(of: "?", with: number))
      let refused = try Program.run(["--store", mine, "merge", path])
      #expect(refused.status == 2, "\(sql): \(refused.out)")
      #expect(refused.err.contains("cannot be merged"), "\(sql): \(refused.err)")
      #expect(refused.err.contains("where: \(path)"), "\(refused.err)")
      #expect(refused.err.contains("help: nothing was merged"), "\(refused.err)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: mine)) == before, "\(sql)")
      try FileManager.default.removeItem(atPath: mine)
    }
    try SharedStore.copy(to: mine)
    #expect(try Program.run(["--store", mine, "merge", sound]).status == 0)
    let merged = try Program.run(["--store", mine, "doctor", "run-contents", "own-history"])
    #expect(merged.status == 0, "\(merged.out)")
  }

  static let incomplete: [(sql: String, words: [String])] = [
    ("DELETE FROM tree_alternative", ["recommend", "MKMapView", "--all"]),
    ("DELETE FROM component WHERE entry_id = 'MKMapView'", ["recommend", "MKMapView"]),
    (
      "DELETE FROM component WHERE entry_id = 'MKMapView'",
      ["recommend", "MKMapView in a SwiftUI screen", "--target", "16"]
    ),
    ("DELETE FROM entry_section WHERE entry_id = 'map-wrapper'", ["show", "map-wrapper"]),
    ("DELETE FROM message_pattern", ["diagnose", "a.log"]),
    ("DELETE FROM message_gotcha", ["diagnose", "a.log"]),
  ]

  @Test(arguments: incomplete.indices)
  func anAnswerWithoutRowsThatMustBeThereIsRefused(index: Int) throws {
    let (sql, words) = Self.incomplete[index]
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    try change(sql)
    let words2 = words.map { $0 == "a.log" ? folder.path($0) : $0 }
    let result = try Program.run(["--store", path] + words2)
    #expect(result.status == 2, "\(result.out)")
    #expect(result.err.contains("is damaged"), "\(result.err)")
    #expect(result.err.contains("help: "), "\(result.err)")
  }
}
