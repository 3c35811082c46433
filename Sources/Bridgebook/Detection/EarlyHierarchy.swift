/// Detects a wrapper that reads its navigation controller in `make` or in the first update, where
/// it is nil.
///
/// A read is an `observe` event with the value nil. The finding's lines are the reads; `provokedBy`
/// is the make or the update. A wrapper that reads again later and gets a controller is not
/// reported.
struct EarlyHierarchy: TraceDetector {
  static let rule = DetectionRule(
    "navigation-controller-nil", needs: [.observe, .viewMake],
    fields: [.subject, .name, .value], alsoReads: [.updateBegin]
  ) { EarlyHierarchy() }

  static let lineCapacity = 16

  private struct Wrapper: Sendable {
    var updates = 0
    var lines: [Int] = []
    var provokedBy: EventMark?
    var wasAnswered = false
  }

  private var wrappers = BoundedTable<Wrapper>(capacity: 1_024)

  var dropped: Int { wrappers.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard !event.subject.isNone else { return }
    let key = UInt64(event.subject.index)
    switch event.kind {
    case .viewMake:
      wrappers.values[wrappers.find(key, or: Wrapper())].updates = 0
    case .updateBegin:
      if let index = wrappers.find(key) { wrappers.values[index].updates += 1 }
    default:
      guard context.facts.traits(event.name).contains(.enclosingController),
        !event.value.isNone, let index = wrappers.find(key)
      else { return }
      guard context.facts.traits(event.value).contains(.absent) else {
        wrappers.values[index].wasAnswered = true
        return
      }
      let place =
        context.scopes.around(event, .viewMake)
        ?? (wrappers.values[index].updates == 1 ? context.open.update(for: event)?.mark : nil)
      guard let place, wrappers.values[index].lines.count < EarlyHierarchy.lineCapacity else {
        return
      }
      wrappers.values[index].lines.append(event.line)
      if wrappers.values[index].provokedBy == nil { wrappers.values[index].provokedBy = place }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for wrapper in wrappers.values where !wrapper.wasAnswered && !wrapper.lines.isEmpty {
      findings.add(
        "navigation-controller-nil", .likely, lines: wrapper.lines,
        by: wrapper.provokedBy)
    }
  }
}
