/// Detects a wrapped object with several inputs whose coordinator is never called, although other
/// coordinators are.
///
/// The finding's lines are the inputs; `provokedBy` is the `coordinator.make`. Without callbacks to
/// any coordinator, the run may simply not record them.
struct DelegateNotSet: TraceDetector {
  static let rule = DetectionRule(
    "delegate-not-set", needs: [.coordinatorMake, .input, .callbackBegin], fields: [.subject],
    alsoReads: [.gesture]
  ) { DelegateNotSet() }

  /// The minimum number of inputs, because a single one may not concern the delegate.
  static let inputs = 2
  static let lineCapacity = 256

  private struct Bridge: Sendable {
    let made: EventMark
    var lines: [Int] = []
    var isCalled = false
  }

  private var bridges = BoundedTable<Bridge>(capacity: 2_048)
  private var recordsCalls = false

  var dropped: Int { bridges.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    guard key != 0 else { return }
    if event.kind == .coordinatorMake {
      _ = bridges.find(key, or: Bridge(made: EventMark(event)))
      return
    }
    guard let index = bridges.find(key) else { return }
    if event.kind == .callbackBegin {
      bridges.values[index].isCalled = true
      recordsCalls = true
    } else if bridges.values[index].lines.count < DelegateNotSet.lineCapacity {
      bridges.values[index].lines.append(event.line)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    guard recordsCalls else { return }
    for bridge in bridges.values
    where !bridge.isCalled && bridge.lines.count >= DelegateNotSet.inputs {
      findings.add("delegate-not-set", .possible, lines: bridge.lines, by: bridge.made)
    }
  }
}
