package import Bridgebook

/// Formats a timeline as Markdown or as `bridgebook/timeline-1`.
package enum TimelineExport {
  /// Returns a heading and the bands in a fenced block.
  package static func markdown(of timeline: Timeline, run: String) -> String {
    let lines = TimelineText.lines(of: timeline, run: run)
    let fence = String(repeating: "`", count: max(3, longestFence(in: lines) + 1))
    return (["# Timeline of `\(run)`", "", fence + "text"] + lines + [fence])
      .joined(separator: "\n") + "\n"
  }

  /// Returns the timeline as one JSON document, with the same contents as the text form.
  package static func json(of timeline: Timeline, run: String) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/timeline-1")), ("run", .string(run)),
      ("steps", .integer(timeline.stepCount)), ("events", .integer(timeline.eventCount)),
      ("from", .integer(timeline.from)),
      ("lanes", .strings(timeline.lanes.map(\.rawValue))),
      ("items", .array(timeline.items.map(value(of:)))),
    ])
  }

  private static func longestFence(in lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }

  private static func value(of item: TimelineItem) -> JSONValue {
    switch item {
    case .step(let step): value(of: step)
    case .fold(let fold):
      .object([
        ("item", .string("fold")), ("firstStep", .integer(fold.firstStep)),
        ("stepCount", .integer(fold.stepCount)), ("times", .integer(fold.times)),
        ("lastStep", .integer(fold.lastStep)), ("lastLine", .integer(fold.lastLine)),
        ("valuesDiffer", .bool(fold.valuesDiffer)),
      ])
    case .gap(let first, let last):
      .object([
        ("item", .string("gap")), ("firstStep", .integer(first)), ("lastStep", .integer(last)),
      ])
    }
  }

  private static func value(of step: TimelineStep) -> JSONValue {
    .object([
      ("item", .string("step")), ("step", .integer(step.number)),
      ("cells", .array(step.cells.map { value(of: $0, in: step) })),
      ("queue", .strings(step.queue)),
      ("events", .array(step.events.map(value(of:)))),
    ])
  }

  private static func value(of cell: TimelineCell, in step: TimelineStep) -> JSONValue {
    .object([
      ("lane", .string(cell.row.lane.rawValue)), ("level", .integer(cell.row.level)),
      ("label", .string(step.label(of: cell))), ("isContinued", .bool(cell.continued != nil)),
      ("continues", .bool(cell.continues)),
    ])
  }

  private static func value(of event: TimelineEvent) -> JSONValue {
    func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }
    return .object([
      ("line", .integer(event.line)), ("kind", .string(event.kind.rawValue)),
      ("t", event.time.map { .integer(Int($0)) } ?? .null), ("subject", text(event.subject)),
      ("name", text(event.name)), ("value", text(event.value)), ("thread", text(event.thread)),
      ("outcome", event.outcome.map { .string($0.rawValue) } ?? .null),
    ])
  }
}
