/// A callback reads the struct that its coordinator keeps, and that is older than the one of the last update.
///
/// A read is an `observe` named `parent`, or `parent.` and a field, perhaps after `self.`, with the value an older
/// update had. Lines: the read and the last update. Provoked by the `coordinator.make`, where the run shows it.
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
