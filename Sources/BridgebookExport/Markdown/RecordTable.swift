/// A table for people with one line per value, for rows that are wider than a screen.
package struct RecordTable: TableWriter {
  private var columns: [String] = []
  private var width = 0
  private var isFirst = true

  /// Creates an empty table.
  package init() {}

  /// Stores the names of the columns; returns nothing.
  package mutating func begin(_ columns: [String]) -> String {
    self.columns = columns.map(DisplayWidth.escaped)
    width = self.columns.map(DisplayWidth.of).max() ?? 0
    return ""
  }

  /// Returns the text of a row, after an empty line if another one precedes it.
  package mutating func row(_ cells: [TableCell]) -> String {
    var text = isFirst ? "" : "\n"
    isFirst = false
    for (name, cell) in zip(columns, cells) {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(name))
      let value = cell == .null ? "NULL" : DisplayWidth.escaped(cell.words)
      text += name + padding + (value.isEmpty ? "" : "  " + value) + "\n"
    }
    return text
  }

  /// Returns nothing, as the format has no end.
  package mutating func end(failure: String?) -> String { "" }
}
