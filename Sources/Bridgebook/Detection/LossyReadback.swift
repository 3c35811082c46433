/// Detects a property that was set at least twice and never reads back as the value that was set.
///
/// A read-back is a callback, or an `observe` event with a value, that has the property's name. A
/// callback counts in the turn of the set. An `observe` event counts as long as only sets can have
/// changed the object: no input to it, no gesture, and no callback that was not caused by a set.
///
/// The finding's lines are the sets and their read-backs; `provokedBy` is the first set.
struct LossyReadback: TraceDetector {
  static let rule = DetectionRule(
    "lossy-readback", needs: [.set, .callbackBegin], fields: [.name, .value],
    alsoReads: [.observe, .input, .gesture]
  ) { LossyReadback() }

  static let lineCapacity = 1_024

  private struct Property: Sendable {
    let first: EventMark
    var value: TextID
    var setLine: Int
    /// The line of the read-back of the last set; 0 if there is none yet.
    var readLine = 0
    var turn: Int
    /// The position of the set in the run.
    var count = 0
    var lossy = 0
    var lines: [Int] = []
    /// Whether a read-back had the value that was set, so that the property is not lossy.
    var isExact = false

    init(_ event: TraceEvent, _ context: borrowing RunContext) {
      first = EventMark(event)
      value = event.value
      setLine = event.line
      turn = context.turn
      count = context.count
    }

    /// Counts the last set if its read-back differed.
    mutating func settle() {
      guard readLine != 0, !isExact else { return }
      lossy += 1
      if lines.count < LossyReadback.lineCapacity { lines += [setLine, readLine] }
      readLine = 0
    }
  }

  /// The last set of an object, and the last time that it may have changed in another way.
  private struct Object: Sendable {
    var setAt = -1
    var changedAt = 0
  }

  private var properties = BoundedTable<Property>(capacity: 2_048)
  private var objects = BoundedTable<Object>(capacity: 2_048)
  private var lastGesture = 0

  var dropped: Int { properties.dropped + objects.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let object = objects.find(UInt64(event.subject.index), or: Object())
    switch event.kind {
    case .set:
      objects.values[object].setAt = context.turn
      guard !event.value.isNone, !event.name.isNone else { return }
      let index = properties.find(event.property, or: Property(event, context))
      properties.values[index].settle()
      properties.values[index].value = event.value
      properties.values[index].setLine = event.line
      properties.values[index].turn = context.turn
      properties.values[index].count = context.count
    case .callbackBegin, .observe:
      // A callback in a turn without a set was not caused by a set.
      if event.kind == .callbackBegin, objects.values[object].setAt != context.turn {
        objects.values[object].changedAt = context.count
      }
      guard !event.value.isNone, let index = properties.find(event.property),
        isReadBack(event, properties.values[index], objects.values[object], context)
      else { return }
      if properties.values[index].value.equals(event.value) {
        properties.values[index].isExact = true
      } else {
        properties.values[index].readLine = event.line
      }
    case .gesture: lastGesture = context.count
    default: objects.values[object].changedAt = context.count
    }
  }

  private func isReadBack(
    _ event: TraceEvent, _ property: Property, _ object: Object, _ context: borrowing RunContext
  ) -> Bool {
    if property.turn == context.turn { return true }
    return event.kind == .observe && max(object.changedAt, lastGesture) < property.count
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for index in properties.values.indices {
      properties.values[index].settle()
      let property = properties.values[index]
      guard property.lossy >= 2, !property.isExact else { continue }
      findings.add(
        "lossy-readback", .likely, lines: property.lines, by: property.first)
    }
  }
}
