internal import Bridgebook
internal import BridgebookExport

/// The updates of wrappers as a table for people.
enum UpdatesText {
  /// The maximum number of wrappers listed; the rest is counted.
  private static let rowCount = 12

  /// Writes the table, or nothing if there are no updates.
  static func write(_ updates: [WrapperUpdates], to page: inout TextPage) {
    guard !updates.isEmpty else { return }
    let shown = updates.prefix(rowCount)
    let titles = ["wrapper", "updates", "total", "longest", "invalidated by"]
    let cells = shown.map { item in
      let isMeasured = item.longestLine > 0
      return [
        item.wrapper, "\(item.count)", isMeasured ? time(item.total) : "-",
        isMeasured ? "\(time(item.longest)) (line \(item.longestLine))" : "-",
        UpdatesExport.causes(of: item),
      ]
    }
    let widths = titles.indices.map { column in
      ([titles] + cells).map { TextWidth.of($0[column]) }.max() ?? 0
    }
    page.heading("Updates of wrappers, as Instruments measured them")
    page.row([(row(titles, widths), .faint)])
    for cells in cells { page.row([(row(cells, widths), .plain)]) }
    if updates.count > rowCount { page.line("  and \(updates.count - rowCount) more", .faint) }
  }

  /// Writes the changes of each wrapper between two runs, one line each.
  static func write(_ changes: [WrapperChange], to page: inout TextPage) {
    for change in changes {
      let (before, after) = (change.before, change.after)
      page.line(
        "  updates of \(change.wrapper): \(before?.count ?? 0) → \(after?.count ?? 0), "
          + "total \(time(before?.total)) → \(time(after?.total)), "
          + "longest \(time(before?.longest)) → \(time(after?.longest))")
    }
  }

  private static func time(_ nanoseconds: Int64?) -> String {
    UpdatesExport.milliseconds(nanoseconds ?? 0)
  }

  /// Joins cells into a row without trailing spaces.
  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    let count = (cells.lastIndex { !$0.isEmpty } ?? -1) + 1
    return zip(cells, widths).prefix(count).enumerated().map { index, cell in
      "  " + (index + 1 == count ? cell.0 : TextWidth.padded(cell.0, to: cell.1))
    }.joined()
  }
}
