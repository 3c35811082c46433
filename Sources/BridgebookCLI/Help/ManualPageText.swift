internal import Bridgebook
internal import BridgebookApp

/// Lays out the Markdown of a topic for a terminal.
///
/// Headings lose their marks, code is indented, and the last column of a table is wrapped.
struct ManualPageText {
  private var page: TextPage
  private var rows: [[String]] = []
  /// The fence that ends the current code block; nil outside of one.
  private var fence: Substring?

  /// Appends a topic's Markdown to the page.
  static func write(_ markdown: String, to page: inout TextPage) {
    var layout = ManualPageText(page: page)
    for line in markdown.lines.dropLast() { layout.add(line) }
    layout.endTable()
    page = layout.page
  }

  private init(page: TextPage) { self.page = page }

  private mutating func add(_ line: Substring) {
    if let fence {
      if line == fence { self.fence = nil } else { addCode(line) }
      return
    }
    if line.hasPrefix("|") { return rows.append(Self.cells(of: line)) }
    endTable()
    if line.hasPrefix("```") {
      fence = line.prefix { $0 == "`" }
      // A code block with a file's name shows the contents of that file.
      if let name = line.firstRange(of: "`text ") { page.line("  \(line[name.upperBound...]):") }
    } else if line.hasPrefix("#") {
      page.line(Self.plain(line.drop { $0 == "#" || $0 == " " }), .strong)
    } else {
      page.line(Self.plain(line))
    }
  }

  private mutating func addCode(_ line: Substring) {
    page.line(line.isEmpty ? "" : "    " + line, .accent)
  }

  /// Prints the collected rows; every column but the last is padded.
  private mutating func endTable() {
    guard !rows.isEmpty else { return }
    defer { rows = [] }
    let isRule: ([String]) -> Bool = { $0.allSatisfy { $0.allSatisfy { "-: ".contains($0) } } }
    let printed = rows.filter { !isRule($0) }
    let count = printed.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      printed.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0
    }
    for (index, row) in printed.enumerated() where !row.allSatisfy(\.isEmpty) {
      var first = ""
      for (cell, width) in zip(row.dropLast(), widths) {
        first += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      page.prose(row.last ?? "", first: first, index == 0 ? .faint : .plain)
    }
  }

  /// The cells of a table row; an escaped bar belongs to its cell.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else if character != "\\" || isEscaped {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.dropLast().map { plain(trimmed($0[...])) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// A line without markup: links become their text, and asterisks are removed.
  private static func plain(_ line: Substring) -> String {
    var text = ""
    var rest = line
    while let start = rest.firstIndex(of: "["), let middle = rest[start...].firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let label = rest[rest.index(after: start)..<middle.lowerBound]
      text += rest[..<start] + label
      rest = rest[rest.index(after: end)...]
    }
    return (text + rest).replacing("**", with: "")
  }
}
