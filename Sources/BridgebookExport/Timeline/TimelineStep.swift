package import Bridgebook

/// An event with its texts, for showing it.
package struct TimelineEvent: Equatable, Sendable {
  package let kind: TraceEventKind
  package let line: Int
  package let time: Int64?
  package let subject: String
  package let name: String
  package let value: String
  package let thread: String
  package let outcome: WriteOutcome?

  /// Takes the texts out of the table while they are there.
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

  /// Whether both do the same to the same, whatever the values are.
  func isLike(_ other: TimelineEvent) -> Bool {
    kind == other.kind && outcome == other.outcome && name == other.name
      && subject == other.subject && thread == other.thread
  }
}

/// A row of a timeline: a lane, and how many open things of that lane enclose what stands in it.
package struct TimelineRow: Hashable, Sendable {
  /// What lies deeper shares the last row.
  static let deepest = 2

  package let lane: TimelineLane
  package let level: Int

  /// Its place from the top.
  var place: Int {
    (TimelineLane.allCases.firstIndex(of: lane) ?? 0) * (TimelineRow.deepest + 1) + level
  }
}

/// What stands in one row of one step.
package struct TimelineCell: Equatable, Sendable {
  package let row: TimelineRow
  /// The event it shows, by its place in the step; nil where something only goes on.
  package var event: Int?
  /// What began in an earlier step and goes on here.
  package let continued: TimelineEvent?
  /// It goes on in the next step.
  package var continues: Bool
}

/// One column: events that belong together, top to bottom in their order.
package struct TimelineStep: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package var events: [TimelineEvent] = []
  package var cells: [TimelineCell] = []
  /// What the main queue holds after the step.
  package var queue: [String] = []
  /// Whether the step changed what the queue holds.
  package var changesQueue = false

  package init(number: Int) {
    self.number = number
  }

  /// Whether both look the same, whatever the values are.
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

  /// The short label of a cell; empty where something only goes on.
  package func label(of cell: TimelineCell) -> String {
    guard let event = cell.event, events.indices.contains(event) else { return "" }
    return TimelineLabel.short(events[event])
  }

  var values: [String] { events.map(\.value) }
}
