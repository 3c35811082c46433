/// A table for people: columns aligned by the columns of the terminal that text takes.
package struct AlignedTable: TableWriter {
  /// Rows that are looked at before the widths are settled; memory holds no more.
  private static let sampleCount = 1_000
  /// Longer text stays whole, but does not push the next column this far to the right in every row.
  private static let widest = 60

  private var columns: [String] = []
  private var sample: [[TableCell]] = []
  private var widths: [Int] = []
  private var isRight: [Bool] = []
  private var isSettled = false

  /// Makes an empty table.
  package init() {}

  /// What stands before the rows.
  package mutating func begin(_ columns: [String]) -> String {
    self.columns = columns.map(DisplayWidth.escaped)
    return ""
  }

  /// One row.
  package mutating func row(_ cells: [TableCell]) -> String {
    guard !isSettled else { return line(of: cells) }
    sample.append(cells)
    return sample.count < AlignedTable.sampleCount ? "" : settled()
  }

  /// What stands after the last row, and after a failure.
  package mutating func end(failure: String?) -> String { isSettled ? "" : settled() }

  /// The header and the rows that were held back.
  private mutating func settled() -> String {
    isSettled = true
    widths = columns.map(DisplayWidth.of)
    isRight = columns.indices.map { column in
      sample.contains { $0[column].isNumber }
        && sample.allSatisfy { $0[column].isNumber || $0[column] == .null }
    }
    for cells in sample {
      for (column, cell) in cells.enumerated() {
        let width = min(DisplayWidth.of(AlignedTable.shown(cell)), AlignedTable.widest)
        widths[column] = max(widths[column], width)
      }
    }
    var text = line(ofWords: columns)
    text += line(ofWords: widths.map { String(repeating: "-", count: $0) })
    for cells in sample { text += line(of: cells) }
    sample = []
    return text
  }

  private func line(of cells: [TableCell]) -> String {
    line(ofWords: cells.map(AlignedTable.shown))
  }

  private func line(ofWords words: [String]) -> String {
    var line = ""
    for (column, word) in words.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(word)))
      if column > 0 { line += "  " }
      line += isRight[column] ? padding + word : word + padding
    }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return line + "\n"
  }

  private static func shown(_ cell: TableCell) -> String {
    cell == .null ? "NULL" : DisplayWidth.escaped(cell.words)
  }
}
