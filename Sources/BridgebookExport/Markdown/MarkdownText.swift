internal import Bridgebook

/// Small operations on the Markdown of entries.
package enum MarkdownText {
  /// The text without its `[^source]` marks.
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

  /// The content of the fenced code blocks, joined by an empty line.
  package static func code(in markdown: String) -> String {
    joined(blocks(in: markdown))
  }

  /// Blocks of code as one text; empty for none.
  static func joined(_ blocks: [String]) -> String {
    blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
  }

  /// The content of each fenced code block.
  static func blocks(in markdown: String) -> [String] {
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

  /// The text as code, inside a line.
  package static func codeSpan(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// The text with every character escaped that Markdown or HTML would take for its own.
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
