/// A table for people with one line per value, for rows that are wider than a screen.
package struct RecordTable: TableWriter {
  private var columns: [String] = []
  private var width = 0
  private var isFirst = true

  /// The columns of the terminal; nil if values are written on one line.
  private let screenColumns: Int?
  /// The width below which a value is printed under its name instead of beside it.
  private static let narrow = 16

  /// Creates an empty table.
  ///
  /// - Parameter screenColumns: the width of the terminal; nil for a pipe or a file.
  package init(screenColumns: Int? = nil) {
    self.screenColumns = screenColumns
  }

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
      text += name + padding + wrapped(value) + "\n"
    }
    return text
  }

  /// Returns the value in lines that fit the terminal after or below its name.
  private func wrapped(_ value: String) -> String {
    guard let screenColumns, !value.isEmpty else { return value.isEmpty ? "" : "  " + value }
    let isBelow = screenColumns - width - 2 < RecordTable.narrow
    let indent = isBelow ? 2 : width + 2
    let next = "\n" + String(repeating: " ", count: indent)
    let lines = DisplayWidth.wrap(value, to: max(1, screenColumns - indent))
    return (isBelow ? next : "  ") + lines.joined(separator: next)
  }

  /// Returns an empty text, because the format has no end.
  package mutating func end(failure: String?) -> String { "" }
}
