internal import Bridgebook
internal import BridgebookExport

/// A diagnosis for people; cause and fix stand at the first finding of each gotcha.
struct DiagnosisText {
  private var explained: Set<String> = []

  mutating func write(_ diagnosis: Diagnosis, to page: inout TextPage) {
    let run = diagnosis.run
    for item in diagnosis.items { write(item, to: &page) }
    if run.origin == .simulated {
      if run.findings.isEmpty { page.line("Nothing found in this run of the model.", .strong) }
      page.heading("Simulated")
      page.prose(
        "\(run.eventCount) events of scenario \(run.scenario ?? ""), variant \(run.variant ?? ""); "
          + "lines are those of the scenario's text")
      return
    }
    if run.findings.isEmpty { page.line("Nothing found in what this trace can show.", .strong) }
    page.heading("Read")
    let format = run.formats.first
    let others = run.formats.dropFirst().prefix(3).map { "\($0.format) \($0.matchedLines)" }
    page.prose(
      "\(run.lineCount) lines, \(run.eventCount) events, as \(run.format ?? "plain") "
        + "(\(format?.matchedLines ?? 0) lines fit"
        + (others.isEmpty ? ")" : "; others: \(others.joined(separator: ", ")))"))
    for issue in run.issues {
      page.prose(ImportIssueText.sentence(for: issue), first: "- ", .warning)
    }
    if !diagnosis.unrecognised.isEmpty {
      page.heading("Not recognised")
      for line in diagnosis.unrecognised.prefix(20) {
        page.line("  \(line.line): \(ReadableNames.readable(line.text) ?? line.text)")
      }
      if diagnosis.unrecognised.count > 20 {
        page.line("  and \(diagnosis.unrecognised.count - 20) more lines")
      }
    }
    if !diagnosis.cannotShow.isEmpty {
      page.heading("What this trace cannot show")
      for sentence in diagnosis.cannotShow { page.prose(sentence, first: "- ") }
    }
  }

  mutating func write(_ item: Diagnosis.Item, to page: inout TextPage) {
    let finding = item.finding
    let style: TextPage.Style = finding.severity == .error ? .warning : .plain
    page.line(
      ("\(finding.severity.rawValue) ", style), (finding.gotcha, .accent),
      ("  \(item.title) (\(finding.confidence.rawValue))", .strong))
    let lines = finding.lines.prefix(12).map(String.init).joined(separator: ", ")
    page.prose(
      lines + (finding.lines.count > 12 ? " and \(finding.lines.count - 12) more" : ""),
      first: "lines: ")
    write(item.quotes, of: finding, to: &page)
    if let cause = finding.provokedBy {
      let text = ReadableNames.readable(cause.text) ?? cause.text
      page.prose("line \(cause.line): \(text)", first: "provoked by: ")
    }
    if explained.insert(finding.gotcha).inserted {
      write(item.cause, label: "cause", to: &page)
      write(item.fix, label: "fix", to: &page)
      page.line(
        ("  read: ", .faint), ("bridgebook show \(finding.gotcha)", .accent),
        ("  for all of it, with code", .faint))
    }
    page.line()
  }

  /// A paragraph beside its label, or several and bullets below it.
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

  /// The lines themselves, marked as in the examples of the book: `!` shows it, `@` provoked it.
  private func write(_ quotes: [Diagnosis.Quote], of finding: Finding, to page: inout TextPage) {
    let width = quotes.map { String($0.line).utf8.count }.max() ?? 0
    for quote in quotes {
      let number = String(quote.line)
      let shows = finding.lines.contains(quote.line) ? "!" : " "
      let provokes = finding.provokedBy?.line == quote.line ? "@" : " "
      let text = ReadableNames.readable(quote.text) ?? quote.text
      page.line(
        ("  \(shows)\(provokes)", .accent),
        (String(repeating: " ", count: width - number.utf8.count) + number + ": ", .faint),
        (DiagnosisText.shortened(text), .plain))
    }
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count > 88 && text.count > 88 ? text.prefix(87) + "…" : text
  }
}

/// Makes the sentences of what could not be taken as it was.
enum ImportIssueText {
  static func sentence(for issue: ImportIssue) -> String {
    let place = issue.line > 0 ? "from line \(issue.line) on" : "in the input"
    let times = issue.count == 1 ? "once" : "\(issue.count) times"
    return "\(what(issue.code)), \(times), \(place)."
  }

  private static func what(_ code: ImportIssue.Code) -> String {
    switch code {
    case .invalidUTF8: "Bytes that are not UTF-8 were replaced"
    case .lineCut: "A line was too long and was cut"
    case .nulBytes: "NUL bytes were replaced"
    case .malformedRecord: "A record was malformed and is kept as a note"
    case .unterminatedInput: "The input ends in the middle of a document"
    case .tableFull: "More was open at once than is kept track of; some relations are lost"
    case .unbalanced: "A begin or an end has no counterpart"
    case .eventsDropped: "The recorder had no room and dropped events"
    case .redacted: "Names, paths, addresses and numbers of processes were replaced"
    case .redactionFull:
      "More originals were replaced than are told apart or looked for; the rest look alike, and names stay outside of paths"
    }
  }
}
