internal import Bridgebook

/// Formats a timeline as lines of at most a hundred columns: bands, each followed by the full text
/// of its events.
package enum TimelineText {
  /// Returns the lines without line ends.
  ///
  /// - Parameter run: the run's id, for the command that shows omitted steps.
  package static func lines(of timeline: Timeline, run: String) -> [String] {
    guard !timeline.items.isEmpty else {
      return [
        timeline.eventCount == 0
          ? "The run has no events."
          : "The run has \(timeline.stepCount) steps; none from \(timeline.from) on."
      ]
    }
    let lanes = timeline.lanes
    var lines = wrapped(
      "One column is one step, read from top to bottom; below, each event in full after its line.")
    for band in TimelineBand.bands(of: timeline) {
      lines += [""] + band.lines(lanes: lanes, holdsQueue: timeline.holdsQueue) + [""]
      for column in band.columns { lines += legend(of: column.item, run: run) }
    }
    let remarks = remarks(on: timeline, lanes: lanes)
    return remarks.isEmpty ? lines : lines + [""] + remarks
  }

  private static func legend(of item: TimelineItem, run: String) -> [String] {
    switch item {
    case .step(let step): legend(of: step)
    case .fold(let fold):
      wrapped(
        sentence(for: fold), first: "× \(fold.times)", columns: 6)
    case .gap(let first, let last):
      wrapped(
        "steps \(first) to \(last) are left out; to see them: "
          + "bridgebook runs show \(run) --timeline --from \(first)", first: "…", columns: 6)
    }
  }

  private static func sentence(for fold: TimelineFold) -> String {
    let last = fold.firstStep + fold.stepCount - 1
    let what =
      fold.stepCount == 1 ? "step \(fold.firstStep)" : "steps \(fold.firstStep) to \(last)"
    return "\(what) occurred \(fold.times) times in a row, up to step \(fold.lastStep) "
      + "(line \(fold.lastLine)), \(fold.valuesDiffer ? "with other values" : "with equal values")"
  }

  /// Returns the events of a step, with as many per line as fit.
  private static func legend(of step: TimelineStep) -> [String] {
    let first = "\(step.number)"
    let columns = max(6, first.utf8.count + 2)
    var lines: [String] = []
    var line = ""
    var shownLine: Int?
    for event in step.events where !isPlainEnd(event) {
      let place = event.line == shownLine ? "" : "\(event.line): "
      shownLine = event.line
      let piece = place + TimelineLabel.full(event)
      let joined = line.isEmpty ? piece : line + " · " + piece
      if DisplayWidth.of(joined) <= TimelineBand.width - columns {
        line = joined
      } else {
        if !line.isEmpty { lines.append(line) }
        line = piece
      }
    }
    lines.append(line)
    let wrapped = lines.flatMap { DisplayWidth.wrap($0, to: TimelineBand.width - columns) }
    return indented(wrapped, first: first, columns: columns)
  }

  /// Returns whether the event only ends another one, which the band already shows; an end with a
  /// value is listed.
  private static func isPlainEnd(_ event: TimelineEvent) -> Bool {
    if case .end = TimelineRule.of(event.kind).extent { return event.value.isEmpty }
    return false
  }

  private static func remarks(on timeline: Timeline, lanes: [TimelineLane]) -> [String] {
    let outcomes = Set(timeline.steps.flatMap { $0.events.compactMap(\.outcome) })
    let marks = TimelineLabel.marks.filter { outcomes.contains($0.outcome) }
    var lines: [String] = []
    if !marks.isEmpty {
      let words = marks.map { "\($0.mark) \($0.outcome.rawValue)" }.joined(separator: ", ")
      lines += wrapped("Writes with another outcome than committed: \(words).")
    }
    let missing = TimelineLane.allCases.filter { !lanes.contains($0) && $0 != .message }
    if !missing.isEmpty {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      lines += wrapped("These steps have no events in: \(names).")
    }
    return lines
  }

  private static func wrapped(_ text: String, first: String = "", columns: Int = 0) -> [String] {
    indented(
      DisplayWidth.wrap(text, to: TimelineBand.width - columns), first: first, columns: columns)
  }

  private static func indented(_ lines: [String], first: String, columns: Int) -> [String] {
    lines.enumerated().map { index, line in
      let start = index == 0 ? first : ""
      return start + String(repeating: " ", count: max(0, columns - DisplayWidth.of(start))) + line
    }
  }
}
