package import Bridgebook

/// Records the contents of the main queue after each change in a run.
package struct QueueTrace: Sendable {
  private var queue = MainQueue()
  private var builder: TimelineBuilder?
  /// The current step of the timeline.
  private var step = 1
  /// The step of each recorded state.
  private var foundSteps: [Int] = []
  /// Whether anything other than view updates was ever enqueued.
  private var hasBlocks = false
  private var found: [SimulationReport.QueueState] = []
  private let limit: Int
  /// The number of changes after the last recorded state.
  private var left = 0

  /// - Parameters:
  ///   - limit: the maximum number of states to keep; later ones are only counted.
  ///   - countsSteps: whether to determine `steps`, which requires examining every event.
  package init(limit: Int = .max, countsSteps: Bool = false) {
    self.limit = limit
    builder = countsSteps ? TimelineBuilder() : nil
  }

  /// The number of changes beyond the limit; 0 if only view updates were enqueued.
  package var more: Int { hasBlocks ? left : 0 }

  /// The recorded states; empty if only view updates were enqueued, whose order does not matter.
  package var states: [SimulationReport.QueueState] { hasBlocks ? found : [] }

  /// The step of each state, counted as in the timeline of the run.
  package var steps: [Int] { hasBlocks ? foundSteps : [] }

  /// Processes the next event.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    if let finished = builder?.take(event, texts) { step = finished.number + 1 }
    guard QueueTrace.kinds.has(event.kind) else { return }
    let event = TimelineEvent(event, texts)
    guard queue.take(event) else { return }
    if event.kind != .dirty, event.kind != .flush { hasBlocks = true }
    guard found.count < limit else {
      left += 1
      return
    }
    let words =
      switch event.kind {
      case .dirty: ["needs", MainQueue.update]
      case .flush: ["run", MainQueue.update]
      default: [event.kind.rawValue, MainQueue.name(of: event)]
      }
    foundSteps.append(step)
    found.append(
      SimulationReport.QueueState(
        change: words.joined(separator: " "), line: event.line, contents: queue.shown))
  }

  private static let kinds = EventKindSet([.enqueue, .dirty, .run, .flush])
}
