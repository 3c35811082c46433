import BridgebookStore
import Foundation
import TestSupport
import Testing

/// Invalid rows are reported by every command, found by `doctor` and refused by `merge`; none
/// causes a crash.
@Suite struct DamagedRowsTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("damaged.sqlite")
    try SharedStore.copy(to: path)
  }

  /// A change of the store, and a command that reads the changed row.
  struct Case: Sendable, CustomTestStringConvertible {
    let sql: String
    let words: [String]
    let place: String
    var testDescription: String { sql }
  }

  static let cases: [Case] = [
    .init(
      sql: "UPDATE run_event SET subject = 4000 WHERE subject > 0",
      words: ["runs", "show", "RUN", "--timeline"], place: "run_event"),
    .init(
      sql: "UPDATE run_text SET text = 'same' WHERE number < 3",
      words: ["export", "timeline", "RUN"], place: "run_text"),
    .init(
      sql: "DELETE FROM tree_question WHERE position > 0",
      words: ["recommend", "MKMapView"], place: "tree"),
    .init(
      sql: "DELETE FROM tree_leaf", words: ["recommend", "MKMapView"], place: "tree"),
    .init(
      sql: "UPDATE search_posting SET postings = '[12,-8]'", words: ["search", "update"],
      place: "search_posting"),
    .init(
      sql: "UPDATE entry SET severity = 'dire' WHERE kind = 'gotcha'",
      words: ["show", "update-unguarded"], place: "entry"),
  ]

  private func damage(_ sql: String) throws -> String {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)")
    return try #require(try connection.first("SELECT id FROM run ORDER BY number") { $0.text(0) })
  }

  @Test(arguments: Effort.last(2, of: cases))
  func aCommandNamesWhatIsDamagedAndDoctorFindsIt(item: Case) throws {
    let run = try damage(item.sql)
    let result = try Program.run(
      ["--store", path] + item.words.map { $0 == "RUN" ? run : $0 })
    #expect(result.status == 2, "\(result.err)")
    #expect(result.err.hasPrefix("error: the store is damaged\n"), "\(result.err)")
    #expect(result.err.contains("  why: \(item.place)"), "\(result.err)")
    #expect(result.err.contains("  help: bridgebook doctor"), "\(result.err)")
    let doctor = try Program.run(["--store", path, "doctor", "values"])
    #expect(doctor.status == 1)
    #expect(doctor.out.contains("fault  values"), "\(doctor.out)")
  }

  /// Exchanged pages can contain a row twice although its key is unique.
  @Test func anIDThatIsThereTwiceEndsNoCommandAndDoctorFindsIt() throws {
    _ = try damage(
      """
      PRAGMA writable_schema = ON;
      CREATE TABLE held AS SELECT * FROM sqlite_schema
        WHERE tbl_name = 'scenario' AND name GLOB 'sqlite_autoindex*';
      DELETE FROM sqlite_schema WHERE name IN (SELECT name FROM held);
      UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL PRIMARY KEY', 'NOT NULL')
        WHERE name = 'scenario';
      PRAGMA writable_schema = RESET;
      INSERT INTO scenario SELECT * FROM scenario;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'id TEXT NOT NULL', 'id TEXT NOT NULL PRIMARY KEY')
        WHERE name = 'scenario';
      INSERT INTO sqlite_schema SELECT * FROM held;
      DROP TABLE held;
      PRAGMA writable_schema = RESET
      """)
    for words in [["list", "own"], ["list", "scenarios"], ["list"], ["search", "scroll edge"]] {
      let result = try Program.run(["--store", path] + words)
      #expect((0...2).contains(result.status), "\(words): \(result.err)")
    }
    let doctor = try Program.run(["--store", path, "doctor", "integrity"])
    #expect(doctor.status == 1)
    #expect(doctor.out.contains("fault  integrity"), "\(doctor.out)")
  }

  @Test func doctorMakesTheBookReadableAgain() throws {
    _ = try damage("UPDATE search_posting SET postings = '[12,-8]'; DELETE FROM tree_leaf")
    let doctor = try Program.run(["--store", path, "doctor", "values", "--fix"])
    #expect(doctor.status == 0, "\(doctor.out)")
    #expect(try Program.run(["--store", path, "recommend", "MKMapView"]).status == 0)
  }

  @Test func theServerAnswersWithAnErrorAndLivesOn() throws {
    _ = try damage("DELETE FROM tree_question WHERE position > 0")
    let call = { (id: Int, name: String, arguments: String) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","#
        + #""arguments":{\#(arguments)}}}"#
    }
    try folder.write(
      [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        call(2, "recommend", #""question":"MKMapView""#), call(3, "show", #""id":"MKMapView""#),
      ].joined(separator: "\n") + "\n", to: "requests")
    let output = try Program.shell("bridgebook mcp < requests", store: path, in: folder.path)
    #expect(output.status == 0, "\(output.err)")
    var failures: [Int: Bool] = [:]
    for line in output.out.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let id = value?["id"] as? Int else { continue }
      let result = value?["result"] as? [String: Any]
      failures[id] = value?["error"] != nil || result?["isError"] as? Bool == true
    }
    #expect(failures == [1: false, 2: true, 3: false])
  }

  @Test(arguments: [
    "UPDATE run_event SET name = 4000 WHERE id >> 32 = (SELECT max(number) FROM run)",
    "UPDATE run_text SET text = 'same' WHERE run_number = (SELECT max(number) FROM run)",
  ])
  func mergeTakesNoDamageAlong(sql: String) throws {
    try folder.write("body Map#1\nbody Map#1\nbody Other#2\n", to: "a.log")
    #expect(
      try Program.run(["--store", path, "import", "a.log"], in: folder.path).status == 0)
    _ = try damage(sql)
    let ours = folder.path("ours.sqlite")
    try SharedStore.copy(to: ours)
    let before = try Data(contentsOf: URL(fileURLWithPath: ours))
    let result = try Program.run(["--store", ours, "merge", path])
    #expect(result.status == 2)
    #expect(result.err.contains("cannot be merged: the store is damaged"), "\(result.err)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: ours)) == before)
  }

  @Test(arguments: [
    "CREATE VIEW surprise AS SELECT 1",
    "CREATE TRIGGER surprise AFTER INSERT ON run BEGIN DELETE FROM run; END",
    "DROP VIEW runs; CREATE VIEW runs AS SELECT id, hex(randomblob(1000000)) FROM run",
    "CREATE INDEX surprise ON run (length(title) + 1)",
  ])
  func mergeReadsNothingOfAStoreWhoseSchemaNobodyReleased(sql: String) throws {
    _ = try damage(sql)
    let result = try Program.run(["--store", folder.path("ours.sqlite"), "merge", path])
    #expect(result.status == 2)
    #expect(
      result.err.contains("tables, views or triggers that bridgebook did not create"),
      "\(result.err)")
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func aFileThatOnlyLooksLikeALogOfSQLiteIsNamed(suffix: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + suffix, withIntermediateDirectories: false)
    let result = try Program.run(["--store", path, "list"])
    #expect(result.status == 2)
    #expect(result.out == "")
    #expect(result.err.contains("why: \(path)\(suffix) is not the file"), "\(result.err)")
  }

  @Test func aStoreThatIsCutOffWhileItIsAskedEndsInWordsNotInASignal() throws {
    let script = """
      for n in 1 2 3 4 5 6 7 8 9 10; do
        bridgebook search update --limit 50 > /dev/null 2>> errors; echo $? >> statuses &
        : > "$BRIDGEBOOK_STORE.cut"
        dd if=/dev/null of="$BRIDGEBOOK_STORE" bs=4096 seek=10 2> /dev/null; wait
        cp whole "$BRIDGEBOOK_STORE"
      done; cat statuses
      """
    try SharedStore.copy(to: folder.path("whole"))
    let result = try Program.shell(script, store: path, in: folder.path)
    for status in result.out.split(separator: "\n") { #expect(["0", "2"].contains(status)) }
    #expect(result.out.split(separator: "\n").count == 10)
  }
}
