/// Cuts Markdown into sentences with the source marks that follow each; fenced code and table rows are left out.
enum MarkedSentences {
  /// A sentence as written, without its marks.
  struct Part: Equatable {
    var text: String
    var marks: [String]

    /// A line that only leads to what follows.
    var isLeadIn: Bool { marks.isEmpty && text.hasSuffix(":") }
  }

  /// The sentences of all paragraphs and bullets, in order; what stands before a colon is one of its own.
  static func parts(of markdown: String) -> [Part] {
    paragraphs(of: markdown).flatMap { parts(ofParagraph: Array($0)) }
  }

  /// The sentences with what stands before their colon.
  static func whole(of markdown: String) -> [Part] {
    paragraphs(of: markdown).flatMap { paragraph -> [Part] in
      var whole: [Part] = []
      var lead = ""
      for part in parts(ofParagraph: Array(paragraph)) {
        if part.isLeadIn {
          lead += part.text + " "
        } else {
          whole.append(Part(text: lead + part.text, marks: part.marks))
          lead = ""
        }
      }
      return whole
    }
  }

  /// The lines without fenced code.
  static func withoutFences(_ markdown: String) -> [Substring] {
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

  /// Blank lines, bullets and table rows separate paragraphs; bullets lose their mark.
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
      } else if let start = bulletEnd(of: text) {
        flush()
        current = String(text[start...])
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

  /// Cuts after `.`, `!`, `?` or `:` with its marks, where a blank or the end follows, outside of code.
  private static func parts(ofParagraph text: [Character]) -> [Part] {
    var found: [Part] = []
    var start = 0
    var index = 0
    var isCode = false
    while index < text.count {
      if text[index] == "`" { isCode.toggle() }
      guard !isCode, ".!?:".contains(text[index]), !isShort(text, index) else {
        index += 1
        continue
      }
      let (end, marks) = marks(in: text, from: index + 1)
      guard end == text.count || text[end] == " " else {
        index += 1
        continue
      }
      found.append(Part(text: String(text[start...index]), marks: marks))
      start = end
      while start < text.count, text[start] == " " { start += 1 }
      index = start
    }
    if start < text.count { found.append(Part(text: String(text[start...]), marks: [])) }
    return found
  }

  /// Whether the full stop belongs to `e.g.`, `i.e.` or `vs.`.
  private static func isShort(_ text: [Character], _ index: Int) -> Bool {
    text[index] == "."
      && ["e.g", "i.e", "vs"].contains { short in
        text[..<index].suffix(short.count).elementsEqual(short)
      }
  }

  private static func marks(
    in text: [Character], from start: Int
  ) -> (end: Int, marks: [String]) {
    var end = start
    var marks: [String] = []
    while text[end...].starts(with: "[^"), let close = text[end...].firstIndex(of: "]") {
      marks.append(String(text[(end + 2)..<close]))
      end = close + 1
    }
    return (end, marks)
  }
}
