extension String {
  /// The lines of the text, split at bytes: a line feed is never part of another UTF-8 character.
  ///
  /// Splitting at characters takes ten times as long, because it finds the bounds of every
  /// character first.
  package var lines: [Substring] {
    var lines: [Substring] = []
    var start = utf8.startIndex
    while let end = utf8[start...].firstIndex(of: 10) {
      lines.append(self[start..<end])
      start = utf8.index(after: end)
    }
    lines.append(self[start...])
    return lines
  }
}
