package import Bridgebook

/// The steps of a run: repeated cycles are folded, and only the first and last steps of a long run
/// are kept.
package struct Timeline: Equatable, Sendable {
  package var items: [TimelineItem] = []
  /// The number of steps in the whole run.
  package var stepCount = 0
  package var eventCount = 0
  /// The first step to show.
  package var from = 1

  /// The steps that are shown.
  package var steps: [TimelineStep] {
    items.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }

  /// Whether the main queue contains anything in the shown steps.
  package var holdsQueue: Bool { steps.contains { $0.changesQueue || !$0.queue.isEmpty } }

  /// The lanes in use in the shown steps, from the top.
  package var lanes: [TimelineLane] {
    let used = Set(steps.flatMap { $0.cells.map(\.row.lane) })
    return TimelineLane.allCases.filter { used.contains($0) || ($0 == .queue && holdsQueue) }
  }
}

/// Builds a timeline event by event; memory does not depend on the number of events.
package struct TimelineCollector {
  /// The maximum number of items kept from the beginning and from the end of a run.
  package static let head = 60
  package static let tail = 24

  private var builder = TimelineBuilder()
  private var folder = TimelineFolder()
  private var timeline = Timeline()
  private var last: [TimelineItem] = []
  /// The steps that were dropped from the list of the last items.
  private var gap: (first: Int, last: Int)?

  /// - Parameter from: the first step to show.
  package init(from: Int = 1) {
    timeline.from = from
  }

  /// Processes the next event.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    timeline.eventCount += 1
    if let step = builder.take(event, texts) { take(step) }
  }

  /// Returns the timeline; call it once.
  package mutating func finish() -> Timeline {
    if let step = builder.finish() { take(step) }
    var folder = folder
    folder.finish { keep($0) }
    if let gap { timeline.items.append(.gap(first: gap.first, last: gap.last)) }
    timeline.items += last
    return timeline
  }

  private mutating func take(_ step: TimelineStep) {
    timeline.stepCount = step.number
    guard step.number >= timeline.from else { return }
    var folder = folder
    self.folder = TimelineFolder()
    folder.take(step) { keep($0) }
    self.folder = folder
  }

  private mutating func keep(_ item: TimelineItem) {
    if timeline.items.count < TimelineCollector.head { return timeline.items.append(item) }
    last.append(item)
    guard last.count > 2 * TimelineCollector.tail else { return }
    // Half of the list is dropped at once, so that its elements are not moved for every step.
    for item in last.prefix(TimelineCollector.tail) { leaveOut(item) }
    last.removeFirst(TimelineCollector.tail)
  }

  private mutating func leaveOut(_ item: TimelineItem) {
    let range =
      switch item {
      case .step(let step): (step.number, step.number)
      case .fold(let fold): (fold.firstStep + fold.stepCount, fold.lastStep)
      case .gap(let first, let last): (first, last)
      }
    gap = (gap?.first ?? range.0, range.1)
  }
}
