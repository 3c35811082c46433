/// Ten or more equal changes of one view in a row, as `_printChanges` prints them.
///
/// Lines: the first and the last.
struct BodyStorm: TraceDetector {
  static let rule = DetectionRule("body-storm", needs: [.body], fields: [.subject, .value]) {
    BodyStorm()
  }

  static let threshold = 10

  private struct View: Sendable {
    var change: UInt64
    var first: Int
    var last: Int
    var count = 1
  }

  private var views = BoundedTable<View>(capacity: 2_048)

  var dropped: Int { views.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard !event.subject.isNone, !event.value.isNone,
      !context.facts.traits(event.value).contains(.unchanged)
    else { return }
    let change = UInt64(event.name.index) << 32 | UInt64(event.value.index)
    let index = views.find(
      UInt64(event.subject.index),
      or: View(change: change, first: event.line, last: event.line, count: 0))
    if views.values[index].change == change {
      views.values[index].last = event.line
      views.values[index].count += 1
    } else {
      report(views.values[index], &findings)
      views.values[index] = View(change: change, first: event.line, last: event.line)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for view in views.values { report(view, &findings) }
  }

  private func report(_ view: View, _ findings: inout FindingList) {
    guard view.count >= BodyStorm.threshold else { return }
    findings.add("body-storm", .likely, lines: [view.first, view.last], by: nil)
  }
}
