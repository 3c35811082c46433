/// Detects a callback that reads its coordinator's copy of the struct, although the copy is older
/// than the last update.
///
/// A read is an `observe` event named `parent`, or `parent.` and a field, optionally after `self.`,
/// with a value from before the last update. The finding's lines are the read and the last update;
/// `provokedBy` is the `coordinator.make`, if the run contains it.
struct StaleCoordinatorParent: TraceDetector {
  static let rule = DetectionRule(
    "stale-coordinator-parent", needs: [.updateBegin, .callbackBegin, .observe],
    fields: [.name, .subject, .value], alsoReads: [.coordinatorMake, .structInit]
  ) { StaleCoordinatorParent() }

  private var history = StructHistory()

  var dropped: Int { history.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .coordinatorMake: history.begin(event)
    case .structInit, .updateBegin: history.note(event)
    case .observe:
      guard context.facts.traits(event.name).contains(.parent),
        context.open.callback(for: event) != nil, let newer = history.newer(than: event)
      else { return }
      findings.add(
        "stale-coordinator-parent", .likely, lines: [newer.update.line, event.line],
        by: newer.made)
    default: break
    }
  }
}
