/// A table for people with one line a value, for rows that are wider than a screen.
package struct RecordTable: TableWriter {
  private var columns: [String] = []
  private var width = 0
  private var isFirst = true

  /// Makes an empty table.
  package init() {}

  /// What stands before the rows.
  package mutating func begin(_ columns: [String]) -> String {
    self.columns = columns.map(DisplayWidth.escaped)
    width = self.columns.map(DisplayWidth.of).max() ?? 0
    return ""
  }

  /// One row, after an empty line where another one precedes it.
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

  /// What stands after the last row, and after a failure.
  package mutating func end(failure: String?) -> String { "" }
}
