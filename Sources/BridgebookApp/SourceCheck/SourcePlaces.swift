internal import Bridgebook
internal import BridgebookExport

/// Finds lines, columns and texts of the findings in a file.
///
/// Findings must be passed in source order, so that the columns of a long line are counted only
/// once.
struct SourcePlaces {
  private let tree: SwiftTree
  private let path: String
  /// The last place, from which the next one on its line is counted.
  private var last = SourceReport.Place(line: 1, column: 1, utf16Column: 1)

  /// The maximum length in bytes of a quoted line; all findings in a longer line would repeat it.
  private static let maximumQuote = 4_096

  init(_ tree: SwiftTree, path: String) {
    self.tree = tree
    self.path = path
  }

  /// Returns the finding with its places and texts; the line and the change are omitted if a line
  /// is too long.
  mutating func located(_ finding: SourceFinding) -> CheckedFile.Located {
    let start = place(of: finding.range.lowerBound)
    let end = place(of: finding.range.upperBound)
    let line = tree.line(start.line)
    let quote = line.count > SourcePlaces.maximumQuote ? [] : line
    var edits: [SourceReport.Edit] = []
    for edit in finding.edits {
      let first = place(of: edit.range.lowerBound)
      edits.append(
        SourceReport.Edit(
          start: first, end: place(of: edit.range.upperBound), text: edit.text))
    }
    return CheckedFile.Located(
      finding: finding, start: start, end: end, text: String(decoding: quote, as: UTF8.self),
      edits: edits,
      diff: finding.edits.isEmpty
        ? nil : UnifiedDiff.text(of: finding.edits, in: tree, path: path),
      fingerprint: "")
  }

  private mutating func place(of offset: Int32) -> SourceReport.Place {
    let (line, column) = tree.position(of: offset)
    let isBehind = line == last.line && column >= last.column
    let counted = isBehind ? last.column - 1 : 0
    let rest = tree.line(line).dropFirst(counted).prefix(column - 1 - counted)
    last = SourceReport.Place(
      line: line, column: column,
      utf16Column: (isBehind ? last.utf16Column : 1)
        + String(decoding: rest, as: UTF8.self).utf16.count)
    return last
  }
}
