internal import Bridgebook

/// Writes the rows of runs, one run after the other; the caller must have begun a transaction.
final class RunRows {
  private let connection: Connection
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
  private var nextEvent: Int64 = 0
  /// Whether the table has no events with higher ids, so that SQLite can assign the next id without
  /// a search.
  private var canAssignIDs = false
  private var encoder: EventEncoder
  /// The rows of the events that are being appended.
  private var rows: [EventRow] = []
  /// The checksum of the rows about the run.
  private var checksum = RunChecksum()

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    let columns = RunTable.eventColumns
    let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    let rows = Array(repeating: row, count: RunRows.rowsPerStatement).joined(separator: ", ")
    let insert = "INSERT INTO main.run_event (\(columns.joined(separator: ", "))) VALUES "
    manyEvents = try connection.prepare(insert + rows)
    oneEvent = try connection.prepare(insert + row)
    text = try RunTable.text.inserter(connection)
    run = try RunTable.run.inserter(connection)
    format = try RunTable.format.inserter(connection)
    issue = try RunTable.issue.inserter(connection)
    spot = try RunTable.blindSpot.inserter(connection)
    finding = try RunTable.finding.inserter(connection)
    encoder = EventEncoder(text: text, run: 0)
  }

  /// Begins the next run.
  func begin() throws(SQLiteError) {
    if number == 0 {
      number = try connection.first("SELECT coalesce(max(number), 0) FROM run") { $0.int(0) } ?? 0
    }
    number += 1
    nextEvent = Int64(number) << 32
    encoder = EventEncoder(text: text, run: number)
    checksum = RunChecksum()
    let last = try connection.first("SELECT max(id) FROM run_event") { Int64($0.int(0)) } ?? 0
    canAssignIDs = last < nextEvent
  }

  /// Appends events in order, with the texts that occur in them for the first time.
  func append(_ events: [TraceEvent], texts: TextTable) throws(SQLiteError) {
    rows.removeAll(keepingCapacity: true)
    try encoder.encode(events, texts: texts, into: &rows)
    try insert(rows)
  }

  /// Inserts rows of events, in order, whose texts are inserted separately.
  func insert(_ rows: [EventRow]) throws(SQLiteError) {
    let many = RunRows.rowsPerStatement
    var position = 0
    while position < rows.count {
      let isFull = rows.count - position >= many
      let end = isFull ? position + many : position + 1
      let statement = isFull ? manyEvents : oneEvent
      var binder = statement.binder
      for index in position..<end {
        let isNumbered = index == position || !canAssignIDs
        rows[index].bind(to: &binder, id: isNumbered ? nextEvent : nil)
        nextEvent += 1
      }
      try statement.insertRows(binder)
      position = end
    }
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
    checksum = spooled ?? encoder.checksum
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
