/// Detects an update that sets the frame, bounds or transform of the view, which SwiftUI lays out.
///
/// The finding's lines are the sets for one subject; `provokedBy` is the first. `center` is not
/// included, because a map's center has the same name.
struct FrameSetOnRepresentable: TraceDetector {
  static let rule = DetectionRule(
    "frame-set-on-representable", needs: [.updateBegin, .updateEnd, .set],
    fields: [.name, .subject]
  ) { FrameSetOnRepresentable() }

  static let lineCapacity = 256

  private struct Sets: Sendable {
    let first: EventMark
    let update: Int
    var lines: [Int] = []
    /// Whether the end of the update was seen.
    var isProved = false
  }

  private var views = BoundedTable<Sets>(capacity: 1_024)
  private var last: UInt64?

  var dropped: Int { views.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard event.kind == .set else {
      guard let key = last, let index = views.find(key) else { return }
      if context.open.isProved(views.values[index].update) { views.values[index].isProved = true }
      last = nil
      return
    }
    guard context.facts.traits(event.name).contains(.geometry),
      let update = context.open.update(for: event), update.mark.subject.equals(event.subject)
    else { return }
    let key = UInt64(event.subject.index)
    let index = views.find(key, or: Sets(first: EventMark(event), update: update.id))
    if views.values[index].lines.count < FrameSetOnRepresentable.lineCapacity {
      views.values[index].lines.append(event.line)
    }
    if !views.values[index].isProved { last = key }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for view in views.values where view.isProved {
      findings.add(
        "frame-set-on-representable", .likely, lines: view.lines, by: view.first)
    }
  }
}
