internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// The variants of a scenario in columns, with one row for each value that differs.
struct SideBySide {
  private struct Row {
    let title: String
    let cells: [String]
    let isEven: Bool

    /// - Parameter cells: the complete values; each column shows the part that fits.
    init(title: String, cells: [String]) {
      self.title = title
      isEven = Set(cells).count <= 1
      self.cells = SideBySide.short(cells)
    }
  }

  /// Figures that are shown even if they are equal in all variants.
  private static let figures = ["updates", "sets", "makes", "dismantles", "messages"]
  private static let cellWidth = 20
  private static let pageWidth = 96
  /// The maximum number of lines of each console to align; alignment takes quadratic time.
  private static let lineLimit = 400

  let reports: [SimulationReport]

  /// Writes figures, final values, findings, and the line at which each run first differs.
  func write(to page: inout TextPage) {
    page.heading("Side by side")
    let rows = self.rows
    let titles = (rows.map { DisplayWidth.of($0.title) }.max() ?? 0) + 2
    let widths = reports.indices.map { column in
      let cells = rows.map { DisplayWidth.of($0.cells[column]) }
      return max(cells.max() ?? 0, DisplayWidth.of(reports[column].variant.name)) + 2
    }
    var first = 0
    while first < reports.count {
      var last = first + 1
      var width = titles + widths[first]
      while last < reports.count, width + widths[last] <= SideBySide.pageWidth {
        width += widths[last]
        last += 1
      }
      if first > 0 { page.line() }
      // The last column needs no spaces after it.
      func joined(_ cell: (Int) -> String) -> String {
        (first..<last).map { $0 + 1 < last ? SideBySide.pad(cell($0), to: widths[$0]) : cell($0) }
          .joined()
      }
      page.line(
        ("  " + SideBySide.pad("", to: titles), .plain),
        (joined { reports[$0].variant.name }, .accent))
      for row in rows {
        page.line(
          ("  " + SideBySide.pad(row.title, to: titles), .faint),
          (joined { row.cells[$0] }, row.isEven ? .faint : .plain))
      }
      first = last
    }
  }

  private var rows: [Row] {
    var rows: [Row] = []
    let counts = reports.first?.counts.map(\.name) ?? []
    for name in counts {
      let row = Row(
        title: name,
        cells: reports.map { report in
          String(report.counts.first { $0.name == name }?.count ?? 0)
        })
      if SideBySide.figures.contains(name) || !row.isEven { rows.append(row) }
    }
    var names: [String] = []
    for report in reports {
      for fact in report.finals where !names.contains(fact.name) && names.count < 60 {
        names.append(fact.name)
      }
    }
    for name in names {
      let row = Row(
        title: name,
        cells: reports.map { report in
          report.finals.first { $0.name == name }?.value ?? "-"
        })
      if !row.isEven { rows.append(row) }
    }
    rows.append(Row(title: "ended by", cells: reports.map { $0.stop ?? "its last step" }))
    rows.append(Row(title: "findings", cells: reports.map { String($0.items.count) }))
    for gotcha in Set(reports.flatMap { $0.items.map(\.finding.gotcha) }).sorted() {
      rows.append(
        Row(
          title: "  \(gotcha)",
          cells: reports.map { report in
            let count = report.items.count { $0.finding.gotcha == gotcha }
            return count == 0 ? "-" : String(count)
          }))
    }
    rows.append(Row(title: "differs at line", cells: reports.map(parting)))
    return rows
  }

  /// Returns the number and the text of the first line that differs from the first variant's
  /// console.
  private func parting(_ report: SimulationReport) -> String {
    guard let first = reports.first, report.variant.name != first.variant.name else { return "-" }
    let count = max(first.lines.count, report.lines.count)
    for index in 0..<count {
      let one = index < first.lines.count ? first.lines[index].text : nil
      let other = index < report.lines.count ? report.lines[index].text : nil
      if one != other { return "\(index + 1): \(other ?? "ends")" }
    }
    return "never"
  }

  /// Writes all consoles as one list, with marks on each line for the variants that print it.
  func writeLines(to page: inout TextPage) {
    page.heading("Consoles, aligned")
    var merged: [(text: String, has: Set<Int>)] = []
    for (column, report) in reports.enumerated() {
      merge(report.lines.prefix(SideBySide.lineLimit).map(\.text), column, into: &merged)
    }
    let widths = reports.map { DisplayWidth.of($0.variant.name) + 1 }
    let heads = zip(reports, widths).map { SideBySide.pad($0.variant.name, to: $1) }
    page.line("  " + heads.joined(), .accent)
    for line in merged {
      let marks = reports.indices.map {
        SideBySide.pad(line.has.contains($0) ? "x" : ".", to: widths[$0])
      }
      page.line(
        ("  " + marks.joined() + " ", .faint),
        (line.text, line.has.count == reports.count ? .faint : .plain))
    }
    if merged.isEmpty { page.line("  nothing is printed", .faint) }
    for report in reports where report.lines.count > SideBySide.lineLimit {
      page.line(
        "  and \((report.lines.count - SideBySide.lineLimit).counted("more line")) of \(report.variant.name)",
        .faint)
    }
  }

  /// Merges lines into the list along a longest common subsequence.
  private func merge(
    _ lines: [String], _ column: Int, into merged: inout [(text: String, has: Set<Int>)]
  ) {
    let old = merged.map(\.text)
    var lengths = Array(
      repeating: Array(repeating: 0, count: lines.count + 1), count: old.count + 1)
    for one in old.indices.reversed() {
      for other in lines.indices.reversed() {
        lengths[one][other] =
          old[one] == lines[other]
          ? lengths[one + 1][other + 1] + 1
          : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var result: [(text: String, has: Set<Int>)] = []
    var (one, other) = (0, 0)
    while one < old.count || other < lines.count {
      if one < old.count, other < lines.count, old[one] == lines[other] {
        result.append((old[one], merged[one].has.union([column])))
        one += 1
        other += 1
      } else if other >= lines.count
        || one < old.count && lengths[one + 1][other] >= lengths[one][other + 1]
      {
        result.append(merged[one])
        one += 1
      } else {
        result.append((lines[other], [column]))
        other += 1
      }
    }
    merged = result
  }

  /// Returns the values truncated to the width of a column, from where they begin to differ.
  private static func short(_ values: [String]) -> [String] {
    let long = values.filter { $0.count > cellWidth }
    guard let first = long.first else { return values }
    let common = long.dropFirst().reduce(first.count) { length, value in
      min(length, zip(first, value).prefix { $0 == $1 }.count)
    }
    let start = long.count < 2 || common < cellWidth / 2 ? 0 : max(0, common - 4)
    return values.map { value in
      guard value.count > cellWidth else { return value }
      let rest = value.dropFirst(start)
      let end = rest.count < cellWidth ? String(rest) : rest.prefix(cellWidth - 2) + "…"
      return start == 0 ? end : "…" + end
    }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
