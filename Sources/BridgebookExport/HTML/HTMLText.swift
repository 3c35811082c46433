internal import Bridgebook

/// Converts text to HTML, escaping markup and invisible characters.
enum HTMLText {
  /// Returns plain text as HTML.
  static func escaped(_ text: some StringProtocol) -> String {
    DisplayWidth.escaped(String(text))
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Returns the Markdown of an entry: code spans are kept, citations become the numbers of
  /// sources, such as [2], and the rest is plain text.
  ///
  /// - Parameter numbers: the numbers of the page's sources, by id.
  static func rich(_ markdown: String, numbers: [String: Int]) -> String {
    var html = ""
    var rest = markdown[...]
    while let start = rest.firstIndex(where: { $0 == "`" || $0 == "[" }) {
      html += escaped(rest[..<start])
      rest = rest[start...]
      if let (piece, end) = rest.first == "`" ? code(rest) : mark(rest, numbers) {
        html += piece
        rest = rest[end...]
      } else {
        html += escaped(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return html + escaped(rest)
  }

  /// Returns lines of code as a `pre` element.
  static func code(_ lines: [String]) -> String {
    // Each line is escaped by itself, so that the line feeds between them are kept.
    "<pre><code>" + lines.map { escaped($0) }.joined(separator: "\n") + "</code></pre>\n"
  }

  private static func code(_ text: Substring) -> (String, String.Index)? {
    let fence = text.prefix { $0 == "`" }
    let inner = text[fence.endIndex...]
    guard let end = inner.firstRange(of: String(fence)) else { return nil }
    return ("<code>\(escaped(inner[..<end.lowerBound]))</code>", end.upperBound)
  }

  /// Returns the citation that the text begins with, such as `[^seed-000]`, as a link to the source
  /// on the page, and the index after it; nil if there is none.
  ///
  /// An inference has no link.
  private static func mark(
    _ text: Substring, _ numbers: [String: Int]
  ) -> (String, String.Index)? {
    guard text.hasPrefix("[^"), let end = text.firstIndex(of: "]") else { return nil }
    let id = text[text.index(text.startIndex, offsetBy: 2)..<end]
    guard !id.isEmpty, id.utf8.allSatisfy({ isPlain($0) }) else { return nil }
    // An inference has no source to link to.
    guard id != "inference" else { return ("<sup>inferred</sup>", text.index(after: end)) }
    let name = numbers[String(id)].map(String.init) ?? escaped(id)
    return ("<sup><a href=\"#source-\(id)\">[\(name)]</a></sup>", text.index(after: end))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 45, 95, 46: true
    default: false
    }
  }
}
