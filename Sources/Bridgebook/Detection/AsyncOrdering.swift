/// Detects two writes of one state that are applied in a different order than their values were
/// captured.
///
/// It also detects a deferred write of a value that an update computed from old state while a newer
/// value was waiting. A value is captured by an `enqueue` event that contains it, by a write with
/// the outcome `deferred`, or by a direct write itself.
///
/// The finding's lines are both writes and both captures; `provokedBy` is the write of the older
/// value.
struct AsyncOrdering: TraceDetector {
  static let rule = DetectionRule(
    "async-ordering", needs: [.enqueue, .run, .write], fields: [.name, .value],
    alsoReads: [.input, .idle, .updateBegin]
  ) { AsyncOrdering() }

  static let waitingCapacity = 128

  private struct Capture: Sendable {
    let subject: TextID
    let name: TextID
    let value: TextID
    let line: Int
    let count: Int
    /// The id of the update that captured the value, or 0 outside of updates.
    let update: Int
    let isWrite: Bool
  }

  private struct Applied: Sendable {
    let value: TextID
    let line: Int
    let captureLine: Int
    let captured: Int
    let applied: Int
  }

  private(set) var dropped = 0
  private var waiting: [Capture] = []
  private var running: Capture?
  private var newest = BoundedTable<Applied>(capacity: 4_096)

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .enqueue: capture(event, context)
    case .run:
      running = nil
      if let index = waiting.firstIndex(where: {
        !$0.isWrite && $0.name.fits(event.name) && $0.subject.fits(event.subject)
      }) {
        running = waiting.remove(at: index)
      }
    case .write:
      if event.outcome == .deferred { return capture(event, context) }
      write(event, context, &findings)
    default: running = nil
    }
  }

  private mutating func capture(_ event: TraceEvent, _ context: borrowing RunContext) {
    if waiting.count == AsyncOrdering.waitingCapacity {
      waiting.removeFirst()
      dropped += 1
    }
    waiting.append(
      Capture(
        subject: event.subject, name: event.name, value: event.value, line: event.line,
        count: context.count, update: context.open.update(for: event)?.id ?? 0,
        isWrite: event.kind == .write))
  }

  private mutating func write(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard event.outcome != .dropped, event.outcome != .equal, !event.value.isNone else { return }
    var source: Capture?
    // A block that reads the value when it runs captures the value at that time.
    if let running, running.value.equals(event.value) { source = running }
    if source == nil,
      let index = waiting.firstIndex(where: {
        $0.isWrite && $0.name == event.name && $0.subject == event.subject
          && $0.value.equals(event.value)
      })
    {
      source = waiting.remove(at: index)
    }
    let applied = Applied(
      value: event.value, line: event.line, captureLine: source?.line ?? event.line,
      captured: source?.count ?? context.count, applied: context.count)
    let isNew = newest.find(event.property) == nil
    let index = newest.find(event.property, or: applied)
    guard !isNew else { return }
    let other = newest.values[index]
    let isReversed = applied.captured < other.captured
    // The update began before the newer value was applied, so it captured the old one.
    let isRestored =
      source.map { $0.update > other.captured && $0.count < other.applied } ?? false
      && applied.captured > other.captured && other.captured < other.applied
    if (isReversed || isRestored) && other.value.differs(applied.value) {
      findings.add(
        "async-ordering", .likely,
        lines: [other.line, other.captureLine, applied.line, applied.captureLine],
        by: EventMark(event))
    }
    if !isReversed || isRestored { newest.values[index] = applied }
  }
}
