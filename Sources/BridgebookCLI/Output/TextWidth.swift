/// The width of text on a terminal in columns.
enum TextWidth {
  /// Returns the width of a text without control characters.
  static func of(_ text: some StringProtocol) -> Int {
    text.utf8.allSatisfy { $0 < 128 }
      ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the text, truncated with an ellipsis if it is wider than `columns`.
  static func cut(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    var cut = ""
    var width = 1
    for character in text {
      width += self.columns(of: character)
      guard width <= columns else { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// Returns the text, padded with spaces to `columns`.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  /// Returns the columns of a character: two for East Asian wide characters and emoji, zero for
  /// combining marks.
  static func columns(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, columns(of: $1)) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return wide.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation
      ? 2 : 1
  }

  /// The wide and full-width blocks of Unicode's EastAsianWidth.txt.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
    0xa000...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19,
    0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1_b000...0x1_b2ff,
    0x1_f200...0x1_f2ff, 0x2_0000...0x3_fffd,
  ]
}
