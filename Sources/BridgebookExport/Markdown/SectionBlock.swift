/// A block of an entry's section.
package enum SectionBlock: Equatable, Sendable {
  case paragraph(String)
  case list([String], isOrdered: Bool)
  case table([String], [[String]])
  case code([String], language: String)

  /// Parses the Markdown of a section; anything other than a list, a table or code is a paragraph.
  package static func blocks(of markdown: String) -> [SectionBlock] {
    var reader = SectionBlockReader()
    for bytes in markdown.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      reader.read(Substring(bytes))
    }
    return reader.finish()
  }

  /// The text of the first paragraph or list item on one line; nil if there is only code or a
  /// table.
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
    if code != nil {
      guard line.hasPrefix(fence), line.allSatisfy({ $0 == fence.first }) else {
        code?.append(String(line))
        return
      }
      closeCode()
    } else if line.hasPrefix("```") || line.hasPrefix("~~~") {
      close()
      fence = String(line.prefix { $0 == line.first })
      language = String(line.dropFirst(fence.count).prefix { $0 != " " })
      code = []
    } else if line.hasPrefix("|") {
      if rows.isEmpty { close() }
      rows.append(SectionBlockReader.cells(of: line))
    } else if line.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\r" }) {
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
    // The citations of a table are on a line of their own.
    if !rows.isEmpty {
      close()
      if line.hasPrefix("Source: [^") || line.hasPrefix("Sources: [^") { return }
    }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if let (ordered, text) = SectionBlockReader.item(trimmed), trimmed.count == line.count {
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
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (true, line.dropFirst(digits.count + 2))
  }

  /// The cells of a row; a bar in code or after a backslash belongs to its cell.
  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isInCode = false
    var isEscaped = false
    for character in line.dropFirst() {
      switch character {
      case "|" where isEscaped:
        cell.removeLast()
        cell.append("|")
      case "|" where !isInCode:
        cells.append(cell.trimmingBlanks)
        cell = ""
      default:
        if character == "`" { isInCode.toggle() }
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if !cell.trimmingBlanks.isEmpty { cells.append(cell.trimmingBlanks) }
    return cells
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

extension String {
  fileprivate var trimmingBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}
