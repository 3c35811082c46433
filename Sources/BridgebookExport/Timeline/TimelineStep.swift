package import Bridgebook

/// An event with its texts, for display.
package struct TimelineEvent: Equatable, Sendable {
  package let kind: TraceEventKind
  package let line: Int
  package let time: Int64?
  package let subject: String
  package let name: String
  package let value: String
  package let thread: String
  package let outcome: WriteOutcome?

  /// Creates an event, copying the texts from the table, where they may be replaced later.
  package init(_ event: TraceEvent, _ texts: TextTable) {
    kind = event.kind
    line = event.line
    time = event.time
    subject = texts[event.subject]
    name = texts[event.name]
    value = texts[event.value]
    thread = texts[event.thread]
    outcome = event.outcome
  }

  /// Returns whether both events are equal, ignoring values.
  func isLike(_ other: TimelineEvent) -> Bool {
    kind == other.kind && outcome == other.outcome && name == other.name
      && subject == other.subject && thread == other.thread
  }
}

/// A row of a timeline, identified by a lane and a nesting level within it.
package struct TimelineRow: Hashable, Sendable {
  /// The maximum level; deeper events share the last row.
  static let deepest = 2

  package let lane: TimelineLane
  package let level: Int

  /// The position from the top.
  var place: Int {
    (TimelineLane.allCases.firstIndex(of: lane) ?? 0) * (TimelineRow.deepest + 1) + level
  }
}

/// The contents of a row in a step.
package struct TimelineCell: Equatable, Sendable {
  package let row: TimelineRow
  /// The index of the event in the step; nil if an earlier event only continues.
  package var event: Int?
  /// The event of an earlier step that continues here.
  package let continued: TimelineEvent?
  /// Whether the event continues in the next step.
  package var continues: Bool
}

/// A step, shown as one column: related events from top to bottom in the order they happened.
package struct TimelineStep: Equatable, Sendable {
  /// The number of the step, counting from 1.
  package let number: Int
  package var events: [TimelineEvent] = []
  package var cells: [TimelineCell] = []
  /// The contents of the main queue after the step.
  package var queue: [String] = []
  /// Whether the step changed the contents of the queue.
  package var changesQueue = false

  package init(number: Int) {
    self.number = number
  }

  /// Returns whether both steps look the same, ignoring values.
  func isLike(_ other: TimelineStep) -> Bool {
    guard events.count == other.events.count, cells.count == other.cells.count,
      queue == other.queue
    else { return false }
    return zip(events, other.events).allSatisfy { $0.isLike($1) }
      && zip(cells, other.cells).allSatisfy {
        $0.row == $1.row && ($0.continued == nil) == ($1.continued == nil)
          && $0.continues == $1.continues
      }
  }

  /// Returns the short label of a cell; empty if an earlier event only continues.
  package func label(of cell: TimelineCell) -> String {
    guard let event = cell.event, events.indices.contains(event) else { return "" }
    return TimelineLabel.short(events[event])
  }

  var values: [String] { events.map(\.value) }
}
