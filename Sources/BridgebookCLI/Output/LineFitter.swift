internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// Wraps lines at the width of a terminal, between words if possible.
///
/// A terminal would wrap lines too, but inside words and without indentation.
struct LineFitter {
  /// The range of supported widths; other widths are clamped to it.
  static let columnRange = 20...400

  private let columns: Int

  init(columns: Int) {
    self.columns = min(
      max(columns, LineFitter.columnRange.lowerBound), LineFitter.columnRange.upperBound)
  }

  /// One character with its style.
  private struct Cell {
    let text: String
    let width: Int
    let style: String?

    var isSpace: Bool { text == " " }
  }

  /// Fills the paragraphs of a text to the width, regardless of the width for which they were
  /// written.
  ///
  /// Lines that begin with a space, or whose words are aligned with spaces, keep their breaks.
  func refilled(_ text: String) -> String {
    var lines: [String] = []
    var paragraph: [Substring] = []
    func flush() {
      guard !paragraph.isEmpty else { return }
      lines += DisplayWidth.wrap(paragraph.joined(separator: " "), to: columns)
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") || line.contains("   ") {
        flush()
        lines.append(String(line))
      } else {
        paragraph.append(line)
      }
    }
    flush()
    return lines.joined(separator: "\n")
  }

  /// Wraps all lines of a text; styles end with each line and resume on the next.
  func fitted(_ text: String) -> String {
    var fitted = ""
    var isFirst = true
    for line in text.lines {
      if !isFirst { fitted += "\n" }
      isFirst = false
      if line.utf8.count <= columns, !line.utf8.contains(9) {
        fitted += line
      } else {
        add(line, to: &fitted)
      }
    }
    return fitted
  }

  private func add(_ line: Substring, to fitted: inout String) {
    let cells = cells(of: line)
    guard cells.reduce(0, { $0 + $1.width }) > columns else {
      return write(cells[...], to: &fitted)
    }
    let hanging = hangingIndent(of: cells)
    let indent = cells.prefix { $0.isSpace }.count
    var rest = cells[...]
    var room = columns
    while !rest.isEmpty {
      var end = rest.startIndex
      var width = 0
      while end < rest.endIndex, width + rest[end].width <= room || end == rest.startIndex {
        width += rest[end].width
        end += 1
      }
      if end < rest.endIndex, !rest[end].isSpace {
        let isFirst = rest.startIndex == 0
        let blank = rest[..<end].lastIndex { $0.isSpace }
        if let blank, blank > (isFirst ? indent : rest.startIndex) { end = blank }
      }
      var shown = rest[..<end]
      while let last = shown.last, last.isSpace { shown.removeLast() }
      write(shown, to: &fitted)
      rest = rest[end...].drop { $0.isSpace }
      guard !rest.isEmpty else { break }
      fitted += "\n" + String(repeating: " ", count: hanging)
      room = columns - hanging
    }
  }

  /// Returns the indent of continuation lines: the second column of a table, the text of a list
  /// item, or two more than the line's indent.
  private func hangingIndent(of cells: [Cell]) -> Int {
    let indent = cells.prefix { $0.isSpace }.count
    var column = 0
    var blanks = 0
    for (index, cell) in cells.enumerated() {
      if column > columns / 2 { break }
      if cell.isSpace {
        blanks += 1
      } else {
        if blanks > 1, index > indent { return column }
        blanks = 0
      }
      column += cell.width
    }
    return min(indent + 2, columns / 2)
  }

  /// Returns the characters of a line, with tabs expanded.
  private func cells(of line: Substring) -> [Cell] {
    var cells: [Cell] = []
    var style: String?
    var code: String?
    var column = 0
    for character in line {
      if let begun = code {
        let grown = begun + String(character)
        code = character == "m" ? nil : grown
        if character == "m" { style = grown == "\u{1b}[0m" ? nil : grown }
      } else if character == "\u{1b}" {
        code = "\u{1b}"
      } else if character == "\t" {
        let count = 8 - column % 8
        cells += repeatElement(Cell(text: " ", width: 1, style: style), count: count)
        column += count
      } else {
        let width = TextWidth.columns(of: character)
        cells.append(Cell(text: String(character), width: width, style: style))
        column += width
      }
    }
    return cells
  }

  private func write(_ cells: ArraySlice<Cell>, to fitted: inout String) {
    var style: String?
    for cell in cells {
      if cell.style != style {
        if style != nil { fitted += "\u{1b}[0m" }
        fitted += cell.style ?? ""
        style = cell.style
      }
      fitted += cell.text
    }
    if style != nil { fitted += "\u{1b}[0m" }
  }
}
