/// Detects a cell that repeatedly receives the same content configuration, as if its item had
/// changed.
///
/// The condition is three or more `set` events of `contentConfiguration` with one value and no
/// other value in between; they are the finding's lines. `provokedBy` is the callback that contains
/// the second set, or else the second set, which was the first without effect.
struct ConfigurationRebuilt: TraceDetector {
  static let rule = DetectionRule(
    "hosting-configuration-rebuilt", needs: [.set], fields: [.subject, .name, .value]
  ) { ConfigurationRebuilt() }

  static let minimumSetCount = 3
  static let lineCapacity = 256

  private struct Cell: Sendable {
    var value = TextID.none
    var count = 0
    var lines: [Int] = []
    var provokedBy: EventMark?
  }

  private var cells = BoundedTable<Cell>(capacity: 2_048)

  var dropped: Int { cells.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard context.facts.traits(event.name).contains(.configuration), !event.subject.isNone else {
      return
    }
    let index = cells.find(UInt64(event.subject.index), or: Cell())
    if !cells.values[index].value.equals(event.value) {
      report(index, &findings)
      cells.values[index] = Cell(value: event.value)
    }
    cells.values[index].count += 1
    if cells.values[index].lines.count < ConfigurationRebuilt.lineCapacity {
      cells.values[index].lines.append(event.line)
    }
    if cells.values[index].count == 2 {
      cells.values[index].provokedBy = context.open.callback(for: event)?.mark ?? EventMark(event)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for index in cells.values.indices { report(index, &findings) }
  }

  private func report(_ index: Int, _ findings: inout FindingList) {
    let cell = cells.values[index]
    guard cell.count >= ConfigurationRebuilt.minimumSetCount else { return }
    findings.add(
      "hosting-configuration-rebuilt", .likely, lines: cell.lines, by: cell.provokedBy)
  }
}
