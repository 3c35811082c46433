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
