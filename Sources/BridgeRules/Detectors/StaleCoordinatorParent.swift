import BridgeModel

/// A callback reads a struct older than the one of the last update.
///
/// A read is an `observe` named `parent`, or `parent.` and a field, with the value an older update had. Lines: the
/// read and the last update. Provoked by the `coordinator.make`, where the run shows it.
struct StaleCoordinatorParent: TraceDetector {
  static let rule = DetectionRule(
    "stale-coordinator-parent", needs: [.updateBegin, .callbackBegin, .observe],
    fields: [.name, .subject, .value], alsoReads: [.coordinatorMake, .structInit]
  ) { StaleCoordinatorParent() }

  private static let valueCapacity = 16

  private struct Bridge: Sendable {
    var made: EventMark?
    var update: EventMark?
    /// The last values before the present one; when they are many, a new one takes the place of the oldest.
    var older: [TextID] = []
    var oldest = 0
  }

  private var bridges = BoundedTable<Bridge>(capacity: 2_048)

  var dropped: Int { bridges.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    guard key != 0 else { return }
    switch event.kind {
    case .coordinatorMake:
      let index = bridges.find(key, or: Bridge())
      bridges.values[index] = Bridge(made: EventMark(event))
    case .structInit:
      guard !event.value.isNone, let index = bridges.find(key) else { return }
      remember(event.value, index)
    case .updateBegin:
      guard !event.value.isNone else { return }
      let index = bridges.find(key, or: Bridge())
      if let update = bridges.values[index].update { remember(update.value, index) }
      bridges.values[index].update = EventMark(event)
    case .observe:
      guard context.facts.traits(event.name).contains(.parent),
        context.open.callback(for: event) != nil, let index = bridges.find(key),
        let update = bridges.values[index].update, update.value.differs(event.value),
        bridges.values[index].older.contains(event.value)
      else { return }
      findings.add(
        "stale-coordinator-parent", .warning, .likely, lines: [update.line, event.line],
        by: bridges.values[index].made)
    default: break
    }
  }

  private mutating func remember(_ value: TextID, _ index: Int) {
    guard !bridges.values[index].older.contains(where: { $0.index == value.index }) else { return }
    guard bridges.values[index].older.count == StaleCoordinatorParent.valueCapacity else {
      return bridges.values[index].older.append(value)
    }
    let oldest = bridges.values[index].oldest
    bridges.values[index].older[oldest] = value
    bridges.values[index].oldest = (oldest + 1) % StaleCoordinatorParent.valueCapacity
  }
}
