internal import Bridgebook
internal import BridgebookApp

/// Lays out the Markdown of a topic for a terminal.
///
/// Headings lose their marks, code is indented, the last column of a table is wrapped, and
/// paragraphs are filled to the width of a terminal.
struct ManualPageText {
  private var page: TextPage
  private var rows: [[String]] = []
  /// The lines of the current paragraph or list item.
  private var paragraph: [Substring] = []
  /// The fence that ends the current code block; nil outside of one.
  private var fence: Substring?

  /// Appends a topic's Markdown to the page.
  static func write(_ markdown: String, to page: inout TextPage) {
    var layout = ManualPageText(page: page)
    for line in markdown.lines.dropLast() { layout.add(line) }
    layout.endTable()
    layout.endParagraph()
    page = layout.page
  }

  private init(page: TextPage) { self.page = page }

  private mutating func add(_ line: Substring) {
    if let fence {
      if line == fence { self.fence = nil } else { addCode(line) }
      return
    }
    if line.hasPrefix("|") {
      endParagraph()
      return rows.append(Self.cells(of: line))
    }
    endTable()
    let isProse = !line.isEmpty && !line.hasPrefix("```") && !line.hasPrefix("#")
    if !isProse || Self.marker(of: line) != nil { endParagraph() }
    if line.hasPrefix("```") {
      fence = line.prefix { $0 == "`" }
      // A code block with a file's name shows the contents of that file.
      if let name = line.firstRange(of: "`text ") { page.line("  \(line[name.upperBound...]):") }
    } else if line.hasPrefix("#") {
      page.line(Self.plain(line.drop { $0 == "#" || $0 == " " }), .strong)
    } else if isProse, page.columns != nil {
      paragraph.append(line)
    } else {
      page.line(Self.plain(line))
    }
  }

  /// Prints the collected lines as one paragraph; a list item is indented past its bullet or
  /// number.
  private mutating func endParagraph() {
    guard let first = paragraph.first else { return }
    defer { paragraph = [] }
    let marker = Self.marker(of: first)
    let text = paragraph.map { Self.trimmed($0) }.joined(separator: " ")
    page.prose(
      Self.plain(text.dropFirst(marker?.text.count ?? 0)), indent: marker?.indent ?? 0,
      first: marker?.text ?? "")
  }

  /// Returns the bullet or number that begins an item of a list, and how far it is indented; nil
  /// for other lines.
  private static func marker(of line: Substring) -> (indent: Int, text: String)? {
    let rest = line.drop { $0 == " " }
    let indent = line.count - rest.count
    if rest.hasPrefix("- ") { return (indent, "- ") }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (indent, "\(digits). ")
  }

  private mutating func addCode(_ line: Substring) {
    page.line(line.isEmpty ? "" : "    " + line, .accent)
  }

  /// The maximum width of a column; a longer cell gets its own line.
  private static let widest = 30

  /// Prints the collected rows; every column but the last is padded.
  private mutating func endTable() {
    guard !rows.isEmpty else { return }
    defer { rows = [] }
    let isRule: ([String]) -> Bool = { $0.allSatisfy { $0.allSatisfy { "-: ".contains($0) } } }
    let printed = rows.filter { !isRule($0) }
    let count = printed.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      printed.compactMap { $0.dropFirst(column).first?.count }
        .filter { $0 <= ManualPageText.widest }.max() ?? 0
    }
    for (index, row) in printed.enumerated() where !row.allSatisfy(\.isEmpty) {
      var first = ""
      var indent = 0
      for (cell, width) in zip(row.dropLast(), widths) {
        indent += width + 2
        first += cell
        if first.count + 2 > indent {
          page.line("  " + first)
          first = ""
        }
        first += String(repeating: " ", count: indent - first.count)
      }
      page.prose(row.last ?? "", first: first, index == 0 ? .faint : .plain)
    }
  }

  /// Returns the cells of a table row; an escaped bar belongs to its cell.
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

  /// Returns a line without markup: links become their text, and asterisks are removed.
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
