package import Bridgebook

/// Groups events into steps; each step is a column whose events go from the top lane down.
///
/// An event joins the current step if its row is below all others in the step and nothing has ended
/// in it. Otherwise it begins the next step, as a block of the main queue always does. The time is
/// linear in the number of events. Memory is constant, because only the innermost `capacity` open
/// events are tracked.
package struct TimelineBuilder {
  /// The maximum number of open events to track.
  ///
  /// In a run without end events, every begun event stays open, and each new event is compared with
  /// all open ones.
  static let capacity = 64

  /// An event that has begun but not ended.
  private struct Open {
    let kind: TraceEventKind
    let row: TimelineRow
    let depth: UInt16
    let event: TimelineEvent
    /// Whether the event lasts as long as later events are nested deeper.
    let isEnclosing: Bool
    /// Whether the event contains other events.
    var isFilled = false
  }

  private var step = TimelineStep(number: 1)
  private var open: [Open] = []
  private var queue = MainQueue()
  private var lowestPlace = -1
  /// Whether something ended in the current step, so that following events do not belong to it.
  private var isClosed = false
  /// Whether any event has a depth above zero, so that depths are reliable.
  private var hasDepths = false

  package init() {}

  /// Processes the next event.
  ///
  /// - Returns: the previous step, if the event begins a new one.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) -> TimelineStep? {
    let shown = TimelineEvent(event, texts)
    let rule = TimelineRule.of(event.kind)
    if event.depth > 0 { hasDepths = true }
    close(before: event, shown, rule)
    if case .end(let begin) = rule.extent, end(begin, shown) {
      step.events.append(shown)
      return nil
    }
    let row = rule.lane.map { TimelineRow(lane: $0, level: level(in: $0)) }
    let finished = belongs(row, shown) ? nil : finishStep()
    place(shown, in: row)
    if let row { begin(rule, event, shown, row) }
    if queue.take(shown) { step.changesQueue = true }
    return finished
  }

  /// Ends the last step; nil if there were no events.
  package mutating func finish() -> TimelineStep? {
    open = []
    return step.events.isEmpty ? nil : finishStep()
  }

  private func level(in lane: TimelineLane) -> Int {
    min(open.count { $0.row.lane == lane }, TimelineRow.deepest)
  }

  private func belongs(_ row: TimelineRow?, _ event: TimelineEvent) -> Bool {
    guard let last = step.events.last else { return true }
    guard event.thread == last.thread, event.kind != .run else { return false }
    guard let row else { return event.kind != .enqueue || !isClosed }
    return !isClosed && (row.place > lowestPlace || TimelineRule.of(event.kind).isRemark)
  }

  private mutating func place(_ event: TimelineEvent, in row: TimelineRow?) {
    step.events.append(event)
    guard let row else { return }
    for index in open.indices { open[index].isFilled = true }
    let number = step.events.count - 1
    let isRemark = TimelineRule.of(event.kind).isRemark
    if !isRemark { lowestPlace = row.place }
    if let index = step.cells.firstIndex(where: { $0.row == row }) {
      if !isRemark || step.cells[index].event == nil { step.cells[index].event = number }
    } else {
      step.cells.append(
        TimelineCell(row: row, event: number, continued: nil, continues: false))
    }
  }

  private mutating func begin(
    _ rule: TimelineRule, _ event: TraceEvent, _ shown: TimelineEvent, _ row: TimelineRow
  ) {
    switch rule.extent {
    case .moment, .end: return
    case .until, .enclosing:
      // The outermost event has most likely ended without an end event.
      if open.count == TimelineBuilder.capacity { open.removeFirst() }
      open.append(
        Open(
          kind: event.kind, row: row, depth: event.depth, event: shown,
          isEnclosing: rule.extent == .enclosing))
    }
  }

  /// Closes the events that do not enclose the new one, according to their depths.
  ///
  /// If the thread changes, the end of a block or a body cannot be determined.
  private mutating func close(
    before event: TraceEvent, _ shown: TimelineEvent, _ rule: TimelineRule
  ) {
    open.removeAll { $0.isEnclosing && $0.event.thread != shown.thread }
    while let last = open.lastIndex(where: { $0.event.thread == shown.thread }) {
      let item = open[last]
      if case .end(of: item.kind) = rule.extent { return }
      guard event.depth <= item.depth, item.isEnclosing || hasDepths else { return }
      open.remove(at: last)
      // A body without contents is treated as a moment, so events may follow below it. Nothing may
      // follow below a block.
      if item.isFilled || !item.isEnclosing || item.kind == .run { isClosed = true }
    }
  }

  /// Closes the innermost event of the kind that this event ends, and everything open inside it.
  private mutating func end(_ begin: TraceEventKind, _ event: TimelineEvent) -> Bool {
    let match = open.lastIndex { item in
      item.kind == begin && item.event.thread == event.thread
        && (event.name.isEmpty || item.event.name == event.name)
        && (event.subject.isEmpty || item.event.subject == event.subject)
    }
    guard let match else { return false }
    for index in open.indices.reversed()
    where index >= match && open[index].event.thread == event.thread { open.remove(at: index) }
    isClosed = true
    return true
  }

  private mutating func finishStep() -> TimelineStep {
    for item in open {
      if let index = step.cells.firstIndex(where: { $0.row == item.row }) {
        step.cells[index].continues = true
      }
    }
    step.queue = queue.shown
    var next = TimelineStep(number: step.number + 1)
    for item in open where !next.cells.contains(where: { $0.row == item.row }) {
      next.cells.append(
        TimelineCell(row: item.row, event: nil, continued: item.event, continues: false))
    }
    swap(&step, &next)
    lowestPlace = -1
    isClosed = false
    return next
  }
}
