internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// A diagnosis for people: a table of the findings, then each gotcha with its evidence, cause and
/// fix.
struct DiagnosisText {
  /// The amount of text printed for a diagnosis.
  enum Extent {
    /// One finding per gotcha, with the first sentences of cause and fix.
    case brief
    case all
  }

  private let extent: Extent
  /// The name of the file, for locations such as `file:line`; empty if there is none.
  private var source: String
  /// Whether the blind spots of the trace are listed or only counted.
  private let explains: Bool
  private var explained: Set<String> = []

  init(extent: Extent = .all, source: String = "", explains: Bool = true) {
    self.extent = extent
    self.source = source
    self.explains = explains
  }

  /// Writes a short diagnosis as a part of another answer.
  static func writeBrief(_ diagnosis: Diagnosis, to page: inout TextPage) {
    page.line()
    var text = DiagnosisText(extent: .brief, explains: false)
    text.write(diagnosis, to: &page)
  }

  /// - Parameter isShown: whether the findings were already printed; only the table is then added.
  mutating func write(_ diagnosis: Diagnosis, isShown: Bool = false, to page: inout TextPage) {
    let run = diagnosis.run
    if let file = diagnosis.file { source = file.path }
    if isShown, !run.findings.isEmpty { page.line() }
    DiagnosisTable(diagnosis: diagnosis).write(to: &page)
    if !isShown {
      for item in diagnosis.items where extent == .all || !explained.contains(item.finding.gotcha) {
        page.line()
        write(item, to: &page)
      }
    }
    UpdatesText.write(diagnosis.updates, to: &page)
    if run.origin == .simulated {
      page.line()
      page.prose(
        run.eventCount.counted("event")
          + " of scenario \(run.scenario ?? ""), variant \(run.variant ?? ""); "
          + "lines are those of the scenario's text", indent: 0, .faint)
      return
    }
    page.line()
    if let file = diagnosis.file, !file.isQuoted, !diagnosis.items.isEmpty {
      let name = file.path.isEmpty ? "FILE" : ShellWord.quoted(file.path)
      page.prose(
        "Lines are quoted as they are stored; bridgebook "
          + "\(run.format == CheckRecord.format ? "check" : "diagnose") \(name) quotes the lines "
          + "of the file itself.", indent: 0, .faint)
    }
    writeReading(diagnosis, to: &page)
    writeGaps(diagnosis, to: &page)
  }

  private func writeReading(_ diagnosis: Diagnosis, to page: inout TextPage) {
    let run = diagnosis.run
    let fit = run.formats.first?.matchedLines ?? 0
    let others = run.formats.dropFirst().prefix(3).map { "\($0.format) \($0.matchedLines)" }
    page.prose(
      "Read \(run.lineCount.counted("line")), "
        + (fit == 0 ? "none" : String(fit)) + " of them in "
        + (fit == 0 ? "a known format; " : "the format \(run.format ?? "plain"); ")
        + run.eventCount.counted("event")
        + (others.isEmpty
          ? "" : "; lines of other formats: \(others.joined(separator: ", "))") + ".",
      indent: 0, .faint)
    if let extent = diagnosis.extent {
      page.prose(
        (extent.isRestarted ? "The file was shorter than that; it was read from its start. " : "")
          + "Continue from here with --from \(extent.next).", indent: 0, .faint)
    }
    for issue in run.issues {
      page.prose(ImportIssueText.sentence(for: issue), first: "- ", .warning)
    }
    for column in diagnosis.missingColumns {
      page.prose("The column \(column) is missing.", first: "- ", .warning)
    }
    guard !diagnosis.unrecognized.isEmpty else { return }
    let shown = extent == .all || explains ? 20 : 3
    page.line("\(diagnosis.unrecognized.count.counted("framework message")) not recognized:")
    for line in diagnosis.unrecognized.prefix(shown) {
      page.line("  \(line.line): \(ReadableNames.readable(line.text) ?? line.text)")
    }
    if diagnosis.unrecognized.count > shown {
      page.line("  and \(diagnosis.unrecognized.count - shown) more")
    }
  }

