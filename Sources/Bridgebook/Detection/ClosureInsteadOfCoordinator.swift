/// A closure that the platform object was given in `make` reads the struct it captured there, after updates brought
/// another one.
///
/// A read is an `observe` named `self`, or `self.` and a field, with the value an older update had: a closure has no
/// `parent` that anybody could refresh. Lines: the read and the last update. Provoked by the `view.make`, where the run
/// shows it. No more than possible: a coordinator may keep the value before on purpose, in a field of its own.
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
