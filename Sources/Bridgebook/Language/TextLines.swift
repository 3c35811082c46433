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
