package import Bridgebook

/// Reads runs with what was found in them; see `EventReader` for their events.
package struct RunReader {
  let connection: Connection

  /// All runs in the order they were stored, each with its findings.
  package func all() throws(StoreError) -> [Run] {
    var runs: [Run] = []
    for id in try ids() { if let run = try run(id) { runs.append(run) } }
    return runs
  }

  /// The ids of all runs in the order they were stored.
  package func ids() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id FROM run ORDER BY number") { $0.text(0) }
    }
  }

  /// The ids of the built-in runs.
  package func builtInIDs() throws(StoreError) -> Set<String> {
    try Store.sqlite { () throws(SQLiteError) in
      var ids: Set<String> = []
      try connection.forEach(
        "SELECT id FROM scenario_variant JOIN run ON run.number = run_number"
      ) { ids.insert($0.text(0)) }
      return ids
    }
  }

  /// The run with that id; nil if there is none.
  package func run(_ id: String) throws(StoreError) -> Run? {
    try Store.sqlite { () throws(SQLiteError) in
      var found: (number: Int, run: Run)?
      try connection.forEach(
        """
        SELECT number, id, title, origin, format, tool, platform, os, scenario_id, variant,
          content_hash, line_count, byte_count, event_count, app_version, started_at
        FROM run WHERE id = ?
        """, [.text(id)]
      ) { (row) throws(SQLiteError) in
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
          Damage(
            table: "run", row: run.id, column: "number", problem: .badNumber(found.number)))
      }
      try readDetails(of: found.number, into: &run)
      return run
    }
  }

  /// Calls the closure with the texts of a run.
  package func forEachText(of id: String, _ body: (String) -> Void) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.forEach(
        """
        SELECT text FROM run JOIN run_text ON run_number = run.number
        WHERE id = ? ORDER BY run_text.number
        """, [.text(id)]
      ) { body($0.text(0)) }
    }
  }

  /// Returns when a run was stored, as ISO 8601 in UTC, or an empty text if there is no such run.
  package func importTime(of id: String) throws(StoreError) -> String {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first("SELECT imported_at FROM run WHERE id = ?", [.text(id)]) { $0.text(0) }
        ?? ""
    }
  }

  private func readDetails(of number: Int, into run: inout Run) throws(SQLiteError) {
    let key = [Value.int(number)]
    try connection.forEach(
      "SELECT format, matched_lines FROM run_format WHERE run_number = ? ORDER BY position", key
    ) { (row) throws(SQLiteError) in
      run.formats.append(
        .init(
          format: row.text(0), matchedLines: try row.number(1, in: "run_format", of: run.id)))
    }
    try connection.forEach(
      """
      SELECT code, severity, line, byte, count FROM run_issue
      WHERE run_number = ? ORDER BY position
      """, key
    ) { (row) throws(SQLiteError) in
      run.issues.append(
        ImportIssue(
          code: try row.word(0, in: "run_issue", of: run.id),
          severity: try row.word(1, in: "run_issue", of: run.id),
          line: try row.number(2, in: "run_issue", of: run.id),
          byte: try row.number(3, in: "run_issue", of: run.id),
          count: try row.number(4, in: "run_issue", of: run.id)))
    }
    try connection.forEach(
      "SELECT fact FROM run_blind_spot WHERE run_number = ? ORDER BY fact", key
    ) { (row) throws(SQLiteError) in
      let spot: CannotShow = try row.word(0, in: "run_blind_spot", of: run.id)
      run.blindSpots.append(spot.rawValue)
    }
    try connection.forEach(
      """
      SELECT gotcha_id, severity, confidence, lines, provoked_line, provoked_text
      FROM run_finding WHERE run_number = ? ORDER BY position
      """, key
    ) { (row) throws(SQLiteError) in
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
