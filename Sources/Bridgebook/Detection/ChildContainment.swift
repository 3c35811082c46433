/// Detects a hosting controller whose view is added to a hierarchy although the controller never
/// becomes a child, or never receives `didMove`.
///
/// The steps are `contain` events of the hosting controller, named `addSubview`, `addChild`,
/// `willMove` and `didMove`. The finding's line is that of the step whose counterpart is missing. A
/// hierarchy that ends in the same turn, or with the run, proves nothing, because the counterpart
/// may have followed; one that ends later was on screen without it. A missing `didMove` is reported
/// only in runs that record `willMove`, which `addChild` calls automatically.
struct ChildContainment: TraceDetector {
  static let rule = DetectionRule(
    "child-containment-missing", needs: [.contain], fields: [.subject, .name],
    isAlsoMessage: true, alsoReads: [.uncontain, .platformDeinit]
  ) { ChildContainment() }

  private struct Host: Sendable {
    var view: EventMark?
    var turn = 0
    var child: EventMark?
    var isAnnounced = false
    var isMoved = false
  }

  private var hosts = BoundedTable<Host>(capacity: 1_024)

  var dropped: Int { hosts.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard context.facts.traits(event.subject).contains(.hostingOnUIKit) else { return }
    let key = UInt64(event.subject.index)
    guard event.kind == .contain else {
      if let index = hosts.find(key) { judge(hosts.values[index], context, &findings) }
      hosts.remove(key)
      return
    }
    let traits = context.facts.traits(event.name)
    let index = hosts.find(key, or: Host())
    if traits.contains(.addsChild) {
      hosts.values[index].child = EventMark(event)
    } else if traits.contains(.announcesMove) {
      hosts.values[index].isAnnounced = true
    } else if traits.contains(.endsMove) {
      hosts.values[index].isMoved = true
    }
    guard traits.contains(.addsView), hosts.values[index].view == nil else { return }
    hosts.values[index].view = EventMark(event)
    hosts.values[index].turn = context.turn
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for host in hosts.values { judge(host, context, &findings) }
  }

  /// Reports the step that is missing when a hosting controller leaves the hierarchy, or the run
  /// ends.
  private func judge(
    _ host: Host, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard context.turn > host.turn, let view = host.view else { return }
    if let child = host.child {
      guard host.isAnnounced, !host.isMoved else { return }
      findings.add("child-containment-missing", .likely, lines: [child.line], by: child)
    } else {
      findings.add("child-containment-missing", .likely, lines: [view.line], by: view)
    }
  }
}
