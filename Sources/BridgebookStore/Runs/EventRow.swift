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

/// The kind, outcome and depth of an event in one number, because each separate column would cost a
/// byte per row, even for zero.
///
/// The number has six bits for the kind, one for the lowest bit of the depth, three for the
/// outcome, and the rest for the other bits of the depth. The table has no generated columns for
/// them, because SQLite would compute these at every insert.
struct EventCode {
  /// The SQL expression of the kind, of a row of `run_event`.
  static let kindSQL = "(code & 63)"
  /// The SQL expression of the outcome's number; null for none.
  static let outcomeSQL = "(nullif((code >> 7) & 7, 0) - 1)"
  /// The SQL expression of the depth.
  static let depthSQL = "(((code >> 10) << 1) | ((code >> 6) & 1))"
  /// The SQL expression of the line, which is stored as its distance from the position in the run.
  static let lineSQL = "(line_lead + (run_event.id & 4294967295))"

  let number: Int64

  init(_ event: TraceEvent) {
    let outcome = event.outcome.map { Int64($0.number) + 1 } ?? 0
    let depth = Int64(event.depth)
    number = Int64(event.kind.number) | (depth & 1) << 6 | outcome << 7 | (depth >> 1) << 10
  }

  init(_ number: Int) { self.number = Int64(number) }

  /// The kind; nil for an unknown number.
  var kind: TraceEventKind? { TraceEventKind(number: Int(number & 63)) }

  /// Whether an outcome is recorded, including an unknown number, for which `outcome` is nil.
  var hasOutcome: Bool { number & 0b11_1000_0000 != 0 }

  /// The outcome; nil for none, and for an unknown number.
  var outcome: WriteOutcome? { WriteOutcome(number: Int((number >> 7) & 7) - 1) }

  /// The depth; nil if the number is out of range.
  var depth: UInt16? { UInt16(exactly: (number >> 10) << 1 | (number >> 6) & 1) }
}
