/// Detects updates of a wrapper that take longer than a frame.
///
/// The finding's lines are the updates; `provokedBy` is the longest one, whose text names the cause
/// if the run records it.
struct LongRepresentableUpdate: TraceDetector {
  static let rule = DetectionRule(
    "long-representable-update", needs: [.updateBegin, .updateEnd], fields: [.time]
  ) { LongRepresentableUpdate() }

  static let linesPerWrapper = 256

  private struct Wrapper: Sendable {
    var lines: [Int] = []
    var longest: Int64 = 0
    var mark: EventMark
    /// Whether Instruments measured the update; otherwise the times are those of prints, which
    /// cannot be distinguished from a pause in the debugger.
    var isMeasured: Bool
  }

  private var wrappers = BoundedTable<Wrapper>(capacity: 2_048)

  var dropped: Int { wrappers.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard event.kind == .updateEnd, let ended = context.open.ended, !ended.isDoubtful,
      let begin = ended.time, let end = event.time
    else { return }
    let (duration, isTooLong) = end.subtractingReportingOverflow(begin)
    guard !isTooLong, duration >= DetectionThreshold.longUpdate.limit else { return }
    let mark = ended.mark
    let isMeasured = context.facts.traits(mark.name).contains(.measured)
    let index = wrappers.find(
      UInt64(mark.subject.index), or: Wrapper(mark: mark, isMeasured: isMeasured))
    if wrappers.values[index].lines.count < LongRepresentableUpdate.linesPerWrapper {
      wrappers.values[index].lines.append(mark.line)
    }
    guard duration > wrappers.values[index].longest else { return }
    wrappers.values[index].longest = duration
    wrappers.values[index].mark = mark
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for wrapper in wrappers.values {
      findings.add(
        "long-representable-update", wrapper.isMeasured ? .likely : .possible,
        lines: wrapper.lines, by: wrapper.mark, limit: wrapper.isMeasured ? nil : .printedTimes)
    }
  }
}
