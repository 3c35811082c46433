package import Bridgebook

/// A timeline as SVG, with the same bands as the text form.
package struct TimelinePicture {
  private static let margin = 16
  private static let column = 8
  private static let row = 22
  private static let titleWidth = 128
  private static let bandGap = 26
  /// The maximum width of a label; it is larger than in text, because values often differ only in
  /// their last digits.
  private static let labelWidth = 34

  private var picture = SVGDocument()
  private var y = 0
  private var width = 480
  /// The gotcha found in each line that shows a finding.
  private var found: [Int: String] = [:]

  /// Returns the picture of a timeline; events that show a finding are framed.
  package static func svg(of timeline: Timeline, run: Run) -> String {
    var drawing = TimelinePicture()
    return drawing.draw(timeline, run)
  }

  private mutating func draw(_ timeline: Timeline, _ run: Run) -> String {
    for finding in run.findings {
      for line in finding.lines where found[line] == nil { found[line] = finding.gotcha }
    }
    y = Self.margin + 12
    let title = DisplayWidth.cut(run.title, to: 110)
    picture.text(title, x: Self.margin, y: y, style: "strong")
    y += 18
    let subtitle =
      "run \(run.id), \(timeline.eventCount) events in \(timeline.stepCount) steps; a column is a step, read from top to bottom"
    picture.text(subtitle, x: Self.margin, y: y, style: "faint")
    let longest = max(DisplayWidth.of(title), DisplayWidth.of(subtitle))
    width = max(width, 2 * Self.margin + Self.column * longest)
    if !found.isEmpty {
      y += 18
      let gotchas = Set(found.values).sorted().joined(separator: ", ")
      let legend = DisplayWidth.cut("framed: \(gotchas)", to: longest)
      picture.box(
        x: Self.margin, y: y - 10, width: 4, height: 12, style: "finding")
      picture.text(legend, x: Self.margin + 10, y: y, style: "faint")
    }
    y += 14
    let bands = TimelineBand.bands(of: timeline)
    for band in bands {
      width = max(width, Self.margin + edges(of: band).last! + Self.margin)
    }
    for band in bands { draw(band, of: timeline) }
    if bands.isEmpty {
      y += 20
      picture.text("The run has no steps here.", x: Self.margin, y: y, style: "plain")
    }
    return picture.file(
      width: width, height: y + Self.margin, title: "Timeline of \(run.id): \(run.title)")
  }

  /// Returns the left edge of each column, followed by the right edge of the last one.
  private func edges(of band: TimelineBand) -> [Int] {
    var edges = [Self.margin + Self.titleWidth]
    for item in band.columns {
      let labels = (item.step?.cells ?? []).map { DisplayWidth.of(label(of: $0, in: item)) }
      let columns = max(labels.max() ?? 0, item.width, 3)
      edges.append(edges.last! + columns * Self.column + 2 * Self.column)
    }
    return edges
  }

  private func label(of cell: TimelineCell?, in column: TimelineBand.Column) -> String {
    column.label(of: cell, width: Self.labelWidth)
  }

  private mutating func draw(_ band: TimelineBand, of timeline: Timeline) {
    let edges = edges(of: band)
    y += 16
    texts(of: band, at: edges, title: "step", style: "faint") { $0.heading }
    if band.columns.contains(where: { !$0.time.isEmpty }) {
      texts(of: band, at: edges, title: "time", style: "faint") { $0.time }
    }
    let holdsQueue = band.columns.contains { !$0.queue.isEmpty }
    // Lanes without events in this band are omitted.
    let lanes = timeline.lanes.filter { lane in
      lane == .queue && holdsQueue
        || band.columns.contains { $0.step?.cells.contains { $0.row.lane == lane } == true }
    }
    for (place, lane) in lanes.enumerated() {
      draw(lane, of: band, at: edges, isStriped: place.isMultiple(of: 2))
      if lane == .queue, holdsQueue {
        texts(of: band, at: edges, title: "  holds", style: "faint") { $0.queue }
      }
    }
    if band.columns.contains(where: { !$0.thread.isEmpty }) {
      texts(of: band, at: edges, title: "thread", style: "faint") { $0.thread }
    }
    y += Self.bandGap - Self.row + 8
  }

  private mutating func texts(
    of band: TimelineBand, at edges: [Int], title: String, style: String,
    _ text: (TimelineBand.Column) -> String
  ) {
    picture.text(title, x: Self.margin, y: y + 15, style: style)
    for (column, x) in zip(band.columns, edges) {
      picture.text(text(column), x: x + 4, y: y + 15, style: style)
    }
    y += Self.row
  }

  private mutating func draw(
    _ lane: TimelineLane, of band: TimelineBand, at edges: [Int], isStriped: Bool
  ) {
    let rows = (0...TimelineRow.deepest).map { TimelineRow(lane: lane, level: $0) }
      .filter { row in row.level == 0 || band.columns.contains { $0.cell(row) != nil } }
    if isStriped {
      picture.box(
        x: Self.margin / 2, y: y, width: width - Self.margin, height: rows.count * Self.row,
        style: "stripe")
    }
    picture.text(lane.rawValue, x: Self.margin, y: y + 15, style: "plain")
    for row in rows {
      draw(row, of: band, at: edges)
      y += Self.row
    }
  }

  private mutating func draw(_ row: TimelineRow, of band: TimelineBand, at edges: [Int]) {
    var isOpen = false
    for (index, column) in band.columns.enumerated() {
      let cell = column.cell(row)
      // An interval that is open before a fold or a gap continues through its steps.
      let isInside = cell == nil && column.step == nil && isOpen
      isOpen = cell?.continues ?? isInside
      guard cell != nil || isInside else { continue }
      let shown = event(of: cell, in: column)
      let gotcha = shown.flatMap { found[$0.line] }
      // A continued interval reaches into the next column, where it would cover the end of a frame.
      let reach = gotcha == nil ? 4 : -4
      let goesOn = isOpen && index + 1 < band.columns.count
      let end = edges[index + 1] + (goesOn ? reach : -6)
      let size = max(4, end - edges[index])
      if gotcha != nil {
        picture.box(x: edges[index] - 2, y: y, width: size + 4, height: Self.row, style: "finding")
      }
      picture.box(
        x: edges[index], y: y + 2, width: size, height: Self.row - 4,
        style: Self.style(of: row.lane, shown?.kind))
      picture.text(
        label(of: cell, in: column), x: edges[index] + 4, y: y + 15, style: "plain",
        hint: hint(cell, column) + (gotcha.map { ": \($0)" } ?? ""))
    }
  }

  /// Returns the event in a cell; nil if an earlier event only continues there.
  private func event(
    of cell: TimelineCell?, in column: TimelineBand.Column
  ) -> TimelineEvent? {
    guard let step = column.step, let place = cell?.event, step.events.indices.contains(place)
    else { return nil }
    return step.events[place]
  }

  private func hint(_ cell: TimelineCell?, _ column: TimelineBand.Column) -> String {
    guard let event = event(of: cell, in: column) ?? cell?.continued else { return "" }
    return "line \(event.line): \(TimelineLabel.full(event))"
  }

  /// - Parameter kind: the kind of event; an app's own output is not styled as an alarm.
  private static func style(of lane: TimelineLane, _ kind: TraceEventKind?) -> String {
    switch lane {
    case .message where kind == .note: "note"
    case .input: "input"
    case .queue: "queue"
    case .view: "view"
    case .update: "update"
    case .platform: "platform"
    case .state: "state"
    case .message: "message"
    }
  }
}
