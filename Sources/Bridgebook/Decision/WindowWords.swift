/// Distinguishes windows that are opened from existing windows.
enum WindowWords {
  /// Returns whether a window is created or shown.
  ///
  /// This is the case if it is preceded by a verb for opening or a word for an additional window,
  /// or followed by its content. A panel always counts as an additional window.
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
  /// The number of words before a window that are searched for a verb.
  private static let reach = 6
  /// The number of words after a window that are searched for a mention of its content.
  private static let contentReach = 4
}
