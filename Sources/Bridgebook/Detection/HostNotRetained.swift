/// A hosting controller goes in the turn in which its view came into a hierarchy, and the view stays behind.
///
/// Lines: the `contain` by the name `addSubview`, and the end of the controller. Provoked by the making of it. Later
/// on a controller may go together with its whole screen.
struct HostNotRetained: TraceDetector {
  static let rule = DetectionRule(
    "hosting-controller-not-retained", needs: [.contain, .platformDeinit],
    fields: [.subject, .name], alsoReads: [.uncontain, .platformInit, .input, .idle]
  ) { HostNotRetained() }

  private struct Host: Sendable {
    var made: EventMark?
    var view: EventMark?
  }

  /// Those of the turn at hand.
  private var hosts = BoundedTable<Host>(capacity: 256)

  var dropped: Int { hosts.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    if event.kind.isSame(.input) || event.kind.isSame(.idle) {
      if !hosts.values.isEmpty { hosts.removeAll() }
      return
    }
    guard context.facts.traits(event.subject).contains(.hostingController) else { return }
    let key = UInt64(event.subject.index)
    switch event.kind {
    case .platformInit: hosts.values[hosts.find(key, or: Host())].made = EventMark(event)
    case .contain:
      let traits = context.facts.traits(event.name)
      if traits.contains(.addsView) {
        hosts.values[hosts.find(key, or: Host())].view = EventMark(event)
      } else if traits.contains(.addsChild) {
        hosts.remove(key)
      }
    case .platformDeinit:
      if let index = hosts.find(key), let view = hosts.values[index].view {
        findings.add(
          "hosting-controller-not-retained", .likely, lines: [view.line, event.line],
          by: hosts.values[index].made)
      }
      hosts.remove(key)
    default: hosts.remove(key)
    }
  }
}
