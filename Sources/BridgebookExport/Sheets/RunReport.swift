package import Bridgebook

/// The report on a run, to paste into an issue: its description, its findings, and its blind spots.
package struct RunReport {
  /// The findings of one gotcha.
  struct Group {
    let gotcha: String
    var items: [Diagnosis.Item]
  }

  private static let maximumUnrecognizedCount = 20

  private let diagnosis: Diagnosis
  private let gotchas: [Entry]
  private let quotes: RunQuotes
  private let timeline: Timeline

  /// Creates a report on a run.
  ///
  /// - Parameter gotchas: the entries of the gotchas that were found, for cause and fix.
  package init(_ diagnosis: Diagnosis, gotchas: [Entry], quotes: RunQuotes, timeline: Timeline) {
    self.diagnosis = diagnosis
    self.gotchas = gotchas
    self.quotes = quotes
    self.timeline = timeline
  }

  /// Returns the page, which ends with one line feed.
  package func text(as notation: SheetPage.Notation = .markdown) -> String {
    let run = diagnosis.run
    var page = SheetPage(notation)
    page.heading(1, [.plain("Report of run "), .code(run.id)])
    page.table(["item", "value"], RunReport.facts(of: diagnosis))
    let groups = RunReport.groups(of: diagnosis)
    page.heading(2, [.plain("Findings")])
    if groups.isEmpty { page.paragraph([.plain("Nothing found in what this run can show.")]) }
    for group in groups { RunReport.write(group, gotchas, quotes, to: &page) }
    page.heading(2, [.plain("Timeline")])
    page.foldedCode(
      TimelineText.lines(of: timeline, run: run.id),
      under: timeline.stepCount == 1 ? "1 step" : "\(timeline.stepCount) steps")
    if !diagnosis.unrecognized.isEmpty {
      page.heading(2, [.plain("Unrecognized lines")])
      let lines = diagnosis.unrecognized.prefix(RunReport.maximumUnrecognizedCount).map { line in
        DisplayWidth.cut(
          "\(line.line): \(ReadableNames.readable(line.text) ?? line.text)", to: 240)
      }
      page.code(lines, language: "text")
      let more = diagnosis.unrecognized.count - lines.count
      if more > 0 { page.paragraph([.plain("and \(more) more lines")]) }
    }
    if !diagnosis.cannotShow.isEmpty {
      page.heading(2, [.plain("What could not be seen")])
      page.list(diagnosis.cannotShow.map { [.plain($0)] })
    }
    return page.text()
  }

  /// Returns the findings by gotcha, in the order they appear.
  static func groups(of diagnosis: Diagnosis) -> [Group] {
    var groups: [Group] = []
    for item in diagnosis.items {
      if let place = groups.firstIndex(where: { $0.gotcha == item.finding.gotcha }) {
        groups[place].items.append(item)
      } else {
        groups.append(Group(gotcha: item.finding.gotcha, items: [item]))
      }
    }
    return groups
  }

  /// Returns the facts about the run, including the number of findings of each severity.
  static func facts(of diagnosis: Diagnosis) -> [[SheetPage.Line]] {
    let run = diagnosis.run
    var rows: [(String, InlinePiece)] = [("title", .code(run.title))]
    switch run.origin {
    case .imported: rows.append(("recorded as", .code(run.format ?? "plain")))
    case .simulated:
      rows.append(("simulated", .code("\(run.scenario ?? "")/\(run.variant ?? "")")))
    }
    if let tool = run.tool { rows.append(("tool", .code(tool))) }
    if let platform = run.platform {
      rows.append(("system", .code([platform, run.os].compactMap { $0 }.joined(separator: " "))))
    }
    if let version = run.appVersion { rows.append(("app version", .code(version))) }
    if let time = run.startedAt { rows.append(("recorded at", .code(time))) }
    if run.origin == .imported { rows.append(("lines", .plain("\(run.lineCount)"))) }
    rows.append(("events", .plain("\(run.eventCount)")))
    for severity in Severity.allCases.reversed() {
      let count = diagnosis.items.count { $0.finding.severity == severity }
      if count > 0 { rows.append(("findings: \(severity.rawValue)", .plain("\(count)"))) }
    }
    for surplus in diagnosis.surplus {
      rows.append(("not listed", .plain("\(surplus.count) more of \(surplus.gotcha)")))
    }
    for issue in run.issues {
      let place = issue.line > 0 ? ", from line \(issue.line) on" : ""
      rows.append(("read with", .plain("\(issue.code.rawValue), \(issue.count) times\(place)")))
    }
    return rows.map { [[.plain($0.0)], [$0.1]] }
  }

  /// Writes a gotcha's findings with their lines, and its cause and fix once.
  static func write(
    _ group: Group, _ gotchas: [Entry], _ quotes: RunQuotes, to page: inout SheetPage
  ) {
    guard let first = group.items.first else { return }
    let finding = first.finding
    page.heading(3, [.plain(first.title)])
    let count = group.items.count
    page.paragraph([
      .code(group.gotcha),
      .plain(", \(finding.severity.rawValue), \(finding.confidence.rawValue)"),
      .plain(count == 1 ? "" : ", \(count) times"),
    ])
    var lines: [String] = []
    for item in group.items.prefix(RunQuotes.maximumFindingCount) {
      let quoted = quotes.lines(for: item.finding)
      if !lines.isEmpty, !quoted.isEmpty { lines.append("") }
      lines += quoted
      let more = item.finding.lines.count - RunQuotes.maximumLineCount
      if more > 0 { lines.append("  and \(more) more lines") }
    }
    if count > RunQuotes.maximumFindingCount {
      let rest = group.items.dropFirst(RunQuotes.maximumFindingCount).compactMap(
        \.finding.lines.first)
      let shown = rest.prefix(12).map(String.init).joined(separator: ", ")
      lines += ["", "again at \(shown)" + (rest.count > 12 ? " and \(rest.count - 12) more" : "")]
    }
    if !lines.isEmpty { page.code(lines, language: "text") }
    guard let entry = gotchas.first(where: { $0.id == group.gotcha }) else { return }
    for heading in ["Cause", "Fix"] {
      guard let section = entry.section(heading) else { continue }
      page.paragraph([.strong("\(heading):")])
      page.blocks(SectionBlock.blocks(of: section.markdown), withCode: false)
    }
  }
}
