/// A table for people, with columns aligned by display width.
package struct AlignedTable: TableWriter {
  /// The maximum number and size of rows that are buffered before the column widths are determined.
  private static let sampleCount = 1_000
  private static let sampleBytes = 1 << 20
  /// The maximum width of a column; longer text shifts the following columns in its own row only.
  private static let widest = 60
  /// The maximum size of a value in UTF-8 bytes; longer values are truncated.
  package static let longestValue = 10_000
  /// The maximum number of rows; people do not read more.
  package static let maximumRowCount = 10_000
  /// The maximum size of all rows in UTF-8 bytes; the row that reaches it is the last.
  private static let maximumBytes = 16 << 20

  private var columns: [String] = []
  private var sample: [[String]] = []
  private var sampledBytes = 0
  /// Whether each column contains numbers, and whether it contains anything else.
  private var kinds: [(hasNumber: Bool, hasOther: Bool)] = []
  /// The number of truncated values.
  package private(set) var cutCount = 0
  private var widths: [Int] = []
  private var isRight: [Bool] = []
  private var isSettled = false
  private var rowCount = 0
  private var byteCount = 0
  /// The width of the terminal in columns; nil for no limit on the length of lines.
  private let screenColumns: Int?
  /// The number of spaces between two columns.
  private static let gap = 2

  /// Creates an empty table.
  ///
  /// - Parameter screenColumns: the maximum length of a line; values are truncated to fit.
  package init(screenColumns: Int? = nil) {
    self.screenColumns = screenColumns
  }

  /// Whether the limit on rows or bytes is reached.
  package var isFull: Bool {
    rowCount >= AlignedTable.maximumRowCount || byteCount >= AlignedTable.maximumBytes
  }

  /// Returns the text before the rows.
  package mutating func begin(_ columns: [String]) -> String {
    self.columns = columns.map(DisplayWidth.escaped)
    kinds = columns.map { _ in (false, false) }
    return ""
  }

  /// Returns the text of a row, or nothing while rows are buffered.
  package mutating func row(_ cells: [TableCell]) -> String {
    let words = cells.map { shown($0) }
    rowCount += 1
    byteCount += words.reduce(0) { $0 + $1.utf8.count }
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

  /// Returns the text after the last row, including after a failure.
  package mutating func end(failure: String?) -> String { isSettled ? "" : settled() }

  /// Determines the widths and returns the header and the buffered rows.
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
    if let screenColumns { narrow(to: screenColumns) }
    var text = line(ofWords: columns)
    text += line(ofWords: widths.map { String(repeating: "-", count: $0) })
    for words in sample { text += line(ofWords: words) }
    sample = []
    return text
  }

  /// Narrows the widest columns first, down to one character and an ellipsis.
  private mutating func narrow(to columns: Int) {
    var surplus = widths.reduce(0, +) + AlignedTable.gap * (widths.count - 1) - columns
    while surplus > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > 2
    {
      widths[widest] -= 1
      surplus -= 1
    }
  }

  private mutating func line(ofWords words: [String]) -> String {
    var line = ""
    for (column, whole) in words.enumerated() {
      let word = screenColumns == nil ? whole : DisplayWidth.cut(whole, to: widths[column])
      if word.utf8.count != whole.utf8.count { cutCount += 1 }
      let padding = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(word)))
      if column > 0 { line += String(repeating: " ", count: AlignedTable.gap) }
      line += isRight[column] ? padding + word : word + padding
    }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    // There may be more columns than fit even at the minimum width.
    if let screenColumns { line = DisplayWidth.cut(line, to: screenColumns) }
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
