/// Detects a host that keeps its size although the ideal size of its content has changed.
///
/// Both sizes are `resize` events of the host, named `idealSize` and `size`; the finding's lines
/// are the last event of each. A host that never had the ideal size has a different size on
/// purpose, and one that stops following may have been given a fixed size later.
struct HostedSize: TraceDetector {
  static let rule = DetectionRule(
    "hosting-sizing", needs: [.resize], fields: [.subject, .name, .value]
  ) { HostedSize() }

  private struct Host: Sendable {
    var ideal: EventMark?
    var size: EventMark?
    var turn = 0
    var hasFollowed = false
  }

  private var hosts = BoundedTable<Host>(capacity: 1_024)

  var dropped: Int { hosts.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard !event.subject.isNone, !event.value.isNone else { return }
    let traits = context.facts.traits(event.name)
    guard traits.contains(.idealSize) || traits.contains(.size) else { return }
    let index = hosts.find(UInt64(event.subject.index), or: Host())
    if traits.contains(.idealSize) {
      hosts.values[index].ideal = EventMark(event)
      hosts.values[index].turn = context.turn
    } else {
      hosts.values[index].size = EventMark(event)
      if let ideal = hosts.values[index].ideal, ideal.value.equals(event.value) {
        hosts.values[index].hasFollowed = true
      }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for host in hosts.values where host.hasFollowed && context.turn > host.turn {
      guard let ideal = host.ideal, let size = host.size, ideal.value.differs(size.value) else {
        continue
      }
      findings.add(
        "hosting-sizing", .possible, lines: [size.line, ideal.line], by: ideal)
    }
  }
}
