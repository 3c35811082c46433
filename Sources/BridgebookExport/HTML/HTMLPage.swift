internal import Bridgebook

/// One self-contained HTML page without scripts or other files, for screens of any size and for
/// print.
///
/// The whole page is kept in memory until it is closed, because the table of contents comes first.
struct HTMLPage {
  private struct Heading {
    let level: Int
    let anchor: String
    /// The heading as HTML, without links.
    let html: [UInt8]
  }

  /// The largest number of headings for which a page has no table of contents.
  private static let fewHeadings = 3

  private var body: [UInt8] = []
  private var references: [HTMLInline.Reference] = []
  private var headings: [Heading] = []
  private var anchors: Set<String> = []
  private var title = "bridgebook"

  /// Appends a heading; level 1 is the page's title.
  ///
  /// The anchor is the heading's text in code style, or else its words.
  mutating func heading(_ level: Int, _ line: [InlinePiece]) {
    let anchor = unusedAnchor(for: line)
    var text = HTMLInline(appendingTo: [])
    for piece in line { text.append(piece) }
    if level == 1 { title = HTMLPage.plain(line) }
    headings.append(Heading(level: level, anchor: anchor, html: text.bytes))
    add("<h\(level) id=\"\(anchor)\">")
    body += text.bytes
    add("</h\(level)>\n")
  }

  mutating func paragraph(_ line: [InlinePiece]) {
    guard !line.isEmpty else { return }
    add("<p>")
    add(line)
    add("</p>\n")
  }

  mutating func list(_ items: [[InlinePiece]], isOrdered: Bool) {
    guard !items.isEmpty else { return }
    let tag = isOrdered ? "ol" : "ul"
    add("<\(tag)>\n")
    for item in items {
      add("<li>")
      add(item)
      add("</li>\n")
    }
    add("</\(tag)>\n")
  }

  /// Appends a table whose rows become cards on a phone; a table that is still too wide scrolls
  /// sideways, including by keyboard.
  mutating func table(_ header: [[InlinePiece]], _ rows: [[[InlinePiece]]]) {
    guard !rows.isEmpty, !header.isEmpty else { return }
    add("<div class=\"wide\" role=\"region\" aria-label=\"table\" tabindex=\"0\"><table>\n<thead>")
    row(header, tags: header.map { _ in "th scope=\"col\"" })
    add("</thead>\n<tbody>\n")
    let tags = header.map { line in
      var label = HTMLInline(appendingTo: [])
      label.escape(HTMLPage.plain(line))
      return "td data-label=\"\(String(decoding: label.bytes, as: UTF8.self))\""
    }
    for cells in rows { row(cells, tags: tags) }
    add("</tbody></table></div>\n")
  }

  mutating func code(_ lines: [some StringProtocol]) {
    add("<pre tabindex=\"0\"><code>")
    for (index, line) in lines.enumerated() {
      if index > 0 { body.append(10) }
      var text = HTMLInline(appendingTo: take())
      text.escape(String(line).replacing("\t", with: "    "))
      body = text.bytes
    }
    add("</code></pre>\n")
  }

  /// Appends code that is collapsed on screen and visible in print.
  mutating func foldedCode(_ lines: [some StringProtocol], under summary: String) {
    add("<details><summary>\(summary)</summary>\n")
    code(lines)
    add("</details>\n")
  }

  /// Appends a picture, which scrolls sideways if it is wider than the screen.
  ///
  /// - Parameter svg: a complete SVG file, whose texts are escaped.
  mutating func picture(_ svg: String) {
    add("<figure class=\"wide\" role=\"region\" aria-label=\"picture\" tabindex=\"0\">\n")
    add(svg)
    add("</figure>\n")
  }

  /// Appends nested lists.
  mutating func outline(_ items: [SheetPage.OutlineItem]) {
    add("<div class=\"outline\">\n")
    nest(items)
    add("</div>\n")
  }

  private mutating func nest(_ items: [SheetPage.OutlineItem]) {
    guard !items.isEmpty else { return }
    add("<ul>\n")
    for item in items {
      add("<li>")
      add(item.line)
      if !item.parts.isEmpty { add("\n") }
      nest(item.parts)
      add("</li>\n")
    }
    add("</ul>\n")
  }

