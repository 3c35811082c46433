internal import Bridgebook
internal import BridgebookExport

/// Converts Markdown of the book to plain sentences.
package enum PlainSentences {
  /// The text of each paragraph and bullet; bullets keep their dash.
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

  /// The first sentences of the first paragraph or bullet.
  package static func beginning(of text: String, count: Int) -> String {
    let first = text.lines.first ?? ""
    let paragraph = first.hasPrefix("- ") ? first.dropFirst(2) : first
    var sentences = 0
    var last: Character = " "
    var beginning = ""
    for character in paragraph {
      if character == " ", last == "." {
        sentences += 1
        if sentences == count { return beginning }
      }
      beginning.append(character)
      last = character
    }
    return beginning
  }
}