  private func writeGaps(_ diagnosis: Diagnosis, to page: inout TextPage) {
    guard !diagnosis.cannotShow.isEmpty else { return }
    if explains {
      page.heading("What this trace cannot show")
      for sentence in diagnosis.cannotShow { page.prose(sentence, first: "- ") }
    } else {
      if let reason = diagnosis.missingReason { page.prose(reason, indent: 0) }
      let hidden = diagnosis.hidden.count
      page.prose(
        "This kind of trace cannot show everything"
          + (hidden > 0 ? "; \(hidden.counted("gotcha")) not checked" : "") + " (--explain).",
        indent: 0, .faint)
    }
  }

  mutating func write(_ item: Diagnosis.Item, to page: inout TextPage) {
    let finding = item.finding
    page.line(
      ("\(finding.severity.rawValue)", .severity(finding.severity)),
      (": \(item.title) (\(finding.confidence.rawValue))", .strong))
    page.line(("  \(finding.gotcha)", .accent), ("  \(place(of: finding))", .faint))
    write(item.quotes, of: finding, to: &page)
    if let cause = finding.provokedBy, !item.quotes.contains(where: { $0.line == cause.line }) {
      let text = ReadableNames.readable(cause.text) ?? cause.text
      page.prose("line \(cause.line): \(text)", first: "provoked by: ")
    }
    guard explained.insert(finding.gotcha).inserted else { return }
    if extent == .all {
      write(item.cause, label: "cause", to: &page)
      write(item.fix, label: "fix", to: &page)
    } else {
      page.prose(PlainSentences.beginning(of: item.cause, count: 2), first: "cause: ")
      page.prose(PlainSentences.beginning(of: item.fix, count: 1), first: "fix: ")
    }
    page.line(
      ("  read: ", .faint), ("bridgebook show \(finding.gotcha)", .accent),
      ("  in full, with code", .faint))
  }

  /// Returns the location of a finding, such as `console.txt:4`, with its other lines.
  private func place(of finding: Finding) -> String {
    guard let first = finding.lines.first else { return source }
    let rest = finding.lines.dropFirst()
    let prefix = source.isEmpty ? rest.isEmpty ? "line " : "lines " : source + ":"
    var text = "\(prefix)\(first)"
    if !rest.isEmpty { text += ", " + rest.prefix(11).map(String.init).joined(separator: ", ") }
    return text + (rest.count > 11 ? " and \(rest.count - 11) more" : "")
  }

  /// Writes a paragraph after its label, or several paragraphs and list items below it.
  private func write(_ text: String, label: String, to page: inout TextPage) {
    let parts = text.lines
    guard parts.count > 1 || text.hasPrefix("- ") else {
      return page.prose(text, first: "\(label): ")
    }
    page.line("  \(label):")
    for part in parts {
      let isBullet = part.hasPrefix("- ")
      page.prose(
        String(part.dropFirst(isBullet ? 2 : 0)), indent: 4, first: isBullet ? "- " : "")
    }
  }

  /// Writes lines like a compiler's code frame: `>` marks the finding, `@` the line that provoked
  /// it.
  private func write(_ quotes: [Diagnosis.Quote], of finding: Finding, to page: inout TextPage) {
    let width = quotes.map { String($0.line).utf8.count }.max() ?? 0
    for quote in quotes {
      let number = String(quote.line)
      let isProvoking = finding.provokedBy?.line == quote.line
      let marks = (finding.lines.contains(quote.line) ? ">" : " ") + (isProvoking ? "@" : " ")
      let gutter = String(repeating: " ", count: width - number.utf8.count) + number + " | "
      let text = Printable.escaped(ReadableNames.readable(quote.text) ?? quote.text)
      let remark = "  <- provoked it"
      let room = page.width - gutter.utf8.count - 5
      // A line is never truncated to make room for the remark.
      let isBeside = isProvoking && TextWidth.of(text) + remark.utf8.count <= room
      page.row([
        ("  \(marks) ", .severity(finding.severity)), (gutter, .faint), (text, .plain),
        (isBeside ? remark : "", .faint),
      ])
      if isProvoking, !isBeside {
        let blank = String(repeating: " ", count: gutter.utf8.count - 2) + "| "
        page.row([("     ", .plain), (blank, .faint), ("^ provoked it", .faint)])
      }
    }
  }
}

