/// A Markdown page, block by block: CommonMark with GitHub's tables, an empty line between blocks, one final newline.
struct MarkdownPage {
  /// A table's cell or a line, piece by piece.
  typealias Line = [InlinePiece]

  private var bytes: [UInt8] = []
  private var isEmpty = true

  /// What was added since the last time; the page goes on after it.
  mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// A heading; level 1 is the page's title.
  mutating func heading(_ level: Int, _ line: Line) {
    begin()
    bytes += [UInt8](repeating: UInt8(ascii: "#"), count: level)
    bytes.append(Sign.space)
    add(line)
    end()
  }

  /// A paragraph on one line.
  mutating func paragraph(_ line: Line) {
    guard !line.isEmpty else { return }
    begin()
    add(line, startsBlock: true)
    end()
  }

  /// A list with bullets or, ordered, with numbers.
  mutating func list(_ items: [Line], isOrdered: Bool = false) {
    guard !items.isEmpty else { return }
    begin()
    for (index, item) in items.enumerated() {
      bytes += Array((isOrdered ? "\(index + 1). " : "- ").utf8)
      add(item, startsBlock: true)
      end()
    }
  }

  /// Code, or lines as they are, between fences that nothing in them can close.
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

  /// A table; rows are filled up with empty cells, and cells without a column are left out.
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
    // Two blanks at the end would be a line break.
    while bytes.count > start, bytes[bytes.count - 1] == Sign.space { bytes.removeLast() }
  }

  /// Hands the bytes over without a copy.
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
        if text[index] == 9 {
          // How wide a tab is depends on who shows it.
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
      var run = 0
      for byte in line.utf8 {
        run = byte == Sign.backtick ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }
}
