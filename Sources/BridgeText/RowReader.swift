internal import BridgeModel

/// Reads `- cell | cell | cell` rows under a heading.
struct RowReader {
  struct Row {
    let cells: [String]
    /// Index of the line, counted from 0.
    let line: Int
    fileprivate let file: SourceFile

    func bad(_ key: String, _ value: String, allowed: [String]) -> TextDiagnostic {
      file.diagnostic(line: line, .badValue(key: key, value: value, allowed: allowed))
    }
  }

  let file: SourceFile

  /// Rows of the section; the last cell may hold further bars and may go on over indented lines.
  func rows(
    under heading: String, of sections: [Section], cells count: Int
  ) throws(TextDiagnostic) -> [Row] {
    guard let section = sections.first(where: { $0.heading == heading }) else { return [] }
    var rows: [(text: String, line: Int)] = []
    for index in section.line..<file.lines.count {
      let line = file.lines[index]
      if line.hasPrefix("## ") { break }
      if line.trimmed.isEmpty { continue }
      if line.hasPrefix("- ") {
        rows.append((String(line.dropFirst(2)), index))
      } else if let last = rows.indices.last {
        rows[last].text += " " + line.trimmed
      } else {
        throw file.diagnostic(line: index, .badRow(expectedCells: count))
      }
    }
    var read: [Row] = []
    for row in rows {
      let cells = row.text.split(
        separator: "|", maxSplits: count - 1, omittingEmptySubsequences: false
      ).map { String($0.trimmed) }
      guard cells.count == count, !cells.contains("") else {
        throw file.diagnostic(line: row.line, .badRow(expectedCells: count))
      }
      read.append(Row(cells: cells, line: row.line, file: file))
    }
    return read
  }
}
