internal import Bridgebook

/// A block of an entry's section.
package enum SectionBlock: Equatable, Sendable {
  case paragraph(String)
  case list([String], isOrdered: Bool)
  case table([String], [[String]])
  case code([String], language: String)

  /// Parses the Markdown of a section; anything other than a list, a table or code is a paragraph.
  package static func blocks(of markdown: String) -> [SectionBlock] {
    var reader = SectionBlockReader()
    for line in markdown.lines { reader.read(line) }
    return reader.finish()
  }

  /// Returns the text of the first paragraph or list item on one line; nil if there is only code or
  /// a table.
  package static func opening(of markdown: String) -> String? {
    for block in blocks(of: markdown) {
      switch block {
      case .paragraph(let text): return text
      case .list(let items, _): return items.first
      case .table, .code: continue
      }
    }
    return nil
  }
}

/// Groups lines into blocks.
private struct SectionBlockReader {
  private var blocks: [SectionBlock] = []
  private var paragraph: [Substring] = []
  private var items: [String] = []
  private var isOrdered = false
  private var rows: [[String]] = []
  private var code: [String]?
  private var fence = ""
  private var language = ""

  mutating func read(_ line: Substring) {
    let first = line.utf8.first
    if code != nil {
      guard first == fence.utf8.first, line.hasPrefix(fence),
        line.utf8.allSatisfy({ $0 == first })
      else {
        code?.append(String(line))
        return
      }
      closeCode()
    } else if first == Sign.backtick && line.hasPrefix("```")
      || first == Sign.tilde && line.hasPrefix("~~~")
    {
      close()
      fence = String(line.prefix { $0 == line.first })
      language = String(line.dropFirst(fence.count).prefix { $0 != " " })
      code = []
    } else if first == Sign.bar {
      if rows.isEmpty { close() }
      rows.append(SectionBlockReader.cells(of: line))
    } else if line.utf8.allSatisfy(Sign.isBlank) {
      close()
    } else {
      readText(line)
    }
  }

  mutating func finish() -> [SectionBlock] {
    if code != nil { closeCode() }
    close()
    return blocks
  }

  private mutating func readText(_ line: Substring) {
    // The citations of a table are on a separate line.
    if !rows.isEmpty {
      close()
      if line.hasPrefix("Source: [^") || line.hasPrefix("Sources: [^") { return }
    }
    let trimmed = Substring(line.utf8.drop { $0 == Sign.space || $0 == Sign.tab })
    if let (ordered, text) = SectionBlockReader.item(trimmed),
      trimmed.startIndex == line.startIndex
    {
      if items.isEmpty || ordered != isOrdered { close() }
      isOrdered = ordered
      items.append(String(text))
    } else if items.isEmpty {
      paragraph.append(trimmed)
    } else {
      items[items.count - 1] += " " + trimmed
    }
  }

  private static func item(_ line: Substring) -> (isOrdered: Bool, text: Substring)? {
    if line.hasPrefix("- ") { return (false, line.dropFirst(2)) }
    let digits = line.utf8.prefix { (48...57).contains($0) }
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, rest.hasPrefix(". ") else { return nil }
    return (true, rest.dropFirst(2))
  }

  /// Returns the cells of a row; a bar in code or after a backslash does not end a cell.
  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isInCode = false
    var isEscaped = false
    for byte in line.utf8.dropFirst() {
      switch byte {
      case Sign.bar where isEscaped:
        cell[cell.count - 1] = Sign.bar
      case Sign.bar where !isInCode:
        cells.append(trimmed(cell))
        cell.removeAll(keepingCapacity: true)
      default:
        if byte == Sign.backtick { isInCode.toggle() }
        cell.append(byte)
      }
      isEscaped = byte == Sign.backslash && !isEscaped
    }
    let last = trimmed(cell)
    return last.isEmpty ? cells : cells + [last]
  }

  private static func trimmed(_ cell: [UInt8]) -> String {
    let isBlank = { (byte: UInt8) in byte == Sign.space || byte == Sign.tab }
    guard let end = cell.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(decoding: cell[...end].drop(while: isBlank), as: UTF8.self)
  }

  private mutating func close() {
    if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
    if !items.isEmpty { blocks.append(.list(items, isOrdered: isOrdered)) }
    if let header = rows.first {
      let isRule = rows.count > 1 && rows[1].allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
      blocks.append(.table(header, Array(rows.dropFirst(isRule ? 2 : 1))))
    }
    paragraph = []
    items = []
    rows = []
  }

  private mutating func closeCode() {
    blocks.append(.code(code ?? [], language: language))
    code = nil
  }
}
