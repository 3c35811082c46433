package import Bridgebook

extension Store {
  /// All runs in the order they came, each with its findings.
  package func runs() throws(StoreError) -> [Run] {
    var runs: [Run] = []
    for id in try runIDs() { if let run = try run(id) { runs.append(run) } }
    return runs
  }

  /// The ids of all runs in the order they came.
  package func runIDs() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id FROM run ORDER BY number") { $0.text(0) }
    }
  }

  /// The ids of the runs that came with the book.
  package func builtInRunIDs() throws(StoreError) -> Set<String> {
    try Store.sqlite { () throws(SQLiteError) in
      var ids: Set<String> = []
      try connection.forEach(
        "SELECT id FROM scenario_variant JOIN run ON run.number = scenario_variant.run"
      ) { ids.insert($0.text(0)) }
      return ids
    }
  }

  /// The run of that id; nil when there is none.
  package func run(_ id: String) throws(StoreError) -> Run? {
    try Store.sqlite { () throws(SQLiteError) in
      var found: (number: Int, run: Run)?
      try connection.forEach(
        """
        SELECT number, id, title, origin, format, tool, platform, os, scenario, variant,
          content_hash, line_count, byte_count, event_count
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

  /// Hands the texts of a run to the closure.
  package func forEachText(of id: String, _ body: (String) -> Void) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.forEach(
        """
        SELECT text FROM run JOIN run_text ON run_text.run = run.number
        WHERE id = ? ORDER BY run_text.number
        """, [.text(id)]
      ) { body($0.text(0)) }
    }
  }

  /// How often each kind of event occurs in a run.
  package func eventCounts(of id: String) throws(StoreError) -> [TraceEventKind: Int] {
    try Store.sqlite { () throws(SQLiteError) in
      var counts: [TraceEventKind: Int] = [:]
      try connection.forEach(
        """
        SELECT run_event.kind, count(*) FROM run
        JOIN run_event ON run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295
        WHERE run.id = ? GROUP BY run_event.kind
        """, [.text(id)]
      ) { (row) throws(SQLiteError) in
        guard let kind = TraceEventKind(number: row.int(0)) else {
          throw row.damaged(0, in: "run_event", of: id, .badNumber(row.int(0)))
        }
        counts[kind] = row.int(1)
      }
      return counts
    }
  }

  /// What became of a run that was to be removed.
  package enum Removal: Equatable, Sendable {
    case removed
    /// There is no run of that id.
    case missing
    /// It belongs to a scenario of the book, whose claims rest on it; nothing was changed.
    case builtIn
  }

  /// Removes a run that somebody recorded.
  package func removeRun(_ id: String) throws(StoreError) -> Removal {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.writeTransaction { () throws(SQLiteError) in
        let found = try connection.first(
          "SELECT number, EXISTS (SELECT 1 FROM scenario_variant WHERE run = number) FROM run "
            + "WHERE id = ?", [.text(id)]
        ) { (number: $0.int(0), isBuiltIn: $0.int(1) == 1) }
        guard let found else { return .missing }
        guard !found.isBuiltIn else { return .builtIn }
        try RunRows.remove(found.number, from: connection)
        return .removed
      }
    }
  }

  private func readDetails(of number: Int, into run: inout Run) throws(SQLiteError) {
    let key = [Value.int(number)]
    try connection.forEach(
      "SELECT format, matched_lines FROM run_format WHERE run = ? ORDER BY position", key
    ) { (row) throws(SQLiteError) in
      run.formats.append(
        .init(
          format: row.text(0), matchedLines: try row.number(1, in: "run_format", of: run.id)))
    }
    try connection.forEach(
      "SELECT code, severity, line, byte, count FROM run_issue WHERE run = ? ORDER BY position", key
    ) { (row) throws(SQLiteError) in
      run.issues.append(
        ImportIssue(
          code: try row.word(0, in: "run_issue", of: run.id),
          severity: try row.word(1, in: "run_issue", of: run.id),
          line: try row.number(2, in: "run_issue", of: run.id),
          byte: try row.number(3, in: "run_issue", of: run.id),
          count: try row.number(4, in: "run_issue", of: run.id)))
    }
    try connection.forEach("SELECT fact FROM run_blind_spot WHERE run = ? ORDER BY fact", key) {
      (row) throws(SQLiteError) in
      let spot: CannotShow = try row.word(0, in: "run_blind_spot", of: run.id)
      run.blindSpots.append(spot.rawValue)
    }
    try connection.forEach(
      """
      SELECT gotcha, severity, confidence, lines, provoked_line, provoked_text
      FROM run_finding WHERE run = ? ORDER BY position
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
