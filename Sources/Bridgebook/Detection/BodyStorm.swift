/// Detects bodies that are evaluated repeatedly for the same reason.
///
/// In the output of `_printChanges`, these are ten or more equal changes of a view in a row. In the
/// measurements of Instruments, these are ten or more consecutive frames in which the same cause
/// invalidates the body of a view.
///
/// The finding's lines are the first and the last event. For invalidations, `provokedBy` is the
/// first one, whose text names the cause.
struct BodyStorm: TraceDetector {
  static let rule = DetectionRule(
    "body-storm", needs: [.body], fields: [.subject, .value], alsoReads: [.dirty]
  ) { BodyStorm() }

  private struct View: Sendable {
    var change: UInt64
    var first: Int
    var last: Int
    var count = 1
  }

  /// Consecutive invalidations of a body by the same cause.
  private struct Row: Sendable {
    let mark: EventMark
    var last: Int
    /// The time at which the last frame began, in nanoseconds.
    var time: Int64
    var count: Int64 = 1
  }

  private var views = BoundedTable<View>(capacity: 2_048)
  private var rows = BoundedTable<Row>(capacity: 2_048)

  var dropped: Int { views.dropped + rows.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard !event.subject.isNone, !event.value.isNone else { return }
    let traits = context.facts.traits(event.name)
    if event.kind == .dirty {
      if traits.contains(.invalidatedBody) { invalidate(event, &findings) }
      return
    }
    // The measured bodies of all instances of a type cannot be distinguished within a frame; only
    // the cause graph can show a storm.
    guard !traits.contains(.measured),
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

  private mutating func invalidate(_ event: TraceEvent, _ findings: inout FindingList) {
    guard let time = event.time else { return }
    let new = Row(mark: EventMark(event), last: event.line, time: time)
    guard let index = rows.find(UInt64(event.subject.index)) else {
      _ = rows.find(UInt64(event.subject.index), or: new)
      return
    }
    let row = rows.values[index]
    let gap = time.subtractingReportingOverflow(row.time)
    guard row.mark.value.index == event.value.index, !gap.overflow,
      0...DetectionThreshold.stormGap.limit ~= gap.partialValue
    else {
      report(row, &findings)
      return rows.values[index] = new
    }
    guard gap.partialValue > DetectionThreshold.sameFrame else { return }
    rows.values[index].last = event.line
    rows.values[index].time = time
    rows.values[index].count += 1
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for view in views.values { report(view, &findings) }
    for row in rows.values { report(row, &findings) }
  }

  private func report(_ view: View, _ findings: inout FindingList) {
    guard view.count >= DetectionThreshold.stormTurns.limit else { return }
    findings.add("body-storm", .likely, lines: [view.first, view.last], by: nil)
  }

  private func report(_ row: Row, _ findings: inout FindingList) {
    guard row.count >= DetectionThreshold.stormTurns.limit else { return }
    findings.add("body-storm", .likely, lines: [row.mark.line, row.last], by: row.mark)
  }
}
