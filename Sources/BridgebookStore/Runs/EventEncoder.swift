internal import Bridgebook

/// Converts the events of a run to rows, and stores the texts that occur in them for the first
/// time.
struct EventEncoder {
  private let text: Inserter
  private let run: Int
  private var textCount = 1
  private var position: Int64 = 0
  /// The number of the next text that did not fit into the run's table; such texts are not shared
  /// between events.
  private var nextTransient: UInt64 = 1 << 31
  /// The checksum of the events and texts so far.
  private(set) var checksum = RunChecksum()

  /// - Parameters:
  ///   - text: inserts texts into `run_text` or a table like it.
  ///   - run: the number of the run in that table.
  init(text: Inserter, run: Int) {
    self.text = text
    self.run = run
  }

  /// Appends the rows of events, in order.
  ///
  /// - Throws: an error also if the run has more events than the ids of a run have room for.
  mutating func encode(
    _ events: [TraceEvent], texts: TextTable, into rows: inout [EventRow]
  ) throws(SQLiteError) {
    guard position + Int64(events.count) <= UInt32.max else {
      throw tooBig("a run holds at most \(UInt32.max) events")
    }
    while textCount < texts.count {
      try insert(texts[TextID(index: UInt32(textCount))], UInt32(textCount))
      textCount += 1
    }
    for event in events {
      let numbers = (
        subject: try number(of: event.subject, in: texts),
        name: try number(of: event.name, in: texts),
        value: try number(of: event.value, in: texts),
        thread: try number(of: event.thread, in: texts)
      )
      rows.append(EventRow(event, at: position, texts: numbers, checksum: &checksum))
      position += 1
    }
  }

  private mutating func number(of id: TextID, in texts: TextTable) throws(SQLiteError) -> UInt32 {
    guard id.isTransient else { return id.index }
    guard let number = UInt32(exactly: nextTransient) else {
      throw tooBig("a run holds at most \(UInt32.max >> 1) texts beside those of its table")
    }
    try insert(texts[id], number)
    nextTransient += 1
    return number
  }

  private func tooBig(_ message: String) -> SQLiteError {
    let code = SQLiteError.Reason.tooBig.rawValue
    return SQLiteError(code: code, extendedCode: code, message: message, sql: nil)
  }

  private mutating func insert(_ item: String, _ number: UInt32) throws(SQLiteError) {
    try text.insert(.int(run), .integer(Int64(number)), .text(item))
    checksum.add(item, number: Int64(number))
  }
}
