/// Detects a hosting controller whose view is added to a hierarchy although the controller never
/// becomes a child, or never receives `didMove`.
///
/// The steps are `contain` events of the hosting controller, named `addSubview`, `addChild`,
/// `willMove` and `didMove`. The finding's line is that of the step whose counterpart is missing. A
/// run that ends in the same turn proves nothing, because the counterpart may have followed. A
/// missing `didMove` is reported only in runs that record `willMove`, which `addChild` calls
/// automatically.
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
    for host in hosts.values where context.turn > host.turn {
      guard let view = host.view else { continue }
      if let child = host.child {
        guard host.isAnnounced, !host.isMoved else { continue }
        findings.add("child-containment-missing", .likely, lines: [child.line], by: child)
      } else {
        findings.add("child-containment-missing", .likely, lines: [view.line], by: view)
      }
    }
  }
}
