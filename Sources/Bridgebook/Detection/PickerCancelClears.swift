/// Detects a picker's callback that clears a nonempty state, which is not filled again before the
/// next input.
///
/// The finding's lines are the callback and the write; `provokedBy` is the callback. The user may
/// also have deselected everything.
struct PickerCancelClears: TraceDetector {
  static let rule = DetectionRule(
    "picker-cancel-clears", needs: [.callbackBegin, .write], fields: [.name, .value],
    alsoReads: [.publish, .input]
  ) { PickerCancelClears() }

  private struct Cleared: Sendable {
    let name: TextID
    let callback: EventMark
    let line: Int
  }

  private var values = BoundedTable<TextID>(capacity: 2_048)
  private var cleared: [Cleared] = []

  var dropped: Int { values.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .write, .publish:
      guard !event.name.isNone, event.outcome != .dropped else { return }
      write(event, context)
    case .input: report(&findings)
    default: break
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    report(&findings)
  }

  private mutating func write(_ event: TraceEvent, _ context: borrowing RunContext) {
    let index = values.find(UInt64(event.name.index), or: .none)
    let before = values.values[index]
    values.values[index] = event.value
    guard context.facts.traits(event.value).contains(.empty) else {
      return cleared.removeAll { $0.name == event.name }
    }
    guard !before.isNone, !context.facts.traits(before).contains(.empty), cleared.count < 64,
      let callback = context.open.callback(for: event),
      context.facts.traits(callback.mark.name).contains(.picking)
    else { return }
    cleared.append(Cleared(name: event.name, callback: callback.mark, line: event.line))
  }

  private mutating func report(_ findings: inout FindingList) {
    for item in cleared {
      findings.add(
        "picker-cancel-clears", .possible, lines: [item.callback.line, item.line],
        by: item.callback)
    }
    if !cleared.isEmpty { cleared.removeAll(keepingCapacity: true) }
  }
}
