/// Detects a closure from `make`, stored in the platform object or in a notification subscription,
/// that reads the captured struct after an update received a newer one.
///
/// A read is an `observe` event named `self`, or `self.` and a field, with a value from before the
/// last update; unlike a coordinator, a closure has no `parent` that could be refreshed.
///
/// The finding's lines are the read and the last update. `provokedBy` is the `view.make`, if the
/// run contains it. Its confidence is never above possible, because a coordinator may deliberately
/// keep an old value in one of its own fields.
struct ClosureInsteadOfCoordinator: TraceDetector {
  static let rule = DetectionRule(
    "closure-instead-of-coordinator", needs: [.updateBegin, .callbackBegin, .observe],
    fields: [.name, .subject, .value], alsoReads: [.viewMake, .structInit]
  ) { ClosureInsteadOfCoordinator() }

  private var history = StructHistory()

  var dropped: Int { history.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .viewMake: history.begin(event)
    case .structInit, .updateBegin: history.note(event)
    case .observe:
      let traits = context.facts.traits(event.name)
      guard traits.contains(.captured), !traits.contains(.parent),
        context.open.callback(for: event) != nil, let newer = history.newer(than: event)
      else { return }
      findings.add(
        "closure-instead-of-coordinator", .possible,
        lines: [newer.update.line, event.line], by: newer.made)
    default: break
    }
  }
}
