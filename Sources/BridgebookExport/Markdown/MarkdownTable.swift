/// A table in Markdown.
package struct MarkdownTable: TableWriter {
  /// Makes an empty table.
  package init() {}

  /// What stands before the rows.
  package mutating func begin(_ columns: [String]) -> String {
    MarkdownTable.line(columns) + "|" + columns.map { _ in "---|" }.joined() + "\n"
  }

  /// One row.
  package mutating func row(_ cells: [TableCell]) -> String {
    MarkdownTable.line(cells.map { $0 == .null ? "NULL" : $0.words })
  }

  /// What stands after the last row, and after a failure.
  package mutating func end(failure: String?) -> String { "" }

  private static func line(_ words: [String]) -> String {
    // A line break of a cell would end the row; the other escapes are for the terminal.
    "| "
      + words.map { word in
        let oneLine = String(word.map { $0.isNewline ? " " : $0 })
        return MarkdownText.escaped(DisplayWidth.escaped(oneLine))
      }.joined(separator: " | ") + " |\n"
  }
}
