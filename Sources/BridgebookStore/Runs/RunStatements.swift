internal import Bridgebook

/// The statements that read a run, prepared once for any number of runs: preparing them takes five
/// times as long as reading with them.
struct RunStatements {
  private let head: Statement
  private let formats: Statement
  private let issues: Statement
  private let blindSpots: Statement
  private let findings: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    head = try connection.prepare(
      """
      SELECT number, id, title, origin, format, tool, platform, os, scenario_id, variant,
        content_hash, line_count, byte_count, event_count, app_version, started_at
      FROM run WHERE id = ?
      """)
    formats = try connection.prepare(
      "SELECT format, matched_lines FROM run_format WHERE run_number = ? ORDER BY position")
    issues = try connection.prepare(
      """
      SELECT code, severity, line, byte, count FROM run_issue
      WHERE run_number = ? ORDER BY position
      """)
    blindSpots = try connection.prepare(
      "SELECT fact FROM run_blind_spot WHERE run_number = ? ORDER BY fact")
    findings = try connection.prepare(
      """
      SELECT gotcha_id, severity, confidence, lines, provoked_line, provoked_text
      FROM run_finding WHERE run_number = ? ORDER BY position
      """)
  }

  /// The run with that id; nil if there is none.
  func run(_ id: String) throws(SQLiteError) -> Run? {
    var found: (number: Int, run: Run)?
    try head.forEach([.text(id)]) { (row) throws(SQLiteError) in
      var run = Run(
        id: row.text(1), title: row.text(2),
        origin: try row.word(3, in: "run", of: row.text(1)), contentHash: row.text(10))
      run.format = row.optionalText(4)
      run.tool = row.optionalText(5)
      run.platform = row.optionalText(6)
      run.os = row.optionalText(7)
      run.scenario = row.optionalText(8)
      run.variant = row.optionalText(9)
      run.lineCount = try row.number(11, in: "run", of: run.id)
      run.byteCount = try row.number(12, in: "run", of: run.id)
      run.eventCount = try row.number(13, in: "run", of: run.id)
      run.appVersion = row.optionalText(14)
      run.startedAt = row.optionalText(15)
      found = (row.int(0), run)
    }
    guard let found else { return nil }
    var run = found.run
    guard RunRows.numbers.contains(found.number) else {
      throw .damaged(
        Damage(table: "run", row: run.id, column: "number", problem: .badNumber(found.number)))
    }
    try readDetails(of: found.number, into: &run)
    return run
  }

  private func readDetails(of number: Int, into run: inout Run) throws(SQLiteError) {
    let key = [Value.int(number)]
    try formats.forEach(key) { (row) throws(SQLiteError) in
      run.formats.append(
        .init(
          format: row.text(0), matchedLines: try row.number(1, in: "run_format", of: run.id)))
    }
    try issues.forEach(key) { (row) throws(SQLiteError) in
      run.issues.append(
        ImportIssue(
          code: try row.word(0, in: "run_issue", of: run.id),
          severity: try row.word(1, in: "run_issue", of: run.id),
          line: try row.number(2, in: "run_issue", of: run.id),
          byte: try row.number(3, in: "run_issue", of: run.id),
          count: try row.number(4, in: "run_issue", of: run.id)))
    }
    try blindSpots.forEach(key) { (row) throws(SQLiteError) in
      let spot: CannotShow = try row.word(0, in: "run_blind_spot", of: run.id)
      run.blindSpots.append(spot.rawValue)
    }
    try findings.forEach(key) { (row) throws(SQLiteError) in
      var provocation: Finding.Provocation?
      if let text = row.optionalText(5) {
        provocation = .init(line: try row.number(4, in: "run_finding", of: run.id), text: text)
      }
      run.findings.append(
        Finding(
          gotcha: row.text(0), severity: try row.word(1, in: "run_finding", of: run.id),
          confidence: try row.word(2, in: "run_finding", of: run.id),
          lines: try row.lines(3, in: "run_finding", of: run.id), provokedBy: provocation))
    }
  }
}
