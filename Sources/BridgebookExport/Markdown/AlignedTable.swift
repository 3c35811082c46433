/// A table for people: columns aligned by the columns of the terminal that text takes.
package struct AlignedTable: TableWriter {
  /// Rows that are looked at before the widths are settled, and their bytes; memory holds no more.
  private static let sampleCount = 1_000
  private static let sampleBytes = 1 << 20
  /// Longer text does not push the next column this far to the right in every row.
  private static let widest = 60
  /// Values with more bytes of UTF-8 are cut, since nobody reads them in a table.
  package static let longestValue = 10_000

  private var columns: [String] = []
  private var sample: [[String]] = []
  private var sampledBytes = 0
  /// Whether a column holds numbers, and whether it holds anything else.
  private var kinds: [(hasNumber: Bool, hasOther: Bool)] = []
  /// How many values were cut.
  package private(set) var cutCount = 0
  private var widths: [Int] = []
  private var isRight: [Bool] = []
  private var isSettled = false

  /// Makes an empty table.
  package init() {}

  /// What stands before the rows.
  package mutating func begin(_ columns: [String]) -> String {
    self.columns = columns.map(DisplayWidth.escaped)
    kinds = columns.map { _ in (false, false) }
    return ""
  }

  /// One row.
  package mutating func row(_ cells: [TableCell]) -> String {
    let words = cells.map { shown($0) }
    guard !isSettled else { return line(ofWords: words) }
    for (column, cell) in cells.enumerated() {
      if cell.isNumber {
        kinds[column].hasNumber = true
      } else if cell != .null {
        kinds[column].hasOther = true
      }
    }
    sample.append(words)
    sampledBytes += words.reduce(0) { $0 + $1.utf8.count }
    let isFull =
      sample.count == AlignedTable.sampleCount || sampledBytes >= AlignedTable.sampleBytes
    return isFull ? settled() : ""
  }

  /// What stands after the last row, and after a failure.
  package mutating func end(failure: String?) -> String { isSettled ? "" : settled() }

  /// The header and the rows that were held back.
  private mutating func settled() -> String {
    isSettled = true
    widths = columns.map(DisplayWidth.of)
    isRight = kinds.map { $0.hasNumber && !$0.hasOther }
    for words in sample {
      for (column, word) in words.enumerated() {
        let width = min(DisplayWidth.of(word), AlignedTable.widest)
        widths[column] = max(widths[column], width)
      }
    }
    var text = line(ofWords: columns)
    text += line(ofWords: widths.map { String(repeating: "-", count: $0) })
    for words in sample { text += line(ofWords: words) }
    sample = []
    return text
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

  private mutating func shown(_ cell: TableCell) -> String {
    let limit = AlignedTable.longestValue
    switch cell {
    case .null: return "NULL"
    case .text(let text) where text.utf8.count > limit:
      cutCount += 1
      let kept = String(decoding: Array(text.utf8.prefix(limit)), as: UTF8.self)
      return DisplayWidth.escaped(kept) + "…"
    case .bytes(let bytes) where bytes.count > limit / 2:
      cutCount += 1
      return TableCell.bytes(Array(bytes.prefix(limit / 2))).words + "…"
    default: return DisplayWidth.escaped(cell.words)
    }
  }
}
