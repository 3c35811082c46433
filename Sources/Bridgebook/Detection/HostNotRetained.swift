/// Detects a hosting controller that is released in the turn in which its view was added to a
/// hierarchy, where the view remains.
///
/// The finding's lines are the `contain` event named `addSubview` and the release of the
/// controller; `provokedBy` is the controller's creation. In later turns, the controller may be
/// released together with its entire screen.
struct HostNotRetained: TraceDetector {
  static let rule = DetectionRule(
    "hosting-controller-not-retained", needs: [.contain, .platformDeinit],
    fields: [.subject, .name], alsoReads: [.uncontain, .platformInit, .input, .idle]
  ) { HostNotRetained() }

  private struct Host: Sendable {
    var made: EventMark?
    var view: EventMark?
  }

  /// The hosts created or added in the current turn.
  private var hosts = BoundedTable<Host>(capacity: 256)

  var dropped: Int { hosts.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    if event.kind == .input || event.kind == .idle {
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
