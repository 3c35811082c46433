package import Bridgebook

/// Reads the events of runs.
package struct EventReader {
  let connection: Connection

  /// Calls the closure with the events of a run in their order, and the texts they use.
  package func forEach(
    of id: String, _ body: (TraceEvent, TextTable) -> Void
  ) throws(StoreError) {
    try scan(of: id) { event, texts in
      body(event, texts)
      return true
    }
  }

  /// Calls the closure with the events of a run in their order until it returns false.
  ///
  /// - Throws: an error at the first row that is not a valid event; the closure was called with all
  ///   rows before it.
  package func scan(
    of id: String, while body: (TraceEvent, TextTable) -> Bool
  ) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      var number = 0
      try connection.forEach("SELECT number FROM run WHERE id = ?", [.text(id)]) {
        (row) throws(SQLiteError) in
        number = try row.number(0, from: RunRows.numbers, in: "run", of: id)
      }
      guard number > 0 else { return }
      var decoder = EventDecoder(run: id, number: number)
      try decoder.readTexts(connection)
      let single = try connection.prepare(
        "SELECT text FROM run_text WHERE run_number = ? AND number = ?")
      let first = Int64(number) << 32
      let events = try connection.prepare(
        """
        SELECT id, code, subject, name, value, thread, line_lead, time
        FROM run_event WHERE id BETWEEN ? AND ? ORDER BY id
        """)
      try events.scan([.integer(first), .integer(first | 0xffff_ffff)]) {
        (row) throws(SQLiteError) in
        let event = try decoder.event(row, single)
        return body(event, decoder.texts)
      }
    }
  }

  /// Prepares to read the times of lines, for any number of runs.
  package func lineTimes() throws(StoreError) -> LineTimes {
    try Store.sqlite { () throws(SQLiteError) in try LineTimes(connection) }
  }

  /// Returns the number of events of each kind in a run.
  package func counts(of id: String) throws(StoreError) -> [TraceEventKind: Int] {
    try Store.sqlite { () throws(SQLiteError) in
      var counts: [TraceEventKind: Int] = [:]
      try connection.forEach(
        """
        SELECT \(EventCode.kindSQL), count(*) FROM run
        JOIN run_event ON run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295
        WHERE run.id = ? GROUP BY 1
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
}

/// Converts the rows of a run to events.
///
/// A run may have millions of events, so each value is only checked against its bounds, and error
/// messages are created only for invalid values.
private struct EventDecoder {
  private let run: String
  private let number: Int
  private let first: Int
  private(set) var texts = TextTable(capacity: .max)

  init(run: String, number: Int) {
    self.run = run
    self.number = number
    first = number << 32
  }

  /// Reads the numbered texts of the run's table: 1, 2, 3 and so on, without duplicates.
  mutating func readTexts(_ connection: Connection) throws(SQLiteError) {
    try connection.forEach(
      """
      SELECT text, number FROM run_text WHERE run_number = ? AND number < 2147483648
      ORDER BY number
      """, [.int(number)]
    ) { (row) throws(SQLiteError) in
      let expected = texts.count
      guard row.int(1) == expected else {
        throw row.damaged(1, in: "run_text", of: run, .badNumber(row.int(1)))
      }
      guard let text = texts.number(of: row.text(0)), Int(text.index) == expected else {
        throw row.damaged(0, in: "run_text", of: "\(run), \(expected)", .repeated)
      }
    }
  }

  mutating func event(_ row: Row, _ single: Statement) throws(SQLiteError) -> TraceEvent {
    texts.forgetTransientTexts()
    let code = EventCode(row.int(1))
    let sequence = row.int(0) - first
    let line = row.int(6).addingReportingOverflow(sequence)
    guard let kind = code.kind, let depth = code.depth else { throw damaged(row, 1) }
    guard !line.overflow, (0...Damage.largestCount).contains(line.partialValue) else {
      throw damaged(row, 6)
    }
    var event = TraceEvent(kind: kind, sequence: sequence, line: line.partialValue)
    event.depth = depth
    event.time = row.isNull(7) ? nil : Int64(row.int(7))
    event.outcome = code.outcome
    if event.outcome == nil, code.hasOutcome { throw damaged(row, 1) }
    event.subject = try text(row, 2, single)
    event.name = try text(row, 3, single)
    event.value = try text(row, 4, single)
    event.thread = try text(row, 5, single)
    return event
  }

  private mutating func text(
    _ row: Row, _ column: Int32, _ single: Statement
  ) throws(SQLiteError) -> TextID {
    let stored = row.int(column)
    if stored >= 0, stored < texts.count { return TextID(index: UInt32(stored)) }
    // A text that did not fit into the run's table is stored with a number above all others.
    var found: String?
    if stored >= 1 << 31 {
      try single.forEach([.int(number), .int(stored)]) { found = $0.text(0) }
    }
    guard var text = found else { throw damaged(row, column) }
    return text.withUTF8 { texts.transientNumber(of: $0) }
  }

  private func damaged(_ row: Row, _ column: Int32) -> SQLiteError {
    row.damaged(
      column, in: "run_event", of: "\(run), \(row.int(0) - first)", .badNumber(row.int(column)))
  }
}
