/// A Markdown page, block by block: CommonMark with GitHub's tables, an empty line between blocks,
/// one final line feed.
struct MarkdownPage {
  /// A table cell or a line, as pieces.
  typealias Line = [InlinePiece]

  private var bytes: [UInt8] = []
  private var isEmpty = true

  /// Returns what was added since the last call.
  mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Appends a heading; level 1 is the page's title.
  mutating func heading(_ level: Int, _ line: Line) {
    begin()
    bytes += [UInt8](repeating: UInt8(ascii: "#"), count: level)
    bytes.append(Sign.space)
    add(line)
    end()
  }

  /// Appends a paragraph on one line.
  mutating func paragraph(_ line: Line) {
    guard !line.isEmpty else { return }
    begin()
    add(line, startsBlock: true)
    end()
  }

  /// Appends a list with bullets or, if ordered, with numbers.
  mutating func list(_ items: [Line], isOrdered: Bool = false) {
    guard !items.isEmpty else { return }
    begin()
    for (index, item) in items.enumerated() {
      bytes += Array((isOrdered ? "\(index + 1). " : "- ").utf8)
      add(item, startsBlock: true)
      end()
    }
  }

  /// Appends code, fenced so that no line in it can close the fence.
  mutating func code(_ lines: [some StringProtocol], language: String) {
    begin()
    let marks = max(3, MarkdownPage.longestFence(in: lines) + 1)
    let fence = [UInt8](repeating: Sign.backtick, count: marks)
    bytes += fence + Array(language.utf8.filter(Sign.isWord))
    end()
    for line in lines {
      add(verbatim: String(line))
      end()
    }
    bytes += fence
    end()
  }

  /// Appends code that GitHub and other sites show collapsed; elsewhere it appears between two
  /// lines of HTML.
  mutating func foldedCode(_ lines: [some StringProtocol], under summary: String) {
    begin()
    bytes += Array("<details>\n<summary>\(summary)</summary>\n".utf8)
    code(lines, language: "text")
    begin()
    bytes += Array("</details>\n".utf8)
  }

  /// Appends a table; short rows are padded with empty cells, and surplus cells are dropped.
  mutating func table(header: [Line], _ rows: [[Line]]) {
    guard !rows.isEmpty, !header.isEmpty else { return }
    begin()
    row(header, count: header.count)
    bytes += Array(("|" + String(repeating: " --- |", count: header.count) + "\n").utf8)
    for cells in rows { row(cells, count: header.count) }
  }

  private mutating func row(_ cells: [Line], count: Int) {
    for index in 0..<count {
      bytes += Array("| ".utf8)
      if index < cells.count, !cells[index].isEmpty {
        add(cells[index], isInTable: true)
        bytes.append(Sign.space)
      }
    }
    bytes.append(Sign.bar)
    end()
  }

  private mutating func begin() {
    if !isEmpty { bytes.append(10) }
    isEmpty = false
  }

  private mutating func end() { bytes.append(10) }

  private mutating func add(_ line: Line, isInTable: Bool = false, startsBlock: Bool = false) {
    let start = bytes.count
    var markdown = InlineMarkdown(appendingTo: take(), isInTable: isInTable)
    for (index, piece) in line.enumerated() {
      markdown.append(piece, startsBlock: startsBlock && index == 0)
    }
    bytes = markdown.bytes
    // Two spaces at the end of a line would be a line break.
    while bytes.count > start, bytes[bytes.count - 1] == Sign.space { bytes.removeLast() }
  }

  /// Moves the bytes out of the page, to avoid a copy.
  private mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  private mutating func add(verbatim line: String) {
    var line = line
    line.withUTF8 { text in
      var index = 0
      while index < text.count {
        let visible = UnseenBytes.visibleASCII(in: text, from: index)
        bytes.append(contentsOf: visible)
        index += visible.count
        guard index < text.count else { break }
        if text[index] == 9 {
          // A tab is expanded, because its width depends on the viewer.
          bytes += [UInt8](repeating: Sign.space, count: 4)
          index += 1
        } else if let (scalar, length) = UnseenBytes.scalar(in: text, at: index) {
          bytes += Array("\\u{\(String(scalar, radix: 16))}".utf8)
          index += length
        } else {
          bytes.append(text[index])
          index += 1
        }
      }
    }
    while bytes.last == Sign.space { bytes.removeLast() }
  }

  private static func longestFence(in lines: [some StringProtocol]) -> Int {
    var longest = 0
    for line in lines {
      // The bytes of a generic string are read through an iterator, which takes longer than a copy.
      var line = String(line)
      line.withUTF8 { line in
        var run = 0
        for byte in line {
          run = byte == Sign.backtick ? run + 1 : 0
          longest = max(longest, run)
        }
      }
    }
    return longest
  }
}