/// The table at the beginning of a diagnosis: the gotchas, their lines and the first step of each
/// fix.
struct DiagnosisTable {
  /// The maximum number of gotchas listed; more than that usually have one common cause.
  private static let rowCount = 12

  let diagnosis: Diagnosis

  func write(to page: inout TextPage) {
    let run = diagnosis.run
    guard !run.findings.isEmpty else {
      return page.line(
        run.origin == .simulated
          ? "Nothing found in this run of the model."
          : "Nothing found in what this trace can show.",
        .strong)
    }
    let place = run.origin == .simulated ? "" : " in \(run.lineCount.counted("line"))"
    page.line(counts + place, .strong)
    let rows = rows()
    let width = rows.map { TextWidth.of($0.gotcha) }.max() ?? 0
    let places = rows.map { TextWidth.of($0.lines) }.max() ?? 0
    for row in rows.prefix(DiagnosisTable.rowCount) {
      page.row([
        ("  " + TextWidth.padded(row.severity.rawValue, to: 7) + "  ", .severity(row.severity)),
        (TextWidth.padded(row.gotcha, to: width) + "  ", .accent),
        (TextWidth.padded(row.lines, to: places) + "  ", .faint), (row.step, .plain),
      ])
    }
    if rows.count > DiagnosisTable.rowCount {
      page.line("  and \(rows.count - DiagnosisTable.rowCount) more gotchas", .faint)
    }
    for surplus in diagnosis.surplus {
      page.prose(
        "\(surplus.count) more of \(surplus.gotcha) are counted, but not listed.", indent: 2, .faint
      )
    }
  }

  /// The numbers of findings by severity, including those that were only counted.
  private var counts: String {
    let findings = diagnosis.run.findings
    var numbers: [Severity: Int] = [:]
    for finding in findings { numbers[finding.severity, default: 0] += 1 }
    for surplus in diagnosis.surplus {
      let like = findings.last { $0.gotcha == surplus.gotcha }
      if let like { numbers[like.severity, default: 0] += surplus.count }
    }
    return Severity.allCases.reversed().compactMap { severity in
      numbers[severity].map { $0.counted(severity.rawValue) }
    }.joined(separator: ", ")
  }

  private struct Row {
    let severity: Severity
    let gotcha: String
    let lines: String
    let step: String
  }

  /// Returns one row per gotcha, most severe first.
  private func rows() -> [Row] {
    var order: [String] = []
    var found: [String: [Finding]] = [:]
    for finding in diagnosis.run.findings {
      if found[finding.gotcha] == nil { order.append(finding.gotcha) }
      found[finding.gotcha, default: []].append(finding)
    }
    let rows = order.map { gotcha -> Row in
      let findings = found[gotcha] ?? []
      let lines = Set(findings.flatMap(\.lines)).sorted()
      let shown = lines.prefix(3).map(String.init).joined(separator: ", ")
      let fix = diagnosis.items.first { $0.finding.gotcha == gotcha }?.fix ?? ""
      return Row(
        severity: findings.map(\.severity).max() ?? .note, gotcha: gotcha,
        lines: (lines.count == 1 ? "line " : "lines ") + shown
          + (lines.count > 3 ? " and \(lines.count - 3) more" : ""),
        step: PlainSentences.beginning(of: fix, count: 1))
    }
    // Keeps the order of lines within a severity.
    return Severity.allCases.reversed().flatMap { severity in
      rows.filter { $0.severity == severity }
    }
  }
}

extension TextPage.Style {
  /// Returns the style of a severity: errors are red, warnings yellow, notes blue.
  static func severity(_ severity: Severity) -> TextPage.Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
