internal import Bridgebook

/// A page of a sheet, block by block, in Markdown or HTML.
package struct SheetPage {
  /// The notation of a page.
  package enum Notation: Sendable {
    /// CommonMark with GitHub's tables.
    case markdown
    /// One self-contained HTML document for a browser and for print.
    case html
  }

  /// A table cell or a line, as pieces.
  package typealias Line = [InlinePiece]

  private let notation: Notation
  private var markdown = MarkdownPage()
  private var html = HTMLPage()
  private var isClosed = false

  /// A line with the lines nested below it.
  struct OutlineItem {
    let line: Line
    var parts: [OutlineItem] = []
  }

  /// Creates an empty page.
  package init(_ notation: Notation = .markdown) {
    self.notation = notation
  }

  /// Returns the bytes finished since the last call; an HTML page is finished only when it is
  /// closed.
  package mutating func drain() -> [UInt8] {
    switch notation {
    case .markdown: return markdown.drain()
    case .html:
      guard isClosed else { return [] }
      isClosed = false
      return html.document()
    }
  }

  /// Marks the page as complete.
  mutating func close() { isClosed = true }

  /// Returns the complete page; requires that nothing was drained.
  func text() -> String {
    var page = self
    page.close()
    return String(decoding: page.drain(), as: UTF8.self)
  }

  /// Appends a heading; level 1 is the page's title.
  mutating func heading(_ level: Int, _ line: Line) {
    switch notation {
    case .markdown: markdown.heading(level, line)
    case .html: html.heading(level, line)
    }
  }

  /// Appends a paragraph on one line.
  mutating func paragraph(_ line: Line) {
    switch notation {
    case .markdown: markdown.paragraph(line)
    case .html: html.paragraph(line)
    }
  }

  /// Appends a list with bullets or, if ordered, with numbers.
  mutating func list(_ items: [Line], isOrdered: Bool = false) {
    switch notation {
    case .markdown: markdown.list(items, isOrdered: isOrdered)
    case .html: html.list(items, isOrdered: isOrdered)
    }
  }

  /// Appends a table; short rows are padded with empty cells, and surplus cells are dropped.
  mutating func table(_ header: [String], _ rows: [[Line]]) {
    table(header: header.map { [.plain($0)] }, rows)
  }

  /// Appends a picture to an HTML page; Markdown cannot contain pictures.
  mutating func picture(_ svg: String) {
    if notation == .html { html.picture(svg) }
  }

  /// Appends nested lists to an HTML page, or their lines as one list to Markdown.
  mutating func outline(_ items: [OutlineItem]) {
    switch notation {
    case .html: html.outline(items)
    case .markdown: markdown.list(SheetPage.lines(of: items), isOrdered: false)
    }
  }

  private static func lines(of items: [OutlineItem]) -> [Line] {
    items.flatMap { [$0.line] + lines(of: $0.parts) }
  }

  /// Appends a code block.
  mutating func code(_ lines: [some StringProtocol], language: String) {
    switch notation {
    case .markdown: markdown.code(lines, language: language)
    case .html: html.code(lines)
    }
  }

  /// Appends code that is collapsed until a reader opens it.
  mutating func foldedCode(_ lines: [some StringProtocol], under summary: String) {
    switch notation {
    case .markdown: markdown.foldedCode(lines, under: summary)
    case .html: html.foldedCode(lines, under: summary)
    }
  }

  /// Appends the blocks of an entry's section, without citations.
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

extension Entry {
  /// The text after the name of a team's entry that marks it as the team's.
  var ownMark: SheetPage.Line { own.map { [.plain(" (\($0.words))")] } ?? [] }
}
