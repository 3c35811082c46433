internal import Bridgebook

/// Writes the rows of runs, one run after the other; requires a transaction of the caller.
final class RunRows {
  private let connection: Connection
  private static let rowsPerStatement = 32
  /// The valid run numbers; the id of an event contains the run's number in its upper 32 bits,
  /// without the sign.
  static let numbers = 1...Int(Int32.max)

  /// Inserts `rowsPerStatement` events; one statement per row would take half as long again.
  private let manyEvents: Statement
  private let oneEvent: Statement
  private let text: Inserter
  private let run: Inserter
  private let format: Inserter
  private let issue: Inserter
  private let spot: Inserter
  private let finding: Inserter
  /// The number of the run whose rows are being written.
  private(set) var number = 0
  private var textCount = 1
  private var nextEvent: Int64 = 0
  /// The number of the next text that did not fit into the run's table; such texts are not shared
  /// between events.
  private var nextTransient: Int64 = 1 << 31
  /// The checksum of the inserted texts.
  private(set) var texts = TextChecksum()

  /// - Parameters:
  ///   - eventTable: the table for events.
  ///   - textTable: the table for their texts.
  init(
    _ connection: Connection, eventTable: String = "run_event", textTable: String = "run_text"
  ) throws(SQLiteError) {
    self.connection = connection
    let row = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    let rows = Array(repeating: row, count: RunRows.rowsPerStatement).joined(separator: ", ")
    manyEvents = try connection.prepare("INSERT INTO \(eventTable) VALUES \(rows)")
    oneEvent = try connection.prepare("INSERT INTO \(eventTable) VALUES \(row)")
    text = try Inserter(connection, textTable, ["run_number", "number", "text"])
    run = try Inserter(
      connection, "run",
      [
        "number", "id", "title", "origin", "format", "tool", "platform", "os", "scenario_id",
        "variant", "content_hash", "line_count", "byte_count", "event_count", "text_checksum",
        "imported_at", "app_version", "started_at",
      ])
    format = try Inserter(
      connection, "run_format", ["run_number", "position", "format", "matched_lines"])
    issue = try Inserter(
      connection, "run_issue",
      ["run_number", "position", "code", "severity", "line", "byte", "count"])
    spot = try Inserter(connection, "run_blind_spot", ["run_number", "fact"])
    finding = try Inserter(
      connection, "run_finding",
      [
        "run_number", "position", "gotcha_id", "severity", "confidence", "lines", "provoked_line",
        "provoked_text",
      ])
  }

  /// Begins the next run.
  func begin() throws(SQLiteError) {
    if number == 0 {
      number = try connection.first("SELECT coalesce(max(number), 0) FROM run") { $0.int(0) } ?? 0
    }
    number += 1
    textCount = 1
    nextEvent = Int64(number) << 32
    nextTransient = 1 << 31
    texts = TextChecksum()
  }

  /// Appends events in their order, with the texts that they use first.
  func append(_ events: [TraceEvent], texts: TextTable) throws(SQLiteError) {
    guard nextEvent + Int64(events.count) <= Int64(number + 1) << 32 else {
      throw SQLiteError(
        code: SQLiteError.Reason.tooBig.rawValue, extendedCode: SQLiteError.Reason.tooBig.rawValue,
        message: "a run holds at most \(UInt32.max) events", sql: nil)
    }
    while textCount < texts.count {
      try insert(texts[TextID(index: UInt32(textCount))], Int64(textCount))
      textCount += 1
    }
    let many = RunRows.rowsPerStatement
    var position = 0
    while position < events.count {
      let isFull = events.count - position >= many
      let end = isFull ? position + many : position + 1
      try insert(events[position..<end], with: isFull ? manyEvents : oneEvent, texts)
      position = end
    }
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
    try statement.insertRows(row)
  }

  private func number(of id: TextID, in texts: TextTable) throws(SQLiteError) -> Int64 {
    guard id.isTransient else { return Int64(id.index) }
    try insert(texts[id], nextTransient)
    nextTransient += 1
    return nextTransient - 1
  }

  private func insert(_ item: String, _ position: Int64) throws(SQLiteError) {
    try text.insert(.int(number), .integer(position), .text(item))
    texts.add(item, number: position)
  }

  /// Writes the row of the run and its details.
  ///
  /// - Parameter checksum: the checksum of the run's texts, unless `append` inserted them.
  func finish(
    _ item: Run, at time: String, checksum: TextChecksum? = nil
  ) throws(SQLiteError) {
    try run.insert(
      .int(number), .text(item.id), .text(item.title), .text(item.origin.rawValue),
      .optional(item.format), .optional(item.tool), .optional(item.platform), .optional(item.os),
      .optional(item.scenario), .optional(item.variant), .text(item.contentHash),
      .int(item.lineCount), .int(item.byteCount), .int(item.eventCount),
      .text((checksum ?? texts).hexadecimal), .text(time), .optional(item.appVersion),
      .optional(item.startedAt))
    for (position, score) in item.formats.enumerated() {
      try format.insert(
        .int(number), .int(position), .text(score.format), .int(score.matchedLines))
    }
    for (position, item) in item.issues.enumerated() {
      try issue.insert(
        .int(number), .int(position), .text(item.code.rawValue), .text(item.severity.rawValue),
        .int(item.line), .int(item.byte), .int(item.count))
    }
    for fact in Set(item.blindSpots).sorted() { try spot.insert(.int(number), .text(fact)) }
    for (position, item) in item.findings.enumerated() {
      try finding.insert(
        .int(number), .int(position), .text(item.gotcha), .text(item.severity.rawValue),
        .text(item.confidence.rawValue),
        .text(JSONList.text(of: item.lines)),
        item.provokedBy.map { .int($0.line) } ?? .null, .optional(item.provokedBy?.text))
    }
  }

  /// Removes all rows of a run.
  static func remove(_ number: Int, from connection: Connection) throws(SQLiteError) {
    let first = Int64(number) << 32
    try connection.run(
      "DELETE FROM run_event WHERE id BETWEEN ? AND ?",
      [.integer(first), .integer(first | 0xffff_ffff)])
    for table in ["run_text", "run_format", "run_issue", "run_blind_spot", "run_finding"] {
      try connection.run("DELETE FROM \(table) WHERE run_number = ?", [.int(number)])
    }
    // Needed where foreign keys are not enforced.
    try connection.run(
      "UPDATE scenario_variant SET run_number = NULL WHERE run_number = ?", [.int(number)])
    try connection.run("DELETE FROM run WHERE number = ?", [.int(number)])
  }
}
