/// A table of the book: `kind: table`, `id:`, a blank line, then rows of cells separated by bars.
///
/// Lines that begin with `#` are comments. A line that begins with a bar continues the row above
/// it. A row may have fewer cells only if the table allows trailing cells to be omitted.
package struct TableFile {
  /// A row of cells.
  package struct Row {
    package let cells: [String]
    /// The line of the row, counted from 1.
    package let line: Int
  }

  package let id: String
  package let path: String
  package let rows: [Row]

  /// Parses the front matter and the rows; `cells(_:count:)` checks the number of cells.
  package init(_ file: SourceFile) throws(TextDiagnostic) {
    let matter = try FrontMatter(file)
    id = try matter.required("id")
    path = file.path
    var rows: [Row] = []
    for index in matter.end..<file.lines.count {
      let line = file.lines[index]
      if line.trimmed.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.cells(separatedBy: "|").map { String($0.trimmed) }
      if line.trimmed.hasPrefix("|"), let row = rows.popLast() {
        rows.append(Row(cells: row.cells + cells.dropFirst(), line: row.line))
      } else {
        rows.append(Row(cells: cells, line: index + 1))
      }
    }
    self.rows = rows
  }

  /// Returns a fault in a row.
  package func fault(_ row: Row, _ problem: TextDiagnostic.Problem) -> TextDiagnostic {
    TextDiagnostic(path: path, line: row.line, problem)
  }

  /// Returns the cells of a row, or throws if their number differs from `count`.
  package func cells(_ row: Row, count: Int) throws(TextDiagnostic) -> [String] {
    guard row.cells.count == count else { throw fault(row, .badRow(expectedCells: count)) }
    return row.cells
  }
}
