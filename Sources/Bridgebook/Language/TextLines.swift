extension String {
  /// The lines of the text, split at bytes, because a line feed is never part of another UTF-8
  /// character.
  ///
  /// Splitting at characters takes ten times as long, because it finds the boundaries of every
  /// character first. The bytes are searched in place, because exports split millions of lines.
  package var lines: [Substring] {
    var text = self
    let feeds = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == 10 } }
    var lines: [Substring] = []
    lines.reserveCapacity(feeds.count + 1)
    var start = text.utf8.startIndex
    var offset = 0
    for feed in feeds {
      let end = text.utf8.index(start, offsetBy: feed - offset)
      lines.append(text[start..<end])
      start = text.utf8.index(after: end)
      offset = feed + 1
    }
    lines.append(text[start...])
    return lines
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, or an invisible character that can change how the
  /// surrounding text is displayed.
  ///
  /// In addition to the controls of ASCII and Latin-1, these are the marks for bidirectional text,
  /// the line and paragraph separators, and the byte-order mark. This list applies to all text that
  /// the program prints or stores for other programs.
  package var isInvisible: Bool {
    switch value {
    case 0...31, 127...159, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}
