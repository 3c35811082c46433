internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// A report on sources for people: code frames with carets, and after the first finding of each
/// gotcha its cause and fix.
struct CheckText {
  private var explained: Set<String> = []

  /// The maximum width of a source line in a frame, in columns.
  private static let frameWidth = 110
  /// The number of bytes to examine on each side of the marked part.
  private static let reach = 512

  mutating func write(_ report: SourceReport, to page: inout TextPage) {
    for file in report.files {
      for item in file.items { write(item, in: file, to: &page) }
    }
    for note in report.allNotes { page.prose(note, indent: 0, first: "note: ", .faint) }
    page.line(CheckText.summary(of: report), .strong)
  }

  private mutating func write(
    _ item: SourceReport.Item, in file: SourceReport.File, to page: inout TextPage
  ) {
    let finding = item.finding
    let style = TextPage.Style.severity(item.severity)
    page.line(
      ("\(file.path):\(item.start.line):\(item.start.column): ", .strong),
      ("\(item.severity.rawValue): ", style), (item.title, .strong),
      (" [\(finding.gotcha), \(finding.confidence.rawValue)]", .accent))
    if !item.text.isEmpty { frame(item, to: &page) }
    page.prose(finding.evidence, indent: 2)
    if !finding.also.isEmpty {
      page.prose(
        finding.also.prefix(8).map(String.init).joined(separator: ", "),
        first: finding.also.count == 1 ? "see also line " : "see also lines ")
    }
    if let diff = item.diff {
      page.line("  change:", .faint)
      page.block(diff, indent: 4)
    }
    if explained.insert(finding.gotcha).inserted {
      for part in item.fix.lines where part.hasPrefix("- ") || item.fix.lines.count == 1 {
        page.prose(String(part.hasPrefix("- ") ? part.dropFirst(2) : part), first: "fix: ")
      }
      var read = "bridgebook show \(finding.gotcha)"
      if let scenario = item.scenario {
        read += "; as a run: bridgebook simulate \(scenario.replacingSlash)"
      }
      page.line(("  read: ", .faint), (read, .accent))
    }
    page.line()
  }

  /// Prints the source line with carets below the range; both lines are truncated to the page's
  /// width, because carets below a wrapped line would be in the wrong place.
  private func frame(_ item: SourceReport.Item, to page: inout TextPage) {
    let number = String(item.start.line)
    let room = min(page.width, CheckText.frameWidth) - number.utf8.count - 6
    guard room > 8 else { return }
    let bytes = Array(item.text.utf8)
    func shown(_ part: ArraySlice<UInt8>) -> String {
      Printable.escaped(String(decoding: part, as: UTF8.self).replacing("\t", with: " "))
    }
    let start = min(item.start.column - 1, bytes.count)
    let end =
      item.end.line == item.start.line
      ? min(max(start, item.end.column - 1), bytes.count) : start
    // Only the part of a long line near the range can be shown.
    var before = shown(CheckText.whole(bytes[..<start].suffix(CheckText.reach)))
    let marked = shown(bytes[start..<min(end, start + CheckText.reach)])
    let width = max(1, TextWidth.of(marked))
    // The marked part is placed in the first two thirds.
    let limit = max(room * 2 / 3 - width, room / 4)
    var lead = ""
    if start > CheckText.reach || TextWidth.of(before) + width > room {
      while TextWidth.of(before) > limit, !before.isEmpty { before.removeFirst() }
      lead = "…"
    }
    let rest = marked + shown(bytes[end...].prefix(CheckText.reach))
    let left = room - TextWidth.of(lead + before)
    let line = lead + before + (TextWidth.of(rest) > left ? TextWidth.cut(rest, to: left) : rest)
    page.line(("  \(number) | ", .faint), (line, .plain))
    let blanks = String(repeating: " ", count: number.utf8.count + 2)
    page.line(
      ("\(blanks) | ", .faint),
      (
        String(repeating: " ", count: TextWidth.of(lead + before)) + "^"
          + String(repeating: "~", count: max(0, min(width, left) - 1)), .accent
      ))
  }

  /// Returns the bytes without an incomplete character at their beginning.
  private static func whole(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0 & 0xc0 == 0x80 }
  }

  /// Returns the number of files read and findings, in one line.
  static func summary(of report: SourceReport) -> String {
    let items = report.items
    let lines = report.files.reduce(0) { $0 + $1.lineCount }
    let ignored = report.files.reduce(0) { $0 + $1.ignored.count }
    var text =
      items.isEmpty ? "nothing found" : items.count.counted("finding")
    text += " in \(report.readCount.counted("file")), \(lines.counted("line"))"
    if ignored > 0 { text += "; \(ignored) ignored by comment" }
    if report.knownCount > 0 { text += "; \(report.knownCount) in the baseline" }
    if !report.possibleIsIncluded { text += "; --possible says more" }
    return text
  }

  /// Returns the report as a Markdown page, with one section per file.
  static func markdown(of report: SourceReport) -> String {
    var lines = ["# Gotchas in source", "", MarkdownText.escaped(summary(of: report)), ""]
    for file in report.files where !file.items.isEmpty {
      lines += ["## \(MarkdownText.escaped(Printable.escaped(file.path)))", ""]
      for item in file.items {
        lines.append(
          "- line \(item.start.line), `\(item.finding.gotcha)`, \(item.severity.rawValue), "
            + "\(item.finding.confidence.rawValue): "
            + MarkdownText.escaped(Printable.escaped(item.finding.evidence)))
      }
      lines.append("")
    }
    let notes = report.allNotes.map { MarkdownText.escaped(Printable.escaped($0)) }
    if !notes.isEmpty { lines += ["## Notes", ""] + notes.map { "- \($0)" } + [""] }
    lines.removeLast()
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The scenario and variant as operands of `simulate`.
  fileprivate var replacingSlash: String {
    let parts = split(separator: "/")
    return parts.count == 2 ? "\(parts[0]) --variant \(parts[1])" : self
  }
}
