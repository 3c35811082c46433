internal import BridgeModel

/// Finds source marks such as `[^seed-000]` in Markdown, and the sentences that lack one.
package enum SourceMarks {
  /// The ids of all marks outside of code.
  package static func ids(in markdown: String) -> [String] {
    withoutFences(markdown).flatMap { line -> [String] in
      var ids: [String] = []
      var rest = line[...]
      while let start = rest.firstRange(of: "[^"),
        let end = rest[start.upperBound...].firstIndex(of: "]")
      {
        ids.append(String(rest[start.upperBound..<end]))
        rest = rest[rest.index(after: end)...]
      }
      return ids
    }
  }

  /// The sentences, bullets included, that do not end in a mark; table rows and lines that end in a colon need none.
  static func unmarkedSentences(in markdown: String) -> [String] {
    paragraphs(of: markdown).flatMap { paragraph -> [String] in
      let text = SourceMarks.text(of: paragraph)
      return text.hasPrefix("Source:") ? [] : unmarked(in: Array(text))
    }
  }

  /// The lines without fenced code.
  private static func withoutFences(_ markdown: String) -> [Substring] {
    var fence: String?
    var lines: [Substring] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let marker = fence {
        if line.trimmed == marker { fence = nil }
      } else if let marker = SectionReader.fenceMarker(of: line) {
        fence = marker
        lines.append("")
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// Blank lines, bullets and table rows separate paragraphs; table rows are left out.
  private static func paragraphs(of markdown: String) -> [String] {
    var paragraphs: [String] = []
    var current = ""
    func flush() {
      if !current.isEmpty { paragraphs.append(current) }
      current = ""
    }
    for line in withoutFences(markdown) {
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("|") {
        flush()
      } else if bulletEnd(of: text) != nil {
        flush()
        current = String(text)
      } else {
        current += current.isEmpty ? String(text) : " " + text
      }
    }
    flush()
    return paragraphs
  }

  /// Where the text begins after `- `, `* ` or `1. `; nil for a line that is no bullet.
  private static func bulletEnd(of line: Substring) -> Substring.Index? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") {
      return line.index(line.startIndex, offsetBy: 2)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line[digits.endIndex...].hasPrefix(". ") else { return nil }
    return line.index(digits.endIndex, offsetBy: 2)
  }

  /// The paragraph without its bullet, and with a letter in place of each code span.
  private static func text(of paragraph: String) -> String {
    let start = bulletEnd(of: paragraph[...]) ?? paragraph.startIndex
    var text = ""
    var code: String?
    for character in paragraph[start...] {
      if character == "`" {
        if code == nil { code = "" } else { (text, code) = (text + "C", nil) }
      } else if code != nil {
        code?.append(character)
      } else {
        text.append(character)
      }
    }
    if let code { text += "`" + code }
    for short in ["e.g", "i.e", "vs"] { text = text.replacing(short + ".", with: short) }
    return text
  }

  /// Cuts after `.`, `!`, `?` or `:` with its marks, where a blank or the end follows.
  private static func unmarked(in text: [Character]) -> [String] {
    var found: [String] = []
    var start = 0
    var index = 0
    while index < text.count {
      guard ".!?:".contains(text[index]), index > start else {
        index += 1
        continue
      }
      let end = endOfMarks(in: text, from: index + 1)
      guard end == text.count || text[end] == " " else {
        index += 1
        continue
      }
      if text[index] != ":", end == index + 1 { found.append(String(text[start...index])) }
      start = end
      while start < text.count, text[start] == " " { start += 1 }
      index = start
    }
    if start < text.count { found.append(String(text[start...])) }
    return found
  }

  private static func endOfMarks(in text: [Character], from start: Int) -> Int {
    var end = start
    while text[end...].starts(with: "[^"), let close = text[end...].firstIndex(of: "]") {
      end = close + 1
    }
    return end
  }
}
