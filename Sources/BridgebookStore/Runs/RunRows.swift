internal import Bridgebook

/// Writes the rows of runs, one run after the other; the caller must have begun a transaction.
final class RunRows {
  private let connection: Connection
  private let eventTable: String
  private static let rowsPerStatement = 32
  /// The valid numbers of runs; the id of an event contains the run's number in its upper 32 bits,
  /// without the sign bit.
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
  /// Whether the table has no events with higher ids, so that SQLite can assign the next id without
  /// a search.
  private var isLast = false
  /// The number of the next text that did not fit into the run's table; such texts are not shared
  /// between events.
  private var nextTransient: Int64 = 1 << 31
  /// The checksum of the inserted texts and events.
  private(set) var checksum = RunChecksum()

  /// - Parameters:
  ///   - eventTable: the table for events.
  ///   - textTable: the table for their texts.
  init(
    _ connection: Connection, eventTable: String = "run_event", textTable: String = "run_text"
  ) throws(SQLiteError) {
    self.connection = connection
    self.eventTable = eventTable
    let columns = RunTable.eventColumns
    let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    let rows = Array(repeating: row, count: RunRows.rowsPerStatement).joined(separator: ", ")
    let insert = "INSERT INTO \(eventTable) (\(columns.joined(separator: ", "))) VALUES "
    manyEvents = try connection.prepare(insert + rows)
    oneEvent = try connection.prepare(insert + row)
    text = try RunTable.text.inserter(connection, into: textTable)
    run = try RunTable.run.inserter(connection)
    format = try RunTable.format.inserter(connection)
    issue = try RunTable.issue.inserter(connection)
    spot = try RunTable.blindSpot.inserter(connection)
    finding = try RunTable.finding.inserter(connection)
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
    checksum = RunChecksum()
    let last = try connection.first("SELECT max(id) FROM \(eventTable)") { Int64($0.int(0)) } ?? 0
    isLast = last < nextEvent
  }

