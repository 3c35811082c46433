internal import Bridgebook

/// The stored numbers of an event: the columns of `run_event` without the id.
///
/// Its bytes have no specified layout, so only the process that wrote them may read them.
struct EventRow: BitwiseCopyable {
  private let code: UInt32
  private let hasTime: Bool
  private let subject, name, value, thread: UInt32
  private let lineLead: Int64
  private let time: Int64

  /// Creates the row of an event, and adds the event to the checksum, which covers the meaning of
  /// the columns rather than their encoding.
  ///
  /// - Parameters:
  ///   - position: the event's position in the run.
  ///   - texts: the numbers of its subject, name, value and thread in `run_text`.
  init(
    _ event: TraceEvent, at position: Int64,
    texts: (subject: UInt32, name: UInt32, value: UInt32, thread: UInt32),
    checksum: inout RunChecksum
  ) {
    code = UInt32(EventCode(event).number)
    hasTime = event.time != nil
    (subject, name, value, thread) = texts
    lineLead = Int64(event.line) - position
    time = event.time ?? 0
    var digest = RunChecksum.event
    digest.add(position)
    digest.add(Int64(event.kind.number))
    digest.add(Int64(subject))
    digest.add(Int64(name))
    digest.add(Int64(value))
    digest.add(Int64(thread))
    digest.add(Int64(event.depth))
    digest.add(Int64(event.line))
    if hasTime { digest.add(time) } else { digest.addNull() }
    if let outcome = event.outcome {
      digest.add(Int64(outcome.number))
    } else {
      digest.addNull()
    }
    checksum.add(digest)
  }

  /// Binds `RunTable.eventColumns`.
  ///
  /// - Parameter id: nil to let SQLite assign the highest id plus one.
  func bind(to binder: inout NumberBinder, id: Int64?) {
    binder.bind(id)
    binder.bind(Int64(code))
    binder.bind(Int64(subject))
    binder.bind(Int64(name))
    binder.bind(Int64(value))
    binder.bind(Int64(thread))
    binder.bind(lineLead)
    binder.bind(hasTime ? time : nil)
  }
}

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
