internal import Bridgebook

/// Operations on the Markdown of entries.
package enum MarkdownText {
  /// Returns the text without its `[^source]` citations.
  package static func withoutMarks(_ markdown: String) -> String {
    var text = ""
    var rest = markdown[...]
    while let start = rest.firstRange(of: "[^"),
      let end = rest[start.upperBound...].firstIndex(of: "]")
    {
      text += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// Returns the contents of the fenced code blocks, separated by empty lines.
  package static func code(in markdown: String) -> String {
    joined(blocks(in: markdown))
  }

  /// Returns the blocks as one text; empty if there are none.
  static func joined(_ blocks: [String]) -> String {
    blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns the content of each fenced code block.
  package static func blocks(in markdown: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for bytes in markdown.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if line.hasPrefix("```") {
        if let lines = block { blocks.append(lines.joined(separator: "\n")) }
        block = block == nil ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// Returns the text as a code span.
  package static func codeSpan(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// Returns the text with all characters escaped that are special to Markdown or HTML.
  package static func escaped(_ text: String) -> String {
    var safe = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~", "!": safe += "\\\(character)"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "&": safe += "&amp;"
      case "\n", "\r": safe += " "
      default: safe.append(character)
      }
    }
    return safe
  }
}
