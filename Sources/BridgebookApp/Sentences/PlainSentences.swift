internal import Bridgebook
internal import BridgebookExport

/// Converts Markdown of the book to plain sentences.
package enum PlainSentences {
  /// Returns the text of each paragraph and bullet; bullets keep their dash.
  package static func paragraphs(of markdown: String) -> [String] {
    var paragraphs: [[Substring]] = []
    var isInCode = false
    var isNew = true
    for line in MarkdownText.withoutMarks(markdown).lines {
      let isFence = line.hasPrefix("```")
      if isFence { isInCode.toggle() }
      let words = isFence || isInCode ? [] : line.split(separator: " ")
      if words.isEmpty {
        isNew = true
      } else if isNew || line.hasPrefix("- ") {
        paragraphs.append(words)
        isNew = false
      } else {
        paragraphs[paragraphs.count - 1] += words
      }
    }
    return paragraphs.map { $0.joined(separator: " ") }
  }

  /// Returns the first sentences of the first paragraph or bullet.
  ///
  /// A sentence that only announces a list is omitted; if it is the only sentence, the list's first
  /// item is appended.
  package static func beginning(of text: String, count: Int) -> String {
    let lines = text.lines
    let sentences = sentences(of: withoutDash(lines.first ?? "")).prefix(count)
    guard let last = sentences.last, last.hasSuffix(":") else {
      return sentences.joined(separator: " ")
    }
    if sentences.count > 1 { return sentences.dropLast().joined(separator: " ") }
    guard lines.count > 1 else { return last }
    return last + " " + beginning(of: String(lines[1]), count: 1)
  }

  private static func withoutDash(_ paragraph: Substring) -> Substring {
    paragraph.hasPrefix("- ") ? paragraph.dropFirst(2) : paragraph
  }

  /// Returns the sentences of a paragraph; a period ends a sentence if a space follows.
  private static func sentences(of paragraph: Substring) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for character in paragraph {
      if character == " ", sentence.last == "." {
        sentences.append(sentence)
        sentence = ""
      } else {
        sentence.append(character)
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}

extension Int {
  /// Returns the number with a noun, such as `1 line` or `2 lines`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
