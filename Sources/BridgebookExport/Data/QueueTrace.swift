package import Bridgebook

/// Follows the main queue through a run, a state for each change.
package struct QueueTrace: Sendable {
  private var queue = MainQueue()
  /// Whether anything but view updates was ever queued.
  private var hasBlocks = false
  private var found: [SimulationReport.QueueState] = []
  private let limit: Int
  /// Changes after the last state that was kept.
  private var left = 0

  /// - Parameter limit: so many states are kept; later ones are counted.
  package init(limit: Int = .max) {
    self.limit = limit
  }

  /// How many changes came after the states that were kept; none where only view updates were queued.
  package var more: Int { hasBlocks ? left : 0 }

  /// The states so far; empty where only view updates were queued, whose order says nothing.
  package var states: [SimulationReport.QueueState] { hasBlocks ? found : [] }

  /// Takes the next event.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    guard QueueTrace.kinds.contains(event.kind) else { return }
    let event = TimelineEvent(event, texts)
    guard queue.take(event) else { return }
    let words: [String]
    switch event.kind {
    case .dirty: words = ["needs", MainQueue.update]
    case .flush: words = ["run", MainQueue.update]
    default:
      hasBlocks = true
      words = [event.kind.rawValue, MainQueue.name(of: event)]
    }
    guard found.count < limit else {
      left += 1
      return
    }
    found.append(
      SimulationReport.QueueState(
        change: words.joined(separator: " "), line: event.line, contents: queue.shown))
  }

  private static let kinds: Set<TraceEventKind> = [.enqueue, .dirty, .run, .flush]
}
