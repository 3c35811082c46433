/// Detects a hosting controller whose view is added to a hierarchy although the controller never
/// becomes a child.
///
/// Both steps are `contain` events of the hosting controller, named `addSubview` and `addChild`.
/// The finding's line is the former. A run that ends in the same turn proves nothing, because the
/// second step may have followed.
struct ChildContainment: TraceDetector {
  static let rule = DetectionRule(
    "child-containment-missing", needs: [.contain], fields: [.subject, .name],
    isAlsoMessage: true, alsoReads: [.uncontain, .platformDeinit]
  ) { ChildContainment() }

  private struct Host: Sendable {
    var view: EventMark?
    var turn = 0
    var isChild = false
  }

  private var hosts = BoundedTable<Host>(capacity: 1_024)

  var dropped: Int { hosts.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard context.facts.traits(event.subject).contains(.hostingOnUIKit) else { return }
    let key = UInt64(event.subject.index)
    guard event.kind == .contain else {
      hosts.remove(key)
      return
    }
    let traits = context.facts.traits(event.name)
    let index = hosts.find(key, or: Host())
    if traits.contains(.addsChild) { hosts.values[index].isChild = true }
    guard traits.contains(.addsView), hosts.values[index].view == nil else { return }
    hosts.values[index].view = EventMark(event)
    hosts.values[index].turn = context.turn
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for host in hosts.values where !host.isChild && context.turn > host.turn {
      guard let view = host.view else { continue }
      findings.add("child-containment-missing", .likely, lines: [view.line], by: view)
    }
  }
}
