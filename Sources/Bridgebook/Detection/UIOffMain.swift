/// Detects a platform object that is created, set, laid out or focused on a thread other than the
/// main thread.
///
/// The finding's lines are these events; `provokedBy` is the callback or block in which they occur.
/// The run must name its main thread at least once, because thread numbers alone prove nothing.
struct UIOffMain: TraceDetector {
  static let rule = DetectionRule(
    "ui-off-main", needs: [.set, .platformInit], fields: [.thread], isAlsoMessage: true,
    alsoReads: [.layout, .focus, .run, .callbackBegin, .callbackEnd]
  ) { UIOffMain() }

  static let waitingCapacity = 256

  private struct Group: Sendable {
    var lines: [Int] = []
    var provokedBy: EventMark?
  }

  private var groups = BoundedTable<Group>(capacity: 64)
  private var waiting: [Group] = []
  private var knowsMain = false

  var dropped: Int { groups.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard let isMain = context.isMain(event.thread) else { return }
    if isMain {
      guard !knowsMain else { return }
      knowsMain = true
      for group in waiting { add(group, &findings) }
      waiting.removeAll()
      return
    }
    let index = groups.find(UInt64(event.thread.index), or: Group())
    switch event.kind {
    case .run, .callbackBegin:
      close(index, &findings)
      groups.values[index].provokedBy = EventMark(event)
    case .callbackEnd:
      close(index, &findings)
      groups.values[index].provokedBy = context.open.callback(for: event)?.mark
    default:
      if groups.values[index].lines.count < 256 { groups.values[index].lines.append(event.line) }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for index in groups.values.indices { close(index, &findings) }
  }

  private mutating func close(_ index: Int, _ findings: inout FindingList) {
    let group = groups.values[index]
    groups.values[index] = Group()
    guard !group.lines.isEmpty else { return }
    if knowsMain {
      add(group, &findings)
    } else if waiting.count < UIOffMain.waitingCapacity {
      waiting.append(group)
    }
  }

  private func add(_ group: Group, _ findings: inout FindingList) {
    findings.add("ui-off-main", .likely, lines: group.lines, by: group.provokedBy)
  }
}
