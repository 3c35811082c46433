/// A table of the book: `kind: table`, `id:`, a blank line, then rows of cells between bars.
///
/// Lines that begin with `#` are comments; each row may have fewer bars than the table has columns only where
/// trailing cells may be left out.
package struct TableFile {
  /// One line of cells.
  package struct Row {
    package let cells: [String]
    /// Counted from 1.
    package let line: Int
  }

  package let id: String
  package let path: String
  package let rows: [Row]

  /// Reads the front matter and the rows; the cells are checked by `cells(_:count:)`.
  package init(_ file: SourceFile) throws(TextDiagnostic) {
    let matter = try FrontMatter(file)
    id = try matter.required("id")
    path = file.path
    var rows: [Row] = []
    for index in matter.end..<file.lines.count {
      let line = file.lines[index]
      if line.trimmed.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      rows.append(Row(cells: cells.map { String($0.trimmed) }, line: index + 1))
    }
    self.rows = rows
  }

  /// A fault of one row.
  package func fault(_ row: Row, _ problem: TextDiagnostic.Problem) -> TextDiagnostic {
    TextDiagnostic(path: path, line: row.line, problem)
  }

  /// The row's cells, which must be that many.
  package func cells(_ row: Row, count: Int) throws(TextDiagnostic) -> [String] {
    guard row.cells.count == count else { throw fault(row, .badRow(expectedCells: count)) }
    return row.cells
  }
}
