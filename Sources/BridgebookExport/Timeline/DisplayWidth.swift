internal import Bridgebook

/// Measures, truncates and wraps text by its display width on a terminal.
package enum DisplayWidth {
  /// Returns the width of a text without control characters, in columns.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Returns the text with control and invisible characters replaced by visible escapes.
  package static func escaped(_ text: String) -> String {
    guard !isPrintableASCII(text), text.unicodeScalars.contains(where: \.isInvisible) else {
      return text
    }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where scalar.isInvisible: safe += "\\u{\(String(scalar.value, radix: 16))}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns whether a text has only visible ASCII characters and spaces.
  ///
  /// Reads the bytes in place: exports have millions of texts, and iterating a string takes ten
  /// times as long.
  package static func isPrintableASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var index = 0
      // Eight bytes at a time. A byte's highest bit is set in `marks` if the byte is below a space
      // (by the subtraction), a delete character (by the addition), or not ASCII.
      while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let marks = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
        guard marks & 0x8080_8080_8080_8080 == 0 else { return false }
        index += 8
      }
      return bytes[index...].allSatisfy { $0 &- 32 < 95 }
    }
  }

  /// Returns the text, truncated to at most `columns` columns with an ellipsis.
  package static func cut(_ text: String, to columns: Int) -> String {
    guard text.utf8.count > columns, of(text) > columns else { return text }
    var kept = ""
    var width = 0
    for character in text {
      width += of(character)
      if width > columns - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// Returns the text in lines of at most `columns` columns, broken at spaces if possible.
  package static func wrap(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let needed = of(word)
      if width > 0, width + 1 + needed > columns {
        lines.append(line)
        (line, width) = ("", 0)
      } else if width > 0 || !line.isEmpty {
        line += " "
        width += 1
      }
      for character in word {
        let size = of(character)
        if width + size > columns, width > 0 {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += size
      }
    }
    return lines + [line]
  }

  private static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.value == 0xfe0f }) { return 2 }
    guard let first = scalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The ranges of characters that take two columns.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
    0xa000...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
    0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd,
  ]
}
