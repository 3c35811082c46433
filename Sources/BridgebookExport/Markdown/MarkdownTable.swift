/// A table in Markdown.
package struct MarkdownTable: TableWriter {
  /// Creates an empty table.
  package init() {}

  /// Returns the header row.
  package mutating func begin(_ columns: [String]) -> String {
    MarkdownTable.line(columns) + "|" + columns.map { _ in "---|" }.joined() + "\n"
  }

  /// Returns the text of a row.
  package mutating func row(_ cells: [TableCell]) -> String {
    MarkdownTable.line(cells.map { $0 == .null ? "NULL" : $0.words })
  }

  /// Returns an empty text, because the format has no end.
  package mutating func end(failure: String?) -> String { "" }

  private static func line(_ words: [String]) -> String {
    // A line break in a cell would end the row.
    "| "
      + words.map { word in
        let oneLine = String(word.map { $0.isNewline ? " " : $0 })
        return MarkdownText.escaped(DisplayWidth.escaped(oneLine))
      }.joined(separator: " | ") + " |\n"
  }
}
