package import BridgeModel
internal import SQLiteAccess

/// Writes one run: all of it, or nothing, in one transaction that the writer holds from its start.
package final class RunWriter {
  /// What became of the run.
  package enum Result: Equatable, Sendable {
    case stored
    /// A run with the same id is already there; nothing was written.
    case duplicate
  }

  private static let rowsPerStatement = 32

  private let connection: Connection
  private let number: Int
  /// Inserts `rowsPerStatement` events; a statement for each row takes half as long again.
  private let manyEvents: Statement
  private let oneEvent: Statement
  private let text: Inserter
  private var textCount = 1
  private var nextEvent: Int64
  /// Number of the next text that came after the run's table was full; each stands for itself.
  private var nextTransient: Int64 = 1 << 31
  private var isOpen = true

  /// Begins the transaction; waits while another process writes.
  package init(_ store: Store) throws(StoreError) {
    connection = store.connection
    do throws(SQLiteError) {
      try connection.execute("BEGIN IMMEDIATE")
      let last = try connection.first("SELECT coalesce(max(number), 0) FROM run") { $0.int(0) }
      number = (last ?? 0) + 1
      nextEvent = Int64(number) << 32
      let row = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      let rows = Array(repeating: row, count: RunWriter.rowsPerStatement).joined(separator: ", ")
      manyEvents = try connection.prepare("INSERT INTO run_event VALUES \(rows)")
      oneEvent = try connection.prepare("INSERT INTO run_event VALUES \(row)")
      text = try Inserter(connection, "run_text", ["run", "number", "text"])
    } catch {
      throw .sqlite(error)
    }
  }

  deinit {
    if isOpen { try? connection.execute("ROLLBACK") }
  }

  /// Adds events in their order, and the texts they are the first to use.
  package func append(_ events: [TraceEvent], texts: TextTable) throws(StoreError) {
    do throws(SQLiteError) {
      while textCount < texts.count {
        try text.insert(
          .int(number), .int(textCount), .text(texts[TextID(index: UInt32(textCount))]))
        textCount += 1
      }
      let many = RunWriter.rowsPerStatement
      var position = 0
      while position < events.count {
        let isFull = events.count - position >= many
        let end = isFull ? position + many : position + 1
        try insert(events[position..<end], with: isFull ? manyEvents : oneEvent, texts)
        position = end
      }
    } catch { throw .sqlite(error) }
  }

  private func insert(
    _ events: ArraySlice<TraceEvent>, with statement: Statement, _ texts: TextTable
  ) throws(SQLiteError) {
    var row = statement.binder
    for event in events {
      row.bind(nextEvent)
      row.bind(Int64(event.kind.number))
      row.bind(try number(of: event.subject, in: texts))
      row.bind(try number(of: event.name, in: texts))
      row.bind(try number(of: event.value, in: texts))
      row.bind(try number(of: event.thread, in: texts))
      row.bind(Int64(event.depth))
      row.bind(Int64(event.line))
      row.bind(event.time)
      row.bind(event.outcome.map { Int64($0.number) })
      nextEvent += 1
    }
    try statement.insertRows()
  }

  private func number(of id: TextID, in texts: TextTable) throws(SQLiteError) -> Int64 {
    guard id.isTransient else { return Int64(id.index) }
    try text.insert(.int(number), .integer(nextTransient), .text(texts[id]))
    nextTransient += 1
    return nextTransient - 1
  }

  /// Writes what is known of the run and ends the transaction.
  ///
  /// - Parameter time: when it was stored, ISO 8601.
  package func finish(_ run: Run, at time: String) throws(StoreError) -> Result {
    do throws(SQLiteError) {
      let known = try connection.first("SELECT 1 FROM run WHERE id = ?", [.text(run.id)]) { _ in
        true
      }
      if known == true {
        try abandonTransaction()
        return .duplicate
      }
      try write(run, at: time)
      try connection.execute("COMMIT")
      isOpen = false
      return .stored
    } catch { throw .sqlite(error) }
  }

  /// Leaves the store as it was before.
  package func abandon() throws(StoreError) {
    do throws(SQLiteError) { try abandonTransaction() } catch { throw .sqlite(error) }
  }

  private func abandonTransaction() throws(SQLiteError) {
    isOpen = false
    try connection.execute("ROLLBACK")
  }

  private func write(_ run: Run, at time: String) throws(SQLiteError) {
    try Inserter(
      connection, "run",
      [
        "number", "id", "title", "origin", "format", "tool", "platform", "os", "scenario",
        "variant", "content_hash", "line_count", "byte_count", "event_count", "imported_at",
      ]
    ).insert(
      .int(number), .text(run.id), .text(run.title), .text(run.origin.rawValue),
      .optional(run.format), .optional(run.tool), .optional(run.platform), .optional(run.os),
      .optional(run.scenario), .optional(run.variant), .text(run.contentHash),
      .int(run.lineCount), .int(run.byteCount), .int(run.eventCount), .text(time))
    let format = try Inserter(
      connection, "run_format", ["run", "position", "format", "matched_lines"])
    for (position, score) in run.formats.enumerated() {
      try format.insert(
        .int(number), .int(position), .text(score.format), .int(score.matchedLines))
    }
    let issue = try Inserter(
      connection, "run_issue", ["run", "position", "code", "severity", "line", "byte", "count"])
    for (position, item) in run.issues.enumerated() {
      try issue.insert(
        .int(number), .int(position), .text(item.code.rawValue), .text(item.severity.rawValue),
        .int(item.line), .int(item.byte), .int(item.count))
    }
    let spot = try Inserter(connection, "run_blind_spot", ["run", "fact"])
    for fact in Set(run.blindSpots).sorted() { try spot.insert(.int(number), .text(fact)) }
    try writeFindings(run.findings)
  }

  private func writeFindings(_ findings: [Finding]) throws(SQLiteError) {
    let insert = try Inserter(
      connection, "run_finding",
      [
        "run", "position", "gotcha", "severity", "confidence", "lines", "provoked_line",
        "provoked_text",
      ])
    for (position, item) in findings.enumerated() {
      try insert.insert(
        .int(number), .int(position), .text(item.gotcha), .text(item.severity.rawValue),
        .text(item.confidence.rawValue),
        .text(item.lines.map(String.init).joined(separator: " ")),
        item.provokedBy.map { .int($0.line) } ?? .null, .optional(item.provokedBy?.text))
    }
  }
}

extension TraceEventKind {
  /// The number a store uses for the kind; never changes once released.
  package var number: Int { TraceEventKind.numbers[self]! }

  /// The kind of a stored number; nil for one this program does not know.
  package init?(number: Int) {
    guard TraceEventKind.allCases.indices.contains(number) else { return nil }
    self = TraceEventKind.allCases[number]
  }

  private static let numbers: [TraceEventKind: Int] = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

extension WriteOutcome {
  /// The number a store uses for the outcome; never changes once released.
  package var number: Int {
    switch self {
    case .committed: 0
    case .equal: 1
    case .dropped: 2
    case .deferred: 3
    case .unknown: 4
    }
  }
}
