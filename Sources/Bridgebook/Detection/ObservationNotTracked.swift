/// Detects a displayed value that was read from a model outside of any update and is not refreshed
/// when the model changes.
///
/// A read is an `observe` event with a value; displaying it is a `set` event of the same subject
/// with that value in the same turn. The finding's lines are the read, the set, and the writes that
/// had no effect on the display; `provokedBy` is the read. The run must continue after the turn of
/// the last such write.
struct ObservationNotTracked: TraceDetector {
  static let rule = DetectionRule(
    "observation-not-tracked", needs: [.observe, .set, .write], fields: [.name, .subject, .value],
    alsoReads: [.input, .gesture, .idle, .dismantle, .disappear, .uncontain]
  ) { ObservationNotTracked() }

  static let readCapacity = 16
  static let lineCapacity = 256

  /// A value of a model that is displayed.
  private struct Shown: Sendable {
    let read: EventMark
    let property: UInt64
    let setLine: Int
    let value: TextID
    /// The lines of changes that are not displayed.
    var missed: [Int] = []
    var missedAt = 0
  }

  private var shown = BoundedTable<Shown>(capacity: 1_024)
  /// Keys of `shown` by the property of the model, and by the property of the platform object.
  private var byModel = BoundedTable<[UInt64]>(capacity: 1_024)
  private var byProperty = BoundedTable<UInt64>(capacity: 1_024)
  private var reads: [EventMark] = []

  var dropped: Int { shown.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .observe: read(event, context)
    case .set: set(event)
    case .write: write(event, context)
    case .dismantle, .disappear, .uncontain:
      for key in shown.keys where key >> 32 == UInt64(event.subject.index) { shown.remove(key) }
    default: reads.removeAll(keepingCapacity: true)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for item in shown.values where !item.missed.isEmpty && item.missedAt < context.turn {
      findings.add(
        "observation-not-tracked", .likely,
        lines: [item.read.line, item.setLine] + item.missed, by: item.read)
    }
  }

  private mutating func read(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard !event.subject.isNone, !event.value.isNone, context.open.update(for: event) == nil,
      context.facts.traits(event.name).isDisjoint(with: [.parent, .captured])
    else { return }
    shown.remove(event.property)
    // A read within a notification returns the old value, which `observation-stale-by-one` detects.
    if let callback = context.open.callback(for: event),
      context.facts.traits(callback.mark.name).contains(.notification)
    {
      return
    }
    if reads.count == ObservationNotTracked.readCapacity { reads.removeFirst() }
    reads.append(EventMark(event))
  }

  private mutating func set(_ event: TraceEvent) {
    if let index = byProperty.find(event.property) { shown.remove(byProperty.values[index]) }
    guard
      let read = reads.last(where: {
        $0.subject == event.subject && $0.value.equals(event.value) && $0.name != event.name
      })
    else { return }
    let key = UInt64(read.subject.index) << 32 | UInt64(read.name.index)
    shown.remove(key)
    _ = shown.find(
      key,
      or: Shown(read: read, property: event.property, setLine: event.line, value: event.value))
    byProperty.values[byProperty.find(event.property, or: key)] = key
    let index = byModel.find(UInt64(read.name.index), or: [])
    if !byModel.values[index].contains(key), byModel.values[index].count < 64 {
      byModel.values[index].append(key)
    }
  }

  private mutating func write(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard !event.value.isNone, event.outcome != .dropped, event.outcome != .equal,
      let index = byModel.find(UInt64(event.name.index))
    else { return }
    for key in byModel.values[index] {
      guard let position = shown.find(key) else { continue }
      if shown.values[position].value.equals(event.value) {
        shown.values[position].missed = []
      } else if shown.values[position].missed.count < ObservationNotTracked.lineCapacity {
        shown.values[position].missed.append(event.line)
        shown.values[position].missedAt = context.turn
      }
    }
  }
}
