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
      text.append(contentsOf: rest[..<start.lowerBound])
      rest = rest[rest.index(after: end)...]
    }
    text.append(contentsOf: rest)
    return text
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

/// Finds the first sentence of a text.
enum FirstSentence {
  /// Returns the text up to its first period, question mark or exclamation mark that is followed by
  /// a space and a new sentence.
  ///
  /// A period does not count in code, after a single letter, or before a lowercase letter, so
  /// abbreviations such as e.g. are skipped.
  static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var isInCode = false
    for (index, byte) in bytes.enumerated() {
      if byte == Sign.backtick { isInCode.toggle() }
      guard !isInCode, [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte)
      else { continue }
      let end = endOfMarks(in: bytes, from: index + 1)
      guard end < bytes.count, bytes[end] == Sign.space else { continue }
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      let beginsSentence = !(97...122).contains(next)
      let isAbbreviation = index < 2 || !Sign.isWord(bytes[index - 2]) && bytes[index - 1] != 96
      if beginsSentence, !isAbbreviation {
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
    }
    return text
  }

  /// Returns the end of the citations that may follow a period before the space.
  private static func endOfMarks(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count, bytes[index] == Sign.open, bytes[index + 1] == Sign.caret,
      let close = bytes[index...].firstIndex(of: Sign.close)
    {
      index = close + 1
    }
    return index
  }
}
