internal import Bridgebook

/// The columns of a timeline that fit side by side.
struct TimelineBand {
  static let width = 100
  static let titleWidth = 15
  /// The maximum width of a label; the full text follows below the band.
  static let labelWidth = 20
  static let queueWidth = 30
  private static let gap = 2

  /// One column of a band.
  struct Column {
    let item: TimelineItem
    let heading: String
    let time: String
    let queue: String
    let thread: String
    /// Whether the column is the first of its band.
    let isFirst: Bool
    let cuts: LabelCuts
    var width = 0

    var step: TimelineStep? {
      if case .step(let step) = item { step } else { nil }
    }

    func cell(_ row: TimelineRow) -> TimelineCell? { step?.cells.first { $0.row == row } }

    /// Returns the label of a cell; in the first column, an event that continues from the previous
    /// band is labeled again.
    func label(of cell: TimelineCell?, width: Int = labelWidth) -> String {
      guard let step, let cell else { return "" }
      var label = step.label(of: cell)
      if label.isEmpty, isFirst, let continued = cell.continued {
        label = "…" + TimelineLabel.short(continued)
      }
      return cuts.cut(label, to: width)
    }
  }

  let columns: [Column]

  /// Divides a timeline into bands, each as full as possible.
  static func bands(of timeline: Timeline) -> [TimelineBand] {
    var bands: [TimelineBand] = []
    var columns: [Column] = []
    var used = titleWidth
    var clock = TimelineClock(timeline)
    let cuts = LabelCuts(timeline)
    for item in timeline.items {
      let note = clock.note(of: item)
      var column = column(item, note, cuts, isFirst: columns.isEmpty)
      if used + column.width > width, !columns.isEmpty {
        bands.append(TimelineBand(columns: columns))
        (columns, used) = ([], titleWidth)
        column = TimelineBand.column(item, note, cuts, isFirst: true)
      }
      columns.append(column)
      used += column.width + gap
    }
    return columns.isEmpty ? bands : bands + [TimelineBand(columns: columns)]
  }

  private static func column(
    _ item: TimelineItem, _ note: TimelineClock.Note, _ cuts: LabelCuts, isFirst: Bool
  ) -> Column {
    let (heading, queue) =
      switch item {
      case .step(let step): ("\(step.number)", queue(of: step))
      case .fold(let fold): ("× \(fold.times)", "")
      case .gap: ("…", "")
      }
    var column = Column(
      item: item, heading: heading, time: note.time, queue: queue, thread: note.thread,
      isFirst: isFirst, cuts: cuts)
    let labels = (column.step?.cells ?? []).map { cell in
      // Adds the width of the mark at the end of a continued interval.
      column.label(of: cell) + (cell.event == nil && isFirst ? " ┤" : "")
    }
    column.width =
      ([column.heading, column.time, column.queue, column.thread] + labels)
      .map { DisplayWidth.of($0) }.max() ?? 0
    return column
  }

  private static func queue(of step: TimelineStep) -> String {
    guard step.changesQueue || !step.queue.isEmpty else { return "" }
    let names = step.queue.reduce(into: [(name: String, count: Int)]()) { names, name in
      if names.last?.name == name {
        names[names.count - 1].count += 1
      } else {
        names.append((name, 1))
      }
    }.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }
    let whole = "[" + names.joined(separator: ", ") + "]"
    guard DisplayWidth.of(whole) > queueWidth else { return whole }
    var text = "["
    for (index, name) in names.enumerated() {
      let next = text + (index == 0 ? "" : ", ") + DisplayWidth.cut(name, to: 14)
      let rest = names.count - index
      guard DisplayWidth.of(next) <= queueWidth - 5 else { return text + ", +\(rest)]" }
      text = next
    }
    return text + "]"
  }

  // MARK: Lines

  func lines(lanes: [TimelineLane], holdsQueue: Bool) -> [String] {
    var lines = [line("step", \.heading)]
    let times = line("time", \.time)
    if columns.contains(where: { !$0.time.isEmpty }) { lines.append(times) }
    for lane in lanes {
      for level in 0...TimelineRow.deepest {
        let row = TimelineRow(lane: lane, level: level)
        guard level == 0 || columns.contains(where: { $0.cell(row) != nil }) else { continue }
        lines.append(line(row))
      }
      if lane == .queue, holdsQueue { lines.append(line("  holds", \.queue)) }
    }
    if columns.contains(where: { !$0.thread.isEmpty }) {
      lines.append(line("thread", \.thread))
    }
    return lines
  }

  private func line(_ title: String, _ text: (Column) -> String) -> String {
    var line = TimelineBand.padded(title, to: TimelineBand.titleWidth, with: " ")
    for column in columns {
      line += TimelineBand.padded(text(column), to: column.width + TimelineBand.gap, with: " ")
    }
    return TimelineBand.trimmed(line)
  }

  private func line(_ row: TimelineRow) -> String {
    let title = row.level == 0 ? row.lane.rawValue : "  inside"
    var line = TimelineBand.padded(title, to: TimelineBand.titleWidth, with: " ")
    var isOpen = false
    for column in columns {
      let cell = column.cell(row)
      let label = column.label(of: cell)
      let isInside = cell == nil && column.step == nil && isOpen
      let continues = cell?.continues ?? isInside
      let isContinued = cell.map { $0.continued != nil } ?? isInside
      isOpen = continues
      let gap = TimelineBand.gap
      if continues {
        let start = label.isEmpty ? "" : label + " "
        line += TimelineBand.padded(start, to: column.width + gap, with: "─")
      } else if isContinued, cell?.event == nil {
        let start = label.isEmpty ? "" : label + " "
        line += TimelineBand.padded(start, to: max(0, column.width - 1), with: "─") + "┤"
        line += String(repeating: " ", count: gap)
      } else {
        line += TimelineBand.padded(label, to: column.width + gap, with: " ")
      }
    }
    return TimelineBand.trimmed(line)
  }

  private static func padded(_ text: String, to width: Int, with filler: Character) -> String {
    text + String(repeating: filler, count: max(0, width - DisplayWidth.of(text)))
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while let last = line.last, last == " " || (last == "─" && DisplayWidth.of(line) > width) {
      line.removeLast()
    }
    return String(line)
  }
}
