/// Splits the body of an entry file into its sections.
struct SectionReader {
  let file: SourceFile
  let form: EntryForm

  /// Returns the sections from a line on; headings inside fences count as text.
  func read(from start: Int) throws(TextDiagnostic) -> [Section] {
    var sections: [Section] = []
    var open: (heading: String, line: Int)?
    var fence: (marker: String, line: Int)?
    for index in start..<file.lines.count {
      let line = file.lines[index]
      if let marker = fence?.marker {
        if line.trimmed == marker { fence = nil }
      } else if let marker = SectionReader.fenceMarker(of: line) {
        fence = (marker, index)
      } else if line.hasPrefix("## ") {
        if let open { sections.append(section(open, end: index)) }
        let heading = String(line.dropFirst(3).trimmed)
        try check(heading, after: sections, at: index)
        open = (heading, index)
        continue
      }
      if open == nil, !line.trimmed.isEmpty {
        throw file.diagnostic(line: index, .textBeforeHeading)
      }
    }
    if let fence { throw file.diagnostic(line: fence.line, .unclosedFence) }
    if let open { sections.append(section(open, end: file.lines.count)) }
    for heading in form.requiredHeadings where !sections.contains(where: { $0.heading == heading })
    {
      throw file.diagnostic(line: max(0, start - 1), .missingHeading(heading))
    }
    return sections
  }

  static func fenceMarker(of line: Substring) -> String? {
    ["```", "~~~~"].first { line.hasPrefix($0) }
  }

  private func check(
    _ heading: String, after sections: [Section], at index: Int
  ) throws(TextDiagnostic) {
    guard let position = form.headings.firstIndex(of: heading) else {
      throw file.diagnostic(
        line: index, column: 4, .unknownHeading(heading, known: form.headings))
    }
    for section in sections {
      guard section.heading != heading else {
        throw file.diagnostic(line: index, column: 4, .duplicateHeading(heading))
      }
      guard let earlier = form.headings.firstIndex(of: section.heading), earlier < position else {
        throw file.diagnostic(line: index, column: 4, .headingOutOfOrder(heading))
      }
    }
  }

  private func section(_ open: (heading: String, line: Int), end: Int) -> Section {
    var first = open.line + 1
    var last = end
    while first < last, file.lines[first].trimmed.isEmpty { first += 1 }
    while last > first, file.lines[last - 1].trimmed.isEmpty { last -= 1 }
    return Section(
      heading: open.heading, markdown: file.lines[first..<last].joined(separator: "\n"),
      line: open.line + 1)
  }
}
