/// Distinguishes windows that are opened from windows that are there.
enum WindowWords {
  /// Returns whether a window is made or shown.
  ///
  /// A verb or a word for one more stands before it, or its content follows. A panel is always one
  /// more window.
  static func isOpened(in stems: [String]) -> Bool {
    stems.indices.contains { index in
      if stems[index].hasSuffix("panel") { return true }
      guard stems[index].hasSuffix("window") else { return false }
      return stems[..<index].suffix(reach).contains(where: opening.contains)
        || stems.dropFirst(index + 1).prefix(contentReach).contains("with")
    }
  }

  private static let opening = DirectionWords.stems(
    "another create float launch make new open present second show")
  /// The number of words before a window among which a verb is about it.
  private static let reach = 6
  /// The number of words after a window among which its content begins.
  private static let contentReach = 4
}
