/// Detects a read inside the notification of a change that still returns the value from before the
/// change.
///
/// A read is an `observe` event with a value; the notification is a callback such as `onChange` or
/// `willSet`. The finding's lines are the notification and the read; `provokedBy` is the `observe`
/// event of the registration.
struct ObservationStaleByOne: TraceDetector {
  static let rule = DetectionRule(
    "observation-stale-by-one", needs: [.observe, .callbackBegin], fields: [.name, .value],
    alsoReads: [.callbackEnd, .write, .publish]
  ) { ObservationStaleByOne() }

  private struct Property: Sendable {
    var registered: EventMark?
    var value = TextID.none
    /// The value before the last change.
    var before = TextID.none
    /// The position of the last change in the run.
    var changed = 0
  }

  /// A read whose change may still follow.
  private struct Read: Sendable {
    let mark: EventMark
    let notification: OpenFrame
    let registered: EventMark?
  }

  private var properties = BoundedTable<Property>(capacity: 2_048)
  private var reads: [Read] = []

  var dropped: Int { properties.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.name.index)
    switch event.kind {
    case .observe: observe(event, key, context, &findings)
    case .write, .publish:
      guard !event.value.isNone, event.outcome != .dropped, event.outcome != .equal else { return }
      let index = properties.find(key, or: Property())
      properties.values[index].before = properties.values[index].value
      properties.values[index].value = event.value
      properties.values[index].changed = context.count
      for read in reads where read.mark.name == event.name && read.mark.value.differs(event.value) {
        report(read, &findings)
      }
      reads.removeAll { $0.mark.name == event.name }
    case .callbackBegin:
      // A later change is not the one that an earlier notification announced.
      if context.open.frames.count == 1 { reads.removeAll(keepingCapacity: true) }
    default: break
    }
  }

  private mutating func observe(
    _ event: TraceEvent, _ key: UInt64, _ context: borrowing RunContext,
    _ findings: inout FindingList
  ) {
    let index = properties.find(key, or: Property())
    let property = properties.values[index]
    guard !event.value.isNone, let callback = context.open.callback(for: event),
      context.facts.traits(callback.mark.name).contains(.notification)
    else {
      properties.values[index].registered = EventMark(event)
      if !event.value.isNone { properties.values[index].value = event.value }
      return
    }
    let read = Read(
      mark: EventMark(event), notification: callback, registered: property.registered)
    if property.changed + 1 == callback.id, property.value.differs(event.value) {
      if property.before.fits(event.value) { report(read, &findings) }
    } else if property.value.fits(event.value), reads.count < 64 {
      reads.append(read)
    }
  }

  private func report(_ read: Read, _ findings: inout FindingList) {
    findings.add(
      "observation-stale-by-one", .likely,
      lines: [read.notification.mark.line, read.mark.line], by: read.registered)
  }
}
