/// The lines after a message about unsatisfiable constraints; only those that name a part of a
/// bridge are kept.
struct ConstraintBlock: Sendable {
  static let gotcha = "constraints-conflict"
  /// The maximum number of lines read after the message.
  static let capacity = 64

  private(set) var lines: [Int] = []
  /// The first constraint that names a part of a bridge.
  private(set) var named: EventMark?
  private var count = 0

  init?(_ pattern: MessagePattern) {
    guard pattern.gotchas == [ConstraintBlock.gotcha] else { return nil }
  }

  /// Consumes an event if it is the next line of the block, and returns whether it was.
  mutating func take(_ event: TraceEvent, _ context: borrowing RunContext) -> Bool {
    guard event.kind == .note, count < ConstraintBlock.capacity else { return false }
    count += 1
    if !event.subject.isNone, context.facts.traits(event.name).contains(.constraint) {
      lines.append(event.line)
      if named == nil { named = EventMark(event) }
    }
    return true
  }
}
