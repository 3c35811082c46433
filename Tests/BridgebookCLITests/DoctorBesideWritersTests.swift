import BridgebookStore
import Foundation
import TestSupport
import Testing

@testable import BridgebookApp

/// Findings on an intact store while others write to it, and the limits of repairs.
@Suite struct DoctorBesideWritersTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
  }

  private func run(_ words: String...) throws -> Program.Output { try run(words) }

  private func run(_ words: [String]) throws -> Program.Output {
    try Program.run(["--store", store] + words, in: folder.path)
  }

  @Test func besideWritersItFindsNothing() throws {
    try folder.write(OwnTexts.gotcha("our-a"), to: "a.txt")
    try folder.write(OwnTexts.gotcha("our-b"), to: "b.txt")
    // One script adds and removes texts with their derived rows, the other imports and removes
    // runs.
    let rounds = Effort.amount(brief: 1, full: 12)
    let scripts = [
      """
      for n in $(seq \(rounds)); do
        sed "s/^title: .*/title: Ours $n/" a.txt > a$n.txt
        bridgebook add a$n.txt b.txt > texts.out 2>&1 || { cat texts.out; exit 9; }
        bridgebook remove our-b > texts.out 2>&1 || { cat texts.out; exit 8; }
      done
      """,
      """
      for n in $(seq \(rounds + 4)); do
        { for i in $(seq 400); do
            printf 'Begin updateUIView %s\\nset text=%s\\nEnd updateUIView\\n' $n.$i $i
          done; } > $n.log
        run=$(bridgebook import $n.log --format json | grep -o '"[0-9a-f]\\{12\\}"' | tr -d '"')
        bridgebook runs remove $run > /dev/null || exit 7
      done
      """,
    ]
    let writers = try scripts.map {
      try Program.start("/bin/sh", ["-c", $0], store: store, in: folder.path)
    }
    // The brief run makes only the checks of what the writers change.
    let checks =
      Effort.isFull
      ? []
      : ["book", "events", "foreign-keys", "index", "own-history", "own-texts", "run-contents"]
    for _ in 0..<Effort.amount(brief: 1, full: 5) {
      let found = try run(["doctor", "--format", "json"] + checks)
      #expect(found.status == 0, "\(found.out)")
    }
    for writer in writers {
      let result = writer.output()
      #expect(result.status == 0, "\(result.out) \(result.err)")
    }
    #expect(try run(["doctor"] + checks).status == 0)
  }

  /// Creates a copy of the store, with which a later state is compared.
  private func copy() throws -> String {
    let path = folder.path("before.sqlite")
    try Connection(path: store, mode: .readWrite).execute("VACUUM INTO '\(path)'")
    return path
  }

  /// Returns the tables of a copy.
  private func tables(of copy: String) throws -> [String] {
    try Connection(path: copy, mode: .readOnly).rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    ) { $0.text(0) }
  }

  /// Returns the tables that lack a row of a copy, and those with a row that the copy lacks.
  private func differences(from copy: String) throws -> (lost: [String], added: [String]) {
    let connection = try Connection(path: store, mode: .readOnly)
    try connection.run("ATTACH ? AS before", [.text(copy)])
    func tables(with rows: String, butNot others: String) throws -> [String] {
      try self.tables(of: copy).filter { table in
        try connection.first(
          "SELECT * FROM \(rows).\(table) EXCEPT SELECT * FROM \(others).\(table)"
        ) { _ in true } != nil
      }
    }
    return (
      lost: try tables(with: "before", butNot: "main"),
      added: try tables(with: "main", butNot: "before")
    )
  }

  private func expectNoDifference(
    from copy: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try differences(from: copy)
    #expect(found.lost + found.added == [], sourceLocation: location)
  }

  @Test func aRepairWritesTheRowsThatDifferAndNoOthers() throws {
    let before = try copy()
    let connection = try Connection(path: store, mode: .readWrite)
    try connection.execute(
      """
      PRAGMA foreign_keys = OFF;
      UPDATE entry SET title = 'Stale' WHERE id = 'MKMapView';
      DELETE FROM entry_section WHERE entry_id = 'update-unguarded' AND position = 0;
      CREATE TABLE touched (name TEXT);
      """)
    let tables = try tables(of: before)
    for table in tables {
      for change in ["INSERT", "UPDATE", "DELETE"] {
        try connection.execute(
          "CREATE TRIGGER t_\(table)_\(change) AFTER \(change) ON \(table) BEGIN "
            + "INSERT INTO touched VALUES ('\(change) \(table)'); END")
      }
    }
    let fixed = try run("doctor", "book", "--fix", "--format", "json")
    #expect(fixed.status == 0, "\(fixed.out)")
    let sentence = "Rewrote 2 rows of the built-in knowledge."
    #expect(try fixed.json()["fixed"] as? [String] == [sentence])
    let touched = try connection.rows("SELECT name FROM touched ORDER BY name") { $0.text(0) }
    // An existing row is updated in place; SQLite's trigger reports that as an update.
    #expect(touched == ["INSERT entry_section", "UPDATE entry"])
    for table in tables {
      for change in ["INSERT", "UPDATE", "DELETE"] {
        try connection.execute("DROP TRIGGER t_\(table)_\(change)")
      }
    }
    try connection.execute("DROP TABLE touched")
    try expectNoDifference(from: before)
  }

  @Test func aSoundStoreIsNotWritten() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    let result = try run("doctor", "--fix", "--format", "json")
    #expect(result.status == 0)
    #expect(try result.json()["fixed"] as? [String] == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
  }

  @Test func whatCannotBeMendedChangesNothing() throws {
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    #expect(try run("import", "a.log").status == 0)
    // A finding that was not stored with the recorded run, which cannot be repaired.
    try Connection(path: store, mode: .readWrite).execute(
      """
      INSERT INTO run_finding
      SELECT number, 99, 'never-heard-of', 'error', 'certain', '[1]', NULL, NULL FROM run WHERE origin = 'imported'
      """)
    let before = try copy()
    let result = try run("doctor", "run-contents", "--fix", "--format", "json")
    #expect(result.status == 1, "\(result.out)")
    #expect(try result.json()["fixed"] as? [String] == [])
    try expectNoDifference(from: before)
  }

  /// If a check finds a fault and then cannot run again, its repair must still be part of the
  /// transaction.
  @Test func aRepairThatCannotLookAgainChangesNothing() throws {
    struct NoMemory: Error {}
    try Connection(path: store, mode: .readWrite).execute("DROP INDEX run_finding_by_gotcha")
    let before = try copy()
    nonisolated(unsafe) var count = 0
    let failing = HealthCheck("failing", repairs: [.textIndex]) { _ in
      count += 1
      guard count == 1 else { throw NoMemory() }
      return .bad("a fault", fix: HealthFinding.repair)
    }
    let door = StoreDoor(path: store, waitMilliseconds: 60_000, note: { _ in }, announce: { _ in })
    let doctor = Doctor(door: door, checks: [failing, .schema])
    let failed = doctor.examine().filter { $0.finding.ok == false }.map(\.check)
    #expect(failed.map(\.id) == ["failing", "schema"])
    #expect(throws: NoMemory.self) { try doctor.repair(failed) }
    try expectNoDifference(from: before)
    #expect(try run("doctor", "schema").status == 1)
  }

  // MARK: - Built-in runs

  @Test func aBuiltInRunIsNotRemoved() throws {
    let before = try copy()
    let refused = try run("runs", "remove", "map-wrapper/M1")
    #expect(refused.status == 2)
    #expect(refused.err.hasPrefix("error: map-wrapper/M1 is a built-in run\n"), "\(refused.err)")
    try expectNoDifference(from: before)
  }

  @Test func aMissingBuiltInRunComesBackWithItsEvidence() throws {
    let connection = try Connection(path: store, mode: .readOnly)
    let run = try #require(
      try connection.first(
        "SELECT scenario_id || '/' || variant FROM modelled_ground ORDER BY 1"
      ) { $0.text(0) })
    let claim = try #require(
      try connection.first(
        "SELECT entry_id FROM modelled_ground WHERE scenario_id || '/' || variant = ?",
        [.text(run)]
      ) { $0.text(0) })
    let shown = try self.run("show", claim).out
    let report = try self.run("runs", "show", run).out
    // Removes the run as an earlier program did.
    try Connection(path: store, mode: .readWrite).execute(
      """
      PRAGMA foreign_keys = ON;
      DELETE FROM run_event WHERE id >> 32 = (SELECT number FROM run WHERE id = '\(run)');
      DELETE FROM run WHERE id = '\(run)';
      UPDATE modelled_ground SET agrees = NULL, found = NULL
      WHERE scenario_id || '/' || variant = '\(run)'
      """)
    let others = try copy()
    let found = try self.run("doctor", "runs")
    #expect(found.status == 1)
    #expect(found.out.contains("the built-in run \(run) is missing or incomplete"))
    let checks = ["events", "foreign-keys", "links", "run-contents", "runs", "scenarios"]
    let fixed = try self.run(["doctor", "--fix", "--format", "json"] + checks)
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect(try fixed.json()["fixed"] as? [String] == ["Rewrote built-in runs: \(run)."])
    #expect(try self.run("show", claim).out == shown)
    #expect(try self.run("runs", "show", run).out == report)
    #expect(try !differences(from: others).lost.contains("run"))
  }
}
