/// The lines after a message about constraints that cannot all hold: which of them name a part of a bridge.
struct ConstraintBlock: Sendable {
  static let gotcha = "constraints-conflict"
  /// A block that is longer than this is not read further.
  static let capacity = 64

  private(set) var lines: [Int] = []
  /// The first constraint that names a part of a bridge.
  private(set) var named: EventMark?
  private var count = 0

  init?(_ pattern: MessagePattern) {
    guard pattern.gotchas == [ConstraintBlock.gotcha] else { return nil }
  }

  /// Whether an event is the next line of the block.
  mutating func take(_ event: TraceEvent, _ context: borrowing RunContext) -> Bool {
    guard event.kind.isSame(.note), count < ConstraintBlock.capacity else { return false }
    count += 1
    if !event.subject.isNone, context.facts.traits(event.name).contains(.constraint) {
      lines.append(event.line)
      if named == nil { named = EventMark(event) }
    }
    return true
  }
}
