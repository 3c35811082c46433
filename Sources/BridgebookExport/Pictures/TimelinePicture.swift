package import Bridgebook

/// A timeline as SVG: the bands of the text form, drawn.
package struct TimelinePicture {
  private static let margin = 16
  private static let column = 8
  private static let row = 22
  private static let titleWidth = 128
  private static let bandGap = 26

  private var picture = SVGDocument()
  private var y = 0
  private var width = 480

  /// The picture of a timeline.
  package static func svg(of timeline: Timeline, run: Run) -> String {
    var drawing = TimelinePicture()
    return drawing.draw(timeline, run)
  }

  private mutating func draw(_ timeline: Timeline, _ run: Run) -> String {
    y = Self.margin + 12
    let title = DisplayWidth.cut(run.title, to: 110)
    picture.text(title, x: Self.margin, y: y, style: "strong")
    y += 18
    let subtitle =
      "run \(run.id), \(timeline.eventCount) events in \(timeline.stepCount) steps; a column is a step, read from top to bottom"
    picture.text(subtitle, x: Self.margin, y: y, style: "faint")
    let longest = max(DisplayWidth.of(title), DisplayWidth.of(subtitle))
    width = max(width, 2 * Self.margin + Self.column * longest)
    y += 14
    let bands = TimelineBand.bands(of: timeline)
    for band in bands {
      width = max(width, Self.margin + edges(of: band).last! + Self.margin)
    }
    for band in bands { draw(band, of: timeline) }
    if bands.isEmpty {
      y += 20
      picture.text("The run holds no steps here.", x: Self.margin, y: y, style: "plain")
    }
    return picture.file(
      width: width, height: y + Self.margin, title: "Timeline of \(run.id): \(run.title)")
  }

  /// The left edge of each column, and the right one of the last.
  private func edges(of band: TimelineBand) -> [Int] {
    var edges = [Self.margin + Self.titleWidth]
    for item in band.columns {
      edges.append(edges.last! + max(item.width, 3) * Self.column + 2 * Self.column)
    }
    return edges
  }

  private mutating func draw(_ band: TimelineBand, of timeline: Timeline) {
    let edges = edges(of: band)
    y += 16
    texts(of: band, at: edges, title: "step", style: "faint") { $0.heading }
    if band.columns.contains(where: { !$0.time.isEmpty }) {
      texts(of: band, at: edges, title: "time", style: "faint") { $0.time }
    }
    for (place, lane) in timeline.lanes.enumerated() {
      draw(lane, of: band, at: edges, isStriped: place.isMultiple(of: 2))
      if lane == .queue, timeline.holdsQueue {
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
    let style = Self.style(of: row.lane)
    var isOpen = false
    for (index, column) in band.columns.enumerated() {
      let cell = column.cell(row)
      // A fold or a gap stands for steps in which what is open goes on.
      let isInside = cell == nil && column.step == nil && isOpen
      isOpen = cell?.continues ?? isInside
      guard cell != nil || isInside else { continue }
      let end =
        isOpen && index + 1 < band.columns.count ? edges[index + 1] + 4 : edges[index + 1] - 6
      picture.box(
        x: edges[index], y: y + 2, width: max(4, end - edges[index]), height: Self.row - 4,
        style: style)
      picture.text(
        column.label(of: cell), x: edges[index] + 4, y: y + 15, style: "plain",
        hint: hint(cell, column))
    }
  }

  private func hint(_ cell: TimelineCell?, _ column: TimelineBand.Column) -> String {
    guard let step = column.step, let cell else { return "" }
    let event = cell.event.flatMap { step.events.indices.contains($0) ? step.events[$0] : nil }
    guard let event = event ?? cell.continued else { return "" }
    return "line \(event.line): \(TimelineLabel.full(event))"
  }

  static func style(of lane: TimelineLane) -> String {
    switch lane {
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