  /// Appends events in order, with the texts that occur in them for the first time.
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
    var row = EventBinder(statement.binder)
    var isNumbered = true
    for event in events {
      row.begin(nextEvent, event, isNumbered: isNumbered)
      isNumbered = !isLast
      row.bind(try number(of: event.subject, in: texts))
      row.bind(try number(of: event.name, in: texts))
      row.bind(try number(of: event.value, in: texts))
      row.bind(try number(of: event.thread, in: texts))
      row.finish(event)
      checksum.add(row.digest)
      nextEvent += 1
    }
    try statement.insertRows(row.binder)
  }

  private func number(of id: TextID, in texts: TextTable) throws(SQLiteError) -> Int64 {
    guard id.isTransient else { return Int64(id.index) }
    try insert(texts[id], nextTransient)
    nextTransient += 1
    return nextTransient - 1
  }

  private func insert(_ item: String, _ position: Int64) throws(SQLiteError) {
    try text.insert(.int(number), .integer(position), .text(item))
    checksum.add(item, number: position)
  }

  /// Inserts a row about the run and adds it to the checksum.
  private func insert(
    _ values: [Value], _ table: RunTable, _ inserter: Inserter
  ) throws(SQLiteError) {
    try inserter.insert([.int(number)] + values)
    checksum.add(values, of: table)
  }

  /// Writes the row of the run and its details.
  ///
  /// - Parameter spooled: the checksum of the run's events and texts, unless `append` inserted
  ///   them.
  func finish(
    _ item: Run, at time: String, spooled: RunChecksum? = nil
  ) throws(SQLiteError) {
    if let spooled { checksum = spooled }
    for (position, score) in item.formats.enumerated() {
      try insert(
        [.int(position), .text(score.format), .int(score.matchedLines)], .format, format)
    }
    for (position, item) in item.issues.enumerated() {
      try insert(
        [
          .int(position), .text(item.code.rawValue), .text(item.severity.rawValue),
          .int(item.line), .int(item.byte), .int(item.count),
        ], .issue, issue)
    }
    for fact in Set(item.blindSpots).sorted() { try insert([.text(fact)], .blindSpot, spot) }
    for (position, item) in item.findings.enumerated() {
      try insert(
        [
          .int(position), .text(item.gotcha), .text(item.severity.rawValue),
          .text(item.confidence.rawValue), .text(JSONList.text(of: item.lines)),
          item.provokedBy.map { .int($0.line) } ?? .null, .optional(item.provokedBy?.text),
        ], .finding, finding)
    }
    let values: [Value] = [
      .text(item.id), .text(item.title), .text(item.origin.rawValue), .optional(item.format),
      .optional(item.tool), .optional(item.platform), .optional(item.os),
      .optional(item.scenario), .optional(item.variant), .text(item.contentHash),
      .int(item.lineCount), .int(item.byteCount), .int(item.eventCount), .text(time),
      .optional(item.appVersion), .optional(item.startedAt),
    ]
    checksum.add(values, of: .run)
    try run.insert([.int(number)] + values + [.text(checksum.hexadecimal)])
  }

  /// Gives a run another id, and updates its checksum.
  static func rename(
    _ number: Int, to id: String, in connection: Connection
  ) throws(SQLiteError) {
    guard let row = try renamedRow(number, to: id, in: connection) else { return }
    try connection.run(
      "UPDATE run SET id = ?, checksum = ? WHERE number = ?",
      [.text(id), row[row.count - 1], .int(number)])
  }

  /// Returns the values of `RunTable.run.columns` and the checksum of a run under another id; nil
  /// if there is no such run.
  static func renamedRow(
    _ number: Int, to id: String, in connection: Connection, schema: String = "main"
  ) throws(SQLiteError) -> [Value]? {
    let columns = RunTable.run.columnList
    let found = try connection.first(
      "SELECT \(columns), checksum FROM \(schema).run WHERE number = ?", [.int(number)]
    ) { $0.values }
    guard let found, case .text(let stored)? = found.last else { return nil }
    let old = Array(found.dropLast())
    let new = [.text(id)] + old.dropFirst()
    return new + [.text(RunChecksum.changed(stored, from: old, to: new))]
  }

  /// Removes all rows of a run.
  static func remove(_ number: Int, from connection: Connection) throws(SQLiteError) {
    let first = Int64(number) << 32
    try connection.run(
      "DELETE FROM run_event WHERE id BETWEEN ? AND ?",
      [.integer(first), .integer(first | 0xffff_ffff)])
    for table in RunTable.details {
      try connection.run("DELETE FROM \(table.name) WHERE run_number = ?", [.int(number)])
    }
    // Needed if foreign keys are not enforced.
    try connection.run(
      "UPDATE scenario_variant SET run_number = NULL WHERE run_number = ?", [.int(number)])
    try connection.run("DELETE FROM run WHERE number = ?", [.int(number)])
  }
}

/// Binds the columns of events and computes their checksums, which cover the meaning of the columns
/// rather than their encoding.
private struct EventBinder {
  private(set) var binder: NumberBinder
  private(set) var digest = RunChecksum.event
  /// The position of the event in the run.
  private var position: Int64 = 0

  init(_ binder: NumberBinder) { self.binder = binder }

  /// Binds the columns before the texts of an event; its position in the run is in the lower half
  /// of the id.
  ///
  /// - Parameter isNumbered: whether the id is bound; otherwise it must be the one after the
  ///   highest, which SQLite assigns.
  mutating func begin(_ id: Int64, _ event: TraceEvent, isNumbered: Bool) {
    position = id & 0xffff_ffff
    binder.bind(isNumbered ? id : nil)
    binder.bind(EventCode(event).number)
    digest = RunChecksum.event
    digest.add(position)
    digest.add(Int64(event.kind.number))
  }

  /// Binds the number of a text.
  mutating func bind(_ number: Int64) {
    binder.bind(number)
    digest.add(number)
  }

  /// Binds the columns after the texts.
  mutating func finish(_ event: TraceEvent) {
    binder.bind(Int64(event.line) - position)
    binder.bind(event.time)
    digest.add(Int64(event.depth))
    digest.add(Int64(event.line))
    if let time = event.time { digest.add(time) } else { digest.addNull() }
    if let outcome = event.outcome {
      digest.add(Int64(outcome.number))
    } else {
      digest.addNull()
    }
  }
}
