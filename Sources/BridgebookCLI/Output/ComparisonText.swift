internal import Bridgebook
internal import BridgebookExport

/// A comparison of two runs for people: what is gone, then a column for each run.
enum ComparisonText {
  private struct Row {
    let title: String
    let before: String
    let after: String
    var style: TextPage.Style = .plain
  }

  static func write(
    _ comparison: RunComparison, _ before: Run, _ after: Run, to page: inout TextPage
  ) {
    for (title, gotchas) in [
      ("gone", comparison.gone), ("new", comparison.new), ("kept", comparison.kept),
    ] {
      page.line(
        ("\(title): ", .strong), (gotchas.isEmpty ? "-" : gotchas.joined(separator: ", "), .plain))
    }
    page.line()
    let rows = rows(comparison, before, after)
    let titles = (rows.map { TextWidth.of($0.title) }.max() ?? 0) + 2
    let width = ((rows.map(\.before) + [before.id]).map { TextWidth.of($0) }.max() ?? 0) + 2
    page.row([
      ("  " + TextWidth.padded("", to: titles), .plain),
      (TextWidth.padded(before.id, to: width) + after.id, .accent),
    ])
    for row in rows {
      page.row([
        ("  " + TextWidth.padded(row.title, to: titles), .faint),
        (TextWidth.padded(row.before, to: width) + row.after, row.style),
      ])
    }
  }

  private static func rows(_ comparison: RunComparison, _ before: Run, _ after: Run) -> [Row] {
    var rows: [Row] = []
    for (gotchas, style) in [
      (comparison.gone, TextPage.Style.plain), (comparison.new, .error),
      (comparison.kept, .warning),
    ] {
      rows += gotchas.map { gotcha in
        Row(
          title: gotcha, before: found(gotcha, in: before), after: found(gotcha, in: after),
          style: style)
      }
    }
    rows += comparison.counts.map { count in
      Row(
        title: count.name, before: "\(count.before)", after: "\(count.after)",
        style: count.before == count.after ? .faint : .plain)
    }
    return rows + [
      Row(title: "events", before: "\(before.eventCount)", after: "\(after.eventCount)")
    ]
  }

  /// Returns the worst severity of a gotcha in a run, and the number of findings if there are
  /// several.
  private static func found(_ gotcha: String, in run: Run) -> String {
    let found = run.findings.filter { $0.gotcha == gotcha }
    guard let worst = found.map(\.severity).max() else { return "-" }
    return found.count == 1 ? worst.rawValue : "\(worst.rawValue) ×\(found.count)"
  }
}
