internal import Bridgebook
internal import BridgebookApp

/// Simulated runs for people.
enum SimulationText {
  /// The maximum number of lines shown for a run; the rest is counted.
  private static let maximumLineCount = 60
  private static let maximumStateCount = 24
  /// Figures that are shown even if they are zero.
  private static let always: Set<String> = ["updates", "makes", "messages"]

  /// Writes one run in full.
  static func write(_ report: SimulationReport, to page: inout TextPage) {
    page.line(("\(report.scenarioTitle), ", .strong), (report.variant.name, .strong))
    page.prose(report.variant.title, first: "\(report.variant.role.rawValue): ")
    page.heading("Console")
    let shown = report.lines.prefix(maximumLineCount)
    for line in shown { page.line("  \(line.text)") }
    if report.lines.isEmpty { page.line("  nothing is printed", .faint) }
    if report.lines.count > shown.count {
      page.line("  and \(report.lines.count - shown.count) more; --console prints all", .faint)
    }
    writeQueue(of: report, to: &page)
    writeOutcome(of: report, to: &page)
    writeWarnings(of: report, to: &page)
    page.heading("Findings")
    var findings = DiagnosisText()
    for (index, item) in report.items.enumerated() {
      if index > 0 { page.line() }
      findings.write(item, to: &page)
    }
    if report.items.isEmpty { page.line("  none") }
    writeChecks(of: report, to: &page)
    writeParameters(of: report, to: &page)
  }

  /// Writes all variants of a scenario, then a table that compares them.
  static func write(
    _ reports: [SimulationReport], word: String, alignsLines: Bool, to page: inout TextPage
  ) {
    guard let first = reports.first else { return }
    page.line((first.scenarioTitle, .strong))
    let table = SideBySide(reports: reports)
    if !alignsLines { table.write(to: &page) }
    for report in reports {
      page.line()
      page.line(
        (report.variant.name, .accent), ("  \(report.variant.role.rawValue): ", .plain),
        (report.variant.title, .strong))
      page.prose(figures(of: report) + (report.stop.map { ", ended by \($0)" } ?? ""))
      var gotchas: [String] = []
      for item in report.items where !gotchas.contains(item.finding.gotcha) {
        gotchas.append(item.finding.gotcha)
      }
      page.prose(gotchas.isEmpty ? "nothing" : gotchas.joined(separator: ", "), first: "shows: ")
      for warning in report.warnings {
        page.prose(warning.text, first: "line \(warning.line): ", .warning)
      }
      if report.variant.role == .broken, report.items.isEmpty, report.checks.isEmpty {
        page.prose("declared as broken, but this run shows no gotcha", .warning)
      }
      if !report.agrees { page.prose("differs from what the scenario declares", .warning) }
    }
    if alignsLines { table.writeLines(to: &page) }
    page.line()
    page.line(
      ("One in full: ", .faint),
      ("bridgebook simulate \(word) --variant \(first.variant.name)", .accent))
  }

  private static func figures(of report: SimulationReport) -> String {
    report.counts.filter { $0.count > 0 || always.contains($0.name) }
      .map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }

  private static func writeQueue(of report: SimulationReport, to page: inout TextPage) {
    guard !report.queue.isEmpty else { return }
    page.heading("Main queue, after each change")
    let states = report.queue.prefix(maximumStateCount)
    let width = states.map(\.change.count).max() ?? 0
    for state in states {
      let blanks = String(repeating: " ", count: width - state.change.count)
      page.line(
        ("  \(state.change)\(blanks)  ", .faint),
        ("[\(state.contents.joined(separator: ", "))]", .plain),
        ("  line \(state.line)", .faint))
    }
    if report.queue.count > states.count {
      page.line("  and \(report.queue.count - states.count) more changes", .faint)
    }
  }

  private static func writeWarnings(of report: SimulationReport, to page: inout TextPage) {
    guard !report.warnings.isEmpty else { return }
    page.heading("Without effect")
    for warning in report.warnings {
      page.prose(warning.text, first: "line \(warning.line): ", .warning)
    }
  }

  private static func writeOutcome(of report: SimulationReport, to page: inout TextPage) {
    page.heading("Outcome")
    page.prose(figures(of: report))
    if let stop = report.stop {
      page.prose(sentence(for: stop, report.trapReason), .warning)
      if let line = report.stopLine { page.line("  at line \(line.line): \(line.text)") }
    }
    for fact in report.finals { page.line("  \(fact.name) = \(cut(fact.value))") }
    if !report.live.isEmpty {
      page.prose(
        report.live.map { "\($0.type) \($0.count)" }.joined(separator: ", "), first: "alive: ")
    }
    if !report.leaks.isEmpty {
      let leaks = report.leaks.map { "\($0.type) \($0.count), held by \($0.holder)" }
      page.prose(leaks.joined(separator: "; "), first: "alive after its view: ")
    }
  }

  /// Returns a final value, shortened so that it fits on a few lines.
  private static func cut(_ value: String) -> String {
    guard value.utf8.count > maximumValueSize else { return value }
    return value.prefix(maximumValueSize / 2)
      + "… (\(value.utf8.count) bytes, --format json has all)"
  }

  private static let maximumValueSize = 240

  private static func sentence(for stop: String, _ trap: String?) -> String {
    switch stop {
    case "crash" where trap != nil:
      "The run was ended: the app crashed, as Swift does at: \(trap ?? "")."
    case "loop": "The run was ended: update and main queue followed each other without end."
    case "freeze": "The run was ended: the app no longer answers."
    case "crash": "The run was ended: the app crashed."
    default: budgetSentence(stop)
    }
  }

  private static func budgetSentence(_ name: String) -> String {
    guard let kind = RunBudget.Kind(rawValue: name),
      let limit = RunBudget.table.first(where: { $0.kind == kind })
    else { return "The run was ended: \(name)." }
    return
      "The run was ended: its budget of \(name) is used up (\(limit.meaning)). "
      + "What happened until then is above; --limit \(name)=NUMBER allows more."
  }

  private static func writeChecks(of report: SimulationReport, to page: inout TextPage) {
    guard !report.checks.isEmpty || !report.unexpected.isEmpty else { return }
    page.heading("What the scenario declares: " + (report.agrees ? "agrees" : "differs"))
    for check in report.checks {
      let found =
        check.holds ? "" : check.found.map { "; found: \($0)" } ?? missing(check)
      page.prose(
        "\(check.text)\(found) (line \(check.line))", first: check.holds ? "agrees: " : "differs: ",
        check.holds ? .plain : .warning)
    }
    for finding in report.unexpected {
      page.prose(finding.declaration, first: "not declared: ", .warning)
    }
  }

  private static func missing(_ check: SimulationReport.Check) -> String {
    "; there is none" + (check.suggestion.map { ", did you mean \($0)?" } ?? "")
  }

  private static func writeParameters(of report: SimulationReport, to page: inout TextPage) {
    let shown = report.parameters.filter { $0.isConsulted || !$0.isDefault }
    page.heading("What the model leaves open")
    for item in shown {
      let note = [
        item.rule.map { "rule \($0)" }, item.confidence.map { "\($0.rawValue) confidence" },
        item.isDefault ? "default" : "chosen",
        item.isConsulted ? nil : "no effect on this run",
      ].compactMap { $0 }.joined(separator: ", ")
      page.prose(
        "\(item.meaning) (\(note))", first: "\(item.name) = \(item.value): ")
    }
    let rest = report.parameters.count - shown.count
    if rest > 0 {
      page.line(
        ("  \(rest) other parameters had no effect on this run: ", .faint),
        ("bridgebook help simulate", .accent))
    }
  }
}
