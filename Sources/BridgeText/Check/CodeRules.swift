internal import BridgeModel

/// Code samples are complete and fit a page.
enum CodeRules {
  private static let widest = 100

  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.entries.flatMap { entry in
      entry.sections.flatMap { section in
        code(in: section).flatMap { line in
          faults(of: line).map { entry.problem(line: section.line, $0) }
        }
      }
    }
  }

  /// The lines inside fences that hold Swift.
  private static func code(in section: Section) -> [Substring] {
    var fence: (marker: String, isSwift: Bool)?
    var lines: [Substring] = []
    for line in section.markdown.split(separator: "\n", omittingEmptySubsequences: false) {
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

  private static func faults(of line: Substring) -> [BookProblem.Fault] {
    var faults: [BookProblem.Fault] = []
    if line.utf8.contains(UInt8(ascii: "\t")) { faults.append(.tabInCode) }
    if line.count > widest { faults.append(.longCodeLine(columns: line.count)) }
    let bare = line.drop { $0 == " " || $0 == "/" }.trimmed
    if ["...", "…"].contains(bare) || line.contains("TODO") || line.contains("FIXME") {
      faults.append(.placeholderInCode(String(line.trimmed)))
    }
    return faults
  }
}
