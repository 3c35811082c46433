/// A page of a sheet, block by block, in the notation that was asked for.
package struct SheetPage {
  /// How a page is written.
  package enum Notation: Sendable {
    /// CommonMark with GitHub's tables.
    case markdown
    /// One self-contained document that a browser shows and prints.
    case html
  }

  /// A table's cell or a line, piece by piece.
  package typealias Line = [InlinePiece]

  private let notation: Notation
  private var markdown = MarkdownPage()
  private var html = HTMLPage()
  private var isClosed = false

  /// An empty page.
  package init(_ notation: Notation = .markdown) {
    self.notation = notation
  }

  /// What was finished since the last time; a page of HTML is finished when it is closed.
  package mutating func drain() -> [UInt8] {
    switch notation {
    case .markdown: return markdown.drain()
    case .html:
      guard isClosed else { return [] }
      isClosed = false
      return html.document()
    }
  }

  /// Says that nothing follows.
  mutating func close() { isClosed = true }

  /// The whole page, where nothing was drained.
  func text() -> String {
    var page = self
    page.close()
    return String(decoding: page.drain(), as: UTF8.self)
  }

  /// A heading; level 1 is the page's title.
  mutating func heading(_ level: Int, _ line: Line) {
    switch notation {
    case .markdown: markdown.heading(level, line)
    case .html: html.heading(level, line)
    }
  }

  /// A paragraph on one line.
  mutating func paragraph(_ line: Line) {
    switch notation {
    case .markdown: markdown.paragraph(line)
    case .html: html.paragraph(line)
    }
  }

  /// A list with bullets or, ordered, with numbers.
  mutating func list(_ items: [Line], isOrdered: Bool = false) {
    switch notation {
    case .markdown: markdown.list(items, isOrdered: isOrdered)
    case .html: html.list(items, isOrdered: isOrdered)
    }
  }

  /// A table; rows are filled up with empty cells, and cells without a column are left out.
  mutating func table(_ header: [String], _ rows: [[Line]]) {
    table(header: header.map { [.plain($0)] }, rows)
  }

  /// Code, or lines as they are.
  mutating func code(_ lines: [some StringProtocol], language: String) {
    switch notation {
    case .markdown: markdown.code(lines, language: language)
    case .html: html.code(lines)
    }
  }

  /// The blocks of an entry's section, without its source marks.
  mutating func blocks(_ blocks: [SectionBlock], withCode: Bool = true) {
    for block in blocks {
      switch block {
      case .paragraph(let text): paragraph([.rich(text)])
      case .list(let items, let isOrdered): list(items.map { [.rich($0)] }, isOrdered: isOrdered)
      case .table(let header, let rows):
        table(header: header.map { [.rich($0)] }, rows.map { $0.map { [.rich($0)] } })
      case .code(let lines, let language):
        if withCode { code(lines, language: language) }
      }
    }
  }

  private mutating func table(header: [Line], _ rows: [[Line]]) {
    switch notation {
    case .markdown: markdown.table(header: header, rows)
    case .html: html.table(header, rows)
    }
  }
}
