/// Parses rows `- cell | cell | cell` under a heading.
struct RowReader {
  let file: SourceFile

  /// Returns the rows of a section, each with `count` cells; the last cell may contain bars and
  /// continue on indented lines.
  func rows(
    under heading: String, of sections: [Section], cells count: Int
  ) throws(TextDiagnostic) -> [Row] {
    var rows: [Row] = []
    for row in try uncutRows(under: heading, of: sections, cells: count) {
      rows.append(try row.cut(count, else: .badRow(expectedCells: count)))
    }
    return rows
  }

  /// Returns the rows of a section before they are split at their bars; `count` is the usual number
  /// of cells.
  func uncutRows(
    under heading: String, of sections: [Section], cells count: Int
  ) throws(TextDiagnostic) -> [UncutRow] {
    guard let section = sections.first(where: { $0.heading == heading }) else { return [] }
    var rows: [UncutRow] = []
    for index in section.line..<file.lines.count {
      let line = file.lines[index]
      if line.hasPrefix("## ") { break }
      if line.trimmed.isEmpty { continue }
      if line.hasPrefix("- ") {
        rows.append(UncutRow(file: file, line: index, text: line.dropFirst(2), column: 3))
      } else if !rows.isEmpty {
        rows[rows.count - 1].append(line, at: index)
      } else {
        throw file.diagnostic(line: index, .badRow(expectedCells: count))
      }
    }
    return rows
  }
}

/// The lines of a row as a single text, with the place of each line in the file.
struct UncutRow {
  private struct Piece {
    /// The offset in bytes at which the line begins in the text.
    let start: Int
    let line: Int
    let column: Int
  }

  let file: SourceFile
  /// The index of the first line, counted from 0.
  let line: Int
  private(set) var text: String
  private var pieces: [Piece]

  init(file: SourceFile, line: Int, text: Substring, column: Int) {
    self.file = file
    self.line = line
    self.text = String(text)
    pieces = [Piece(start: 0, line: line, column: column)]
  }

  mutating func append(_ line: Substring, at index: Int) {
    let content = line.trimmed
    // Only spaces and tabs precede the content.
    let column = line.utf8.distance(from: line.startIndex, to: content.startIndex) + 1
    pieces.append(Piece(start: text.utf8.count + 1, line: index, column: column))
    text += " " + content
  }

  /// Returns the untrimmed text between the bars; the last part includes any further bars.
  func parts(_ count: Int) -> [Substring] {
    text[...].cells(separatedBy: "|", splitCount: count - 1)
  }

  /// Returns the row split into `count` cells, none of which may be empty.
  func cut(
    _ count: Int, else problem: TextDiagnostic.Problem
  ) throws(TextDiagnostic) -> Row {
    let cells = parts(count).map(\.trimmed)
    guard cells.count == count, cells.allSatisfy({ !$0.isEmpty }) else {
      throw file.diagnostic(line: line, problem)
    }
    return Row(
      cells: cells.map(String.init), line: line, uncut: self,
      starts: cells.map { text.utf8.distance(from: text.startIndex, to: $0.startIndex) })
  }

  /// Returns the line and column in the file of a byte of the text; columns count characters.
  fileprivate func place(of offset: Int) -> (line: Int, column: Int) {
    let piece = pieces.last { $0.start <= offset } ?? pieces[0]
    let start = text.utf8.index(text.startIndex, offsetBy: piece.start)
    let end = text.utf8.index(text.startIndex, offsetBy: offset)
    return (piece.line, piece.column + text[start..<end].count)
  }
}

/// A row split at its bars.
struct Row {
  let cells: [String]
  /// The index of the line, counted from 0.
  let line: Int
  fileprivate let uncut: UncutRow
  /// The offsets in bytes at which the cells begin in the row's text.
  fileprivate let starts: [Int]

  func bad(_ key: String, _ value: String, allowed: [String]) -> TextDiagnostic {
    uncut.file.diagnostic(line: line, .badValue(key: key, value: value, allowed: allowed))
  }

  /// Returns a fault at a character of a cell, counted from 0.
  func fault(
    in cell: Int, at offset: Int = 0, _ problem: TextDiagnostic.Problem
  ) -> TextDiagnostic {
    let place = uncut.place(of: starts[cell] + cells[cell].prefix(offset).utf8.count)
    return uncut.file.diagnostic(line: place.line, column: place.column, problem)
  }
}
