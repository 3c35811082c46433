import Bridgebook
import BridgebookStore
import Testing

/// The migrations to the short form of events keep every value, and turn no damaged value into a
/// valid one.
@Suite struct EventMigrationTests {
  /// Returns the kind, depth, outcome and line of an event after the upgrade.
  private func upgraded(
    kind: Int, depth: Int, line: Int, outcome: Int?
  ) throws -> (kind: Int, depth: Int, line: Int, outcome: Int?) {
    let connection = try Connection(path: ":memory:", mode: .create)
    let all = try Store.migrator.pending(on: connection).map(\.id)
    let position = try #require(all.firstIndex(of: "0011_short_events"))
    try #require(Store.migrator.upTo(Array(all[..<position]))).migrate(connection, at: "then")
    try connection.run(
      """
      INSERT INTO run_event (id, kind, subject, name, value, thread, depth, line, time, outcome)
      VALUES (4294967299, ?, 0, 0, 0, 0, ?, ?, NULL, ?)
      """,
      [
        .integer(Int64(kind)), .integer(Int64(depth)), .integer(Int64(line)),
        outcome.map { .integer(Int64($0)) } ?? .null,
      ])
    try Store.migrator.migrate(connection, at: "now")
    let row = try connection.first(
      """
      SELECT code & 63, (code >> 10) << 1 | ((code >> 6) & 1), line_lead + (id & 4294967295),
        coalesce(nullif((code >> 7) & 7, 0) - 1, -1), (code >> 7) & 7 = 0
      FROM run_event
      """
    ) { row in
      (
        kind: row.int(0), depth: row.int(1), line: row.int(2),
        outcome: row.int(4) == 1 ? nil : row.int(3)
      )
    }
    return try #require(row)
  }

  /// The view has the same rows before and after the generated columns are dropped.
  @Test func theViewOfEventsIsTheSameAfterTheLastMigration() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let all = try Store.migrator.pending(on: connection).map(\.id)
    let position = try #require(all.firstIndex(of: "0012_stored_events"))
    try #require(Store.migrator.upTo(Array(all[..<position]))).migrate(connection, at: "then")
    try connection.execute(
      """
      INSERT INTO run (number, id, title, origin, content_hash, line_count, byte_count, event_count,
        checksum, imported_at) VALUES (1, 'a', 'a', 'imported', '', 0, 0, 0, '', ''),
        (2, 'b', 'b', 'imported', '', 0, 0, 0, '', '');
      WITH RECURSIVE place(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < 99)
      INSERT INTO run_event (id, code, subject, name, value, thread, line_lead, time)
        SELECT ((1 + n % 2) << 32) | n, 20 + 64 * n, 0, 0, 0, 0, n % 7, nullif(n, 5) FROM place
      """)
    func rows() throws -> [[Value]] {
      try connection.rows("SELECT * FROM events ORDER BY run_id, sequence") { $0.values }
    }
    let before = try rows()
    try Store.migrator.migrate(connection, at: "now")
    #expect(before.count == 100)
    #expect(try rows() == before)
  }

  @Test(arguments: [(0, 0, 1), (41, 1, 7), (41, 65535, 9_007_199_254_740_992)])
  func valuesAreKept(kind: Int, depth: Int, line: Int) throws {
    for outcome in [nil, 0, 4] {
      let event = try upgraded(kind: kind, depth: depth, line: line, outcome: outcome)
      #expect(event == (kind, depth, line, outcome))
    }
  }

  @Test(arguments: [(99, 0, nil), (3, -2, nil), (3, 70_000, nil), (3, 0, 9), (3, 0, -1)])
  func aDamagedCodeStaysDamaged(kind: Int, depth: Int, outcome: Int?) throws {
    #expect(try upgraded(kind: kind, depth: depth, line: 1, outcome: outcome).depth < 0)
  }

  @Test(arguments: [Int.min, -1, Int.max])
  func aDamagedLineStaysDamaged(line: Int) throws {
    #expect(try upgraded(kind: 3, depth: 0, line: line, outcome: nil).line < 0)
  }
}
