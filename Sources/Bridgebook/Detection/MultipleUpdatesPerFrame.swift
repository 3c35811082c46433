/// Detects three or more actions of one modifier in a single flush.
///
/// `MessageDetector` finds the runtime's message about it. The finding's lines are the actions;
/// `provokedBy` is the first.
struct MultipleUpdatesPerFrame: TraceDetector {
  static let rule = DetectionRule(
    gotcha, needs: [.flush, .callbackBegin], fields: [.name], isAlsoMessage: true,
    alsoReads: [.run, .idle, .input, .message]
  ) { MultipleUpdatesPerFrame() }

  static let gotcha = "multiple-updates-per-frame"

  private struct Action: Sendable {
    var lines: [Int] = []
    let first: EventMark
  }

  private var actions = BoundedTable<Action>(capacity: 256)
  private var isInFlush = false
  private var wasSaid = false

  var dropped: Int { actions.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .flush, .idle, .input:
      report(&findings)
      isInFlush = event.kind == .flush
    case .message:
      // The runtime itself already reported the actions.
      if context.message?.gotchas.first == MultipleUpdatesPerFrame.gotcha { wasSaid = true }
    default:
      guard isInFlush, context.facts.traits(event.name).contains(.changeAction) else { return }
      let index = actions.find(event.property, or: Action(first: EventMark(event)))
      if actions.values[index].lines.count < 256 { actions.values[index].lines.append(event.line) }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    report(&findings)
  }

  private mutating func report(_ findings: inout FindingList) {
    if !wasSaid {
      for action in actions.values where action.lines.count >= 3 {
        findings.add(
          MultipleUpdatesPerFrame.gotcha, .likely, lines: action.lines, by: action.first)
      }
    }
    if !actions.keys.isEmpty { actions.removeAll() }
    wasSaid = false
  }
}
