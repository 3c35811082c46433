/// Checks that code samples are present, complete, and narrow enough for a page.
enum CodeRules {
  private static let maximumLineWidth = 100

  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.entries.flatMap { entry in
      missing(in: entry) + wrong(in: entry)
    }
  }

  private static func missing(in entry: Entry) -> [BookProblem] {
    guard let heading = heading(for: entry.kind), let section = entry.section(heading),
      SwiftFences.lines(in: section.markdown).isEmpty
    else { return [] }
    return [entry.problem(line: section.line, .missingCode(heading: heading))]
  }

  /// Returns the heading under which an entry of a kind shows its code.
  private static func heading(for kind: EntryKind) -> String? {
    switch kind {
    case .gotcha: "Fix"
    case .pattern: "Code"
    case .component, .claim, .availability, .task, .message, .scenario: nil
    }
  }

  private static func wrong(in entry: Entry) -> [BookProblem] {
    entry.sections.flatMap { section in
      SwiftFences.lines(in: section.markdown).flatMap { line in
        faults(of: line).map { entry.problem(line: section.line, $0) }
      }
    }
  }

  private static func faults(of line: Substring) -> [BookProblem.Fault] {
    var faults: [BookProblem.Fault] = []
    if line.utf8.contains(UInt8(ascii: "\t")) { faults.append(.tabInCode) }
    if line.count > maximumLineWidth { faults.append(.longCodeLine(columns: line.count)) }
    let bare = line.drop { $0 == " " || $0 == "/" }.trimmed
    if ["...", "…"].contains(bare) || line.contains("TODO") || line.contains("FIXME") {
      faults.append(.placeholderInCode(String(line.trimmed)))
    }
    return faults
  }
}

/// Finds Swift code in Markdown.
enum SwiftFences {
  /// Returns the lines inside fences that contain Swift.
  static func lines(in markdown: String) -> [Substring] {
    var fence: (marker: String, isSwift: Bool)?
    var lines: [Substring] = []
    for line in markdown.lines {
      if let open = fence {
        if line.trimmed == open.marker {
          fence = nil
        } else if open.isSwift {
          lines.append(line)
        }
      } else if let marker = SectionReader.fenceMarker(of: line) {
        fence = (marker, line.dropFirst(marker.count).hasPrefix("swift"))
      }
    }
    return lines
  }

  /// Returns the names in a line of code; `isMember` if a period precedes the name.
  static func names(in line: Substring) -> [(name: Substring, isMember: Bool)] {
    var names: [(Substring, Bool)] = []
    var rest = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    while let start = rest.firstIndex(where: isPart) {
      let isMember = start > rest.startIndex && rest[rest.index(before: start)] == "."
      let name = rest[start...].prefix(while: isPart)
      names.append((name, isMember))
      rest = rest[name.endIndex...]
    }
    return names
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }
}
