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
      ) { row in
        var run = Run(
          id: row.text(1), title: row.text(2),
          origin: Run.Origin(rawValue: row.text(3)) ?? .imported, contentHash: row.text(10))
        run.format = row.optionalText(4)
        run.tool = row.optionalText(5)
        run.platform = row.optionalText(6)
        run.os = row.optionalText(7)
        run.scenario = row.optionalText(8)
        run.variant = row.optionalText(9)
        run.lineCount = row.int(11)
        run.byteCount = row.int(12)
        run.eventCount = row.int(13)
        found = (row.int(0), run)
      }
      guard let found else { return nil }
      var run = found.run
      try readDetails(of: found.number, into: &run)
      return run
    }
  }

  /// Hands the events of a run to the closure in their order, with the texts they use.
  package func forEachEvent(
    of id: String, _ body: (TraceEvent, TextTable) -> Void
  ) throws(StoreError) {
    try scanEvents(of: id) { event, texts in
      body(event, texts)
      return true
    }
  }

  /// Hands the events of a run to the closure in their order until that answers false.
  package func scanEvents(
    of id: String, while body: (TraceEvent, TextTable) -> Bool
  ) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      var number = 0
      try connection.forEach("SELECT number FROM run WHERE id = ?", [.text(id)]) {
        number = $0.int(0)
      }
      var texts = TextTable(capacity: .max)
      try connection.forEach(
        "SELECT text FROM run_text WHERE run = ? AND number < 2147483648 ORDER BY number",
        [.int(number)]
      ) { _ = texts.number(of: $0.text(0)) }
      let single = try connection.prepare(
        "SELECT text FROM run_text WHERE run = ? AND number = ?")
      let first = Int64(number) << 32
      let events = try connection.prepare(
        """
        SELECT id, kind, subject, name, value, thread, depth, line, time, outcome
        FROM run_event WHERE id BETWEEN ? AND ? ORDER BY id
        """)
      let range: [Value] = [.integer(first), .integer(first | 0xffff_ffff)]
      try events.scan(
        range,
        while: { row in
          texts.forgetTransientTexts()
          func text(_ column: Int32) -> TextID {
            let stored = row.int(column)
            guard stored >= 1 << 31 else { return TextID(index: UInt32(stored)) }
            var text = ""
            try? single.forEach([.int(number), .int(stored)]) { text = $0.text(0) }
            return text.withUTF8 { texts.transientNumber(of: $0) }
          }
          var event = TraceEvent(row: row, first: Int(first))
          event.subject = text(2)
          event.name = text(3)
          event.value = text(4)
          event.thread = text(5)
          return body(event, texts)
        })
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
      ) { row in
        if let kind = TraceEventKind(number: row.int(0)) { counts[kind] = row.int(1) }
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
    ) { run.formats.append(.init(format: $0.text(0), matchedLines: $0.int(1))) }
    try connection.forEach(
      "SELECT code, severity, line, byte, count FROM run_issue WHERE run = ? ORDER BY position", key
    ) { row in
      guard let code = ImportIssue.Code(rawValue: row.text(0)) else { return }
      run.issues.append(
        ImportIssue(
          code: code, severity: Severity(rawValue: row.text(1)) ?? .warning, line: row.int(2),
          byte: row.int(3), count: row.int(4)))
    }
    try connection.forEach("SELECT fact FROM run_blind_spot WHERE run = ? ORDER BY fact", key) {
      run.blindSpots.append($0.text(0))
    }
    try connection.forEach(
      """
      SELECT gotcha, severity, confidence, lines, provoked_line, provoked_text
      FROM run_finding WHERE run = ? ORDER BY position
      """, key
    ) { row in
      let provocation = row.optionalText(5).map {
        Finding.Provocation(line: row.int(4), text: $0)
      }
      run.findings.append(
        Finding(
          gotcha: row.text(0), severity: Severity(rawValue: row.text(1)) ?? .warning,
          confidence: Finding.Confidence(rawValue: row.text(2)) ?? .possible,
          lines: row.text(3).split(separator: " ").compactMap { Int($0) },
          provokedBy: provocation))
    }
  }
}

extension TraceEvent {
  fileprivate init(row: Row, first: Int) {
    self.init(
      kind: TraceEventKind(number: row.int(1)) ?? .note, sequence: row.int(0) - first,
      line: row.int(7))
    depth = UInt16(clamping: row.int(6))
    time = row.isNull(8) ? nil : Int64(row.int(8))
    let outcomes = WriteOutcome.allCases
    // A damaged store may hold any number.
    outcome = row.isNull(9) || !outcomes.indices.contains(row.int(9)) ? nil : outcomes[row.int(9)]
  }
}
