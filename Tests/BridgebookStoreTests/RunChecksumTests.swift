import Bridgebook
import BridgebookStore
import Testing

/// The checksum of a run covers everything that is stored about it, regardless of how it was
/// written.
@Suite struct RunChecksumTests {
  private let store: Store

  /// Creates a run with rows in every table.
  init() throws {
    store = try Fixture.store(of: Book())
    try RunChecksumTests.write(to: store)
  }

  private static func write(to store: Store) throws {
    var texts = TextTable()
    var events: [TraceEvent] = []
    for number in 0..<40 {
      var event = TraceEvent(kind: .write, sequence: number, line: number + 1)
      event.subject = texts.number(of: "Map#1") ?? .none
      event.name = texts.number(of: "position") ?? .none
      event.value = texts.number(of: "\(number)") ?? .none
      event.time = number == 7 ? nil : Int64(number)
      event.outcome = number == 8 ? nil : .committed
      events.append(event)
    }
    var run = Run(
      id: "0123456789ab", title: "map", origin: .imported, contentHash: "0123456789abcdef")
    run.format = "plain"
    run.lineCount = 40
    run.eventCount = 40
    run.formats = [.init(format: "plain", matchedLines: 40)]
    run.issues = [ImportIssue(code: .nulBytes, severity: .note, line: 2, byte: 9, count: 3)]
    run.blindSpots = ["threads"]
    run.findings = [
      Finding(
        gotcha: "lost-caret", severity: .error, confidence: .certain, lines: [2, 7],
        provokedBy: .init(line: 2, text: "position"))
    ]
    let writer = try RunWriter(store)
    try writer.append(events, texts: texts)
    #expect(try writer.finish(run, at: "2026-01-01T00:00:00Z") == .stored)
  }

  private func changedRuns() throws -> [String] {
    try RunHealth(store).checksums(of: .all).changed
  }

  /// The line of an event.
  private static let line = "(line_lead + (id & 4294967295))"

  static let changes = [
    "UPDATE run SET id = 'ffff'", "UPDATE run SET title = 'x'",
    "UPDATE run SET origin = 'simulated'", "UPDATE run SET format = NULL",
    "UPDATE run SET tool = ''", "UPDATE run SET content_hash = '0123456789abcdee'",
    "UPDATE run SET line_count = 9007199254740992", "UPDATE run SET byte_count = 1",
    "UPDATE run SET event_count = 41", "UPDATE run SET imported_at = 'then'",
    "UPDATE run SET app_version = '1'", "UPDATE run SET started_at = '-1'",
    "UPDATE run SET checksum = ''", "UPDATE run_text SET text = 'at' WHERE number = 2",
    "UPDATE run_text SET number = 99 WHERE number = 42", "DELETE FROM run_text WHERE number = 3",
    // Two rows exchange a value, which a plain sum would not notice.
    """
    UPDATE run_text SET text = CASE number WHEN 3 THEN '1' ELSE '0' END WHERE number IN (3, 4)
    """,
    "UPDATE run_event SET line_lead = line_lead + 3 - 2 * \(line) WHERE \(line) < 3",
    "UPDATE run_event SET code = 41 WHERE \(line) = 40",
    "UPDATE run_event SET line_lead = line_lead + 1",
    "UPDATE run_event SET name = 1", "UPDATE run_event SET subject = 0 WHERE \(line) = 1",
    "UPDATE run_event SET value = 4 WHERE \(line) = 1",
    "UPDATE run_event SET thread = 1 WHERE \(line) = 9",
    "UPDATE run_event SET code = code + 64 WHERE \(line) = 9",
    "UPDATE run_event SET time = 0 WHERE \(line) = 8",
    "UPDATE run_event SET time = NULL WHERE \(line) = 1",
    "UPDATE run_event SET code = code | 128 WHERE \(line) = 9",
    "DELETE FROM run_event WHERE \(line) = 40",
    "UPDATE run_event SET id = id + 1 WHERE \(line) = 40",
    "UPDATE run_finding SET gotcha_id = 'other'", "UPDATE run_finding SET severity = 'note'",
    "UPDATE run_finding SET confidence = 'likely'", "UPDATE run_finding SET lines = '[2]'",
    "UPDATE run_finding SET provoked_line = 3", "UPDATE run_finding SET provoked_text = NULL",
    "DELETE FROM run_finding", "DELETE FROM run_format", "DELETE FROM run_blind_spot",
    "DELETE FROM run_issue", "UPDATE run_format SET matched_lines = 1",
    "UPDATE run_issue SET line = 1",
    "INSERT INTO run_blind_spot SELECT number, 'times' FROM run",
    """
    INSERT INTO run_finding SELECT run_number, 1, 'lost-caret', 'error', 'certain', '[1]', NULL, NULL
    FROM run_finding
    """,
  ]

  @Test func everyChangeIsNoticed() throws {
    #expect(try changedRuns() == [])
    for sql in Self.changes {
      try store.connection.execute("SAVEPOINT whole; \(sql)")
      #expect(try changedRuns().count == 1, "\(sql)")
      try store.connection.execute("ROLLBACK TO whole; RELEASE whole")
    }
    #expect(try changedRuns() == [])
  }

  @Test func everyColumnIsCovered() throws {
    for table in [
      "run", "run_text", "run_event", "run_format", "run_issue", "run_blind_spot",
      "run_finding",
    ] {
      let columns = try store.connection.rows(
        "SELECT name FROM pragma_table_info(?)", [.text(table)]
      ) { $0.text(0) }
      for column in columns where !["number", "run_number", "checksum"].contains(column) {
        try store.connection.execute(
          "SAVEPOINT whole; PRAGMA ignore_check_constraints = ON")
        let type = try #require(
          try store.connection.first(
            "SELECT type FROM pragma_table_info(?) WHERE name = ?", [.text(table), .text(column)]
          ) { $0.text(0) })
        let value =
          type == "TEXT" ? "'[5]'" : table == "run_event" && column == "id" ? "id + 77" : "77"
        try store.connection.execute("UPDATE \(table) SET \(column) = \(value)")
        #expect(try changedRuns().count == 1, "\(table).\(column)")
        try store.connection.execute(
          "ROLLBACK TO whole; RELEASE whole; PRAGMA ignore_check_constraints = OFF")
      }
    }
  }

  /// The number of the run, which differs between stores, is not part of it.
  @Test func theNumberOfTheRunDoesNotMatter() throws {
    let other = try Fixture.store(of: Book())
    let first = try #require(try checksum(in: store))
    try other.connection.execute(
      """
      INSERT INTO run (number, id, title, origin, content_hash, line_count, byte_count, event_count,
        checksum, imported_at)
      VALUES (6, 'x', '', 'imported', '', 0, 0, 0, '', '')
      """)
    try Self.write(to: other)
    #expect(try checksum(in: other) == first)
  }

  private func checksum(in store: Store) throws -> String? {
    try store.connection.first("SELECT checksum FROM run WHERE id = '0123456789ab'") { $0.text(0) }
  }
}