  /// Returns the whole document: head, table of contents, body.
  func document() -> [UInt8] {
    var bytes = Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="bridgebook">
      <title>
      """.utf8)
    var head = HTMLInline(appendingTo: bytes)
    head.escape(title)
    bytes = head.bytes
    bytes += Array("</title>\n<style>\n\(HTMLStyle.sheet)</style>\n</head>\n<body>\n".utf8)
    bytes += contents()
    bytes += Array("<main id=\"main\">\n".utf8)
    bytes += linked()
    return bytes + Array("</main>\n</body>\n</html>\n".utf8)
  }

  /// Returns the table of contents with headings of levels 2 and 3; level 3 is collapsible.
  private func contents() -> [UInt8] {
    let listed = headings.filter { $0.level == 2 || $0.level == 3 }
    guard listed.count > HTMLPage.fewHeadings else { return [] }
    var bytes = Array(
      "<a class=\"skip\" href=\"#main\">Skip to the text</a>\n<nav aria-label=\"Contents\">\n<ul>\n"
        .utf8
    )
    var index = 0
    while index < listed.count {
      var end = index + 1
      while end < listed.count, listed[end].level == 3 { end += 1 }
      bytes += Array("<li>".utf8) + HTMLPage.link(to: listed[index])
      if end > index + 1 {
        bytes += Array(
          "<details><summary>\(end - index - 1) parts</summary>\n<ul>\n".utf8)
        for heading in listed[(index + 1)..<end] {
          bytes += Array("<li>".utf8) + HTMLPage.link(to: heading) + Array("</li>\n".utf8)
        }
        bytes += Array("</ul></details>".utf8)
      }
      bytes += Array("</li>\n".utf8)
      index = end
    }
    return bytes + Array("</ul>\n</nav>\n".utf8)
  }

  private static func link(to heading: Heading) -> [UInt8] {
    Array("<a href=\"#\(heading.anchor)\">".utf8) + heading.html + Array("</a>".utf8)
  }

  /// Returns the body, in which code that names a heading of this page links to it.
  private func linked() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + references.count * 16)
    var from = 0
    for reference in references {
      guard anchors.contains(reference.text) else { continue }
      bytes += body[from..<reference.range.lowerBound]
      bytes += Array("<a href=\"#\(reference.text)\">".utf8)
      bytes += body[reference.range]
      bytes += Array("</a>".utf8)
      from = reference.range.upperBound
    }
    return bytes + body[from...]
  }

  /// - Parameter tags: the tags of the columns, with their attributes.
  private mutating func row(_ cells: [[InlinePiece]], tags: [String]) {
    add("<tr>")
    for (index, tag) in tags.enumerated() {
      add("<\(tag)>")
      if index < cells.count { add(cells[index]) }
      add("</\(tag.prefix { $0 != " " })>")
    }
    add("</tr>\n")
  }

  private mutating func add(_ line: [InlinePiece]) {
    var text = HTMLInline(appendingTo: take())
    for piece in line { text.append(piece) }
    references += text.references
    body = text.bytes
  }

  private mutating func add(_ html: String) { body += Array(html.utf8) }

  /// Removes the bytes from the page and returns them, to avoid a copy.
  private mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &body)
    return taken
  }

  /// Returns an id that no earlier heading has, made of characters that need no escape in a URL.
  private mutating func unusedAnchor(for line: [InlinePiece]) -> String {
    var words = HTMLPage.plain(line)
    for piece in line {
      if case .code(let text) = piece { words = text }
    }
    var anchor = ""
    for byte in words.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 46, 95: anchor.unicodeScalars.append(Unicode.Scalar(byte))
      default: if anchor.last != "-" { anchor += "-" }
      }
    }
    if anchor.isEmpty { anchor = "part" }
    var unused = anchor
    var count = 1
    while !anchors.insert(unused).inserted {
      count += 1
      unused = "\(anchor)-\(count)"
    }
    return unused
  }

  private static func plain(_ line: [InlinePiece]) -> String {
    line.map { piece in
      switch piece {
      case .plain(let text), .code(let text), .rich(let text), .strong(let text), .link(let text):
        text
      }
    }.joined()
  }
}
