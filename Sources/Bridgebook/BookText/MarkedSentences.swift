/// Splits Markdown into sentences with the source marks that follow them, without fenced code and
/// table rows.
enum MarkedSentences {
  /// A sentence as written, without its source marks.
  struct Part: Equatable {
    var text: String
    var marks: [String]

    /// Whether the sentence only introduces the text after its colon.
    var isLeadIn: Bool { marks.isEmpty && text.hasSuffix(":") }
  }

  /// Returns the sentences of all paragraphs and list items in order; text before a colon is a
  /// separate sentence.
  static func parts(of markdown: String) -> [Part] {
    paragraphs(of: markdown).flatMap { parts(ofParagraph: TextCharacters($0[...])) }
  }

  /// Returns the sentences, each joined with the text before its colon.
  static func whole(of markdown: String) -> [Part] {
    paragraphs(of: markdown).flatMap { paragraph -> [Part] in
      var whole: [Part] = []
      var lead = ""
      for part in parts(ofParagraph: TextCharacters(paragraph[...])) {
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

  /// Returns the lines, with one empty line in place of each fenced block.
  static func withoutFences(_ markdown: String) -> [Substring] {
    var fence: String?
    var lines: [Substring] = []
    for line in markdown.lines {
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

  /// Returns the paragraphs, which are separated by blank lines, list markers and table rows,
  /// without the list markers.
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

  /// Returns the index at which a list item's text begins after `- `, `* ` or `1. `, or nil if the
  /// line is not a list item.
  private static func bulletEnd(of line: Substring) -> Substring.Index? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") {
      return line.index(line.startIndex, offsetBy: 2)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line[digits.endIndex...].hasPrefix(". ") else { return nil }
    return line.index(digits.endIndex, offsetBy: 2)
  }

  /// Splits a paragraph after `.`, `!`, `?` or `:` and its source marks, if a space or the end
  /// follows, except in code.
  private static func parts(ofParagraph text: TextCharacters) -> [Part] {
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
      found.append(Part(text: text.text(in: start..<index + 1), marks: marks))
      start = end
      while start < text.count, text[start] == " " { start += 1 }
      index = start
    }
    if start < text.count { found.append(Part(text: text.text(in: start..<text.count), marks: [])) }
    return found
  }

  /// Returns whether a period belongs to `e.g.`, `i.e.` or `vs.`.
  private static func isShort(_ text: TextCharacters, _ index: Int) -> Bool {
    text[index] == "."
      && ["e.g", "i.e", "vs"].contains { short in
        text.hasSuffix(short, before: index)
      }
  }

  private static func marks(
    in text: TextCharacters, from start: Int
  ) -> (end: Int, marks: [String]) {
    var end = start
    var marks: [String] = []
    while end + 1 < text.count, text[end] == "[", text[end + 1] == "^",
      let close = (end..<text.count).first(where: { text[$0] == "]" })
    {
      marks.append(text.text(in: end + 2..<close))
      end = close + 1
    }
    return (end, marks)
  }
}

/// Extracts the falsifiable sentences of the gotchas.
enum GotchaSentences {
  private static let headings = ["Cause", "Fix"]

  /// Returns the sentences under Cause and Fix that have a source mark, in the order of the book.
  static func sentences(
    of entries: [Entry], sources: [Source], with mapper: some ItemMapper = SerialMapper()
  ) -> [Sentence] {
    let known = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return mapper.map(entries.filter { $0.kind == .gotcha }) { entry in
      headings.flatMap { heading -> [Sentence] in
        guard let section = entry.section(heading) else { return [] }
        let marked = MarkedSentences.whole(of: section.markdown).filter { !$0.marks.isEmpty }
        return marked.enumerated().map { index, sentence in
          let sources = sentence.marks.filter { $0 != SourceMarks.inference }
          return Sentence(
            entry: entry.id, heading: heading, number: index + 1, text: sentence.text,
            sources: sources, status: .following(from: sources.map { known[$0] }),
            isPartlyInferred: !sources.isEmpty && sources.count < sentence.marks.count)
        }
      }
    }.flatMap(\.self)
  }
}
