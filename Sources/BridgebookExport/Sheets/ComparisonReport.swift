package import Bridgebook

/// The report on two runs, usually before and after a fix.
package struct ComparisonReport {
  private let before: Diagnosis
  private let after: Diagnosis
  private let comparison: RunComparison
  private let gotchas: [Entry]
  private let quotes: RunQuotes

  /// Creates a report from both diagnoses.
  ///
  /// - Parameters:
  ///   - gotchas: the entries of the gotchas in the second run.
  ///   - quotes: the quoted lines of the second run.
  package init(
    _ before: Diagnosis, _ after: Diagnosis, comparison: RunComparison, gotchas: [Entry],
    quotes: RunQuotes
  ) {
    self.before = before
    self.after = after
    self.comparison = comparison
    self.gotchas = gotchas
    self.quotes = quotes
  }

  /// Returns the page, which ends with one line feed.
  package func text(as notation: SheetPage.Notation = .markdown) -> String {
    var page = SheetPage(notation)
    page.heading(
      1,
      [
        .plain("Comparison of "), .code(comparison.before), .plain(" and "),
        .code(comparison.after),
      ])
    page.table(
      ["gotcha", "it is", "after the change"],
      rows(comparison.gone.filter { !after.hidden.contains($0) }, "gone")
        + rows(
          comparison.gone.filter(after.hidden.contains),
          "not found, but the second run does not show enough of it")
        + rows(comparison.new, "new") + rows(comparison.kept, "kept"))
    if (comparison.gone + comparison.new + comparison.kept).isEmpty {
      page.paragraph([.plain("Neither run shows anything.")])
    }
    page.heading(2, [.plain("Counts")])
    page.table(
      ["how often", "before", "after"],
      comparison.counts.map { count in
        [[.plain(count.name)], [.plain("\(count.before)")], [.plain("\(count.after)")]]
      })
    writeUpdates(to: &page)
    page.heading(2, [.plain("Before")])
    page.table(["item", "value"], RunReport.facts(of: before))
    page.heading(2, [.plain("After")])
    page.table(["item", "value"], RunReport.facts(of: after))
    let groups = RunReport.groups(of: after)
    if !groups.isEmpty { page.heading(2, [.plain("What remains")]) }
    for group in groups { RunReport.write(group, gotchas, quotes, to: &page) }
    writeUnseen(to: &page)
    return page.text()
  }

  private func writeUpdates(to page: inout SheetPage) {
    guard !comparison.updates.isEmpty else { return }
    page.heading(2, [.plain("Updates of wrappers")])
    page.table(
      ["wrapper", "run", "updates", "total", "longest", "invalidated by"],
      comparison.updates.flatMap { change in
        [("before", change.before), ("after", change.after)].map { run, updates in
          let times = updates.map { [$0.total, $0.longest].map(UpdatesExport.milliseconds) }
          return [
            [.code(change.wrapper)], [.plain(run)], [.plain("\(updates?.count ?? 0)")],
            [.plain(times?[0] ?? "-")], [.plain(times?[1] ?? "-")],
            [.plain(updates.map(UpdatesExport.causes) ?? "-")],
          ]
        }
      })
  }

  private func writeUnseen(to page: inout SheetPage) {
    guard !before.cannotShow.isEmpty || !after.cannotShow.isEmpty else { return }
    page.heading(2, [.plain("What could not be seen")])
    guard before.cannotShow != after.cannotShow else {
      return page.list(after.cannotShow.map { [.plain($0)] })
    }
    for (name, sentences) in [("Before", before.cannotShow), ("After", after.cannotShow)] {
      guard !sentences.isEmpty else { continue }
      page.paragraph([.strong(name + ":")])
      page.list(sentences.map { [.plain($0)] })
    }
  }

  private func rows(_ gotchas: [String], _ outcome: String) -> [[SheetPage.Line]] {
    gotchas.map { gotcha in
      let title = (before.items + after.items).first { $0.finding.gotcha == gotcha }?.title
      return [[.code(gotcha)], [.plain(title ?? "")], [.plain(outcome)]]
    }
  }
}
