/// A text as the argument of a test; the description of a long text is its beginning and its
/// length.
///
/// The log of a test run would otherwise contain millions of characters, and describing them takes
/// longer than most tests.
package struct LongText: Sendable, CustomStringConvertible {
  private static let shownCount = 40

  /// The whole text.
  package let text: String

  /// Wraps a text.
  package init(_ text: String) {
    self.text = text
  }

  /// The beginning of the text with escapes.
  package var description: String {
    let start = String(text.prefix(LongText.shownCount)).debugDescription
    return text.count > LongText.shownCount ? "\(start)…, \(text.utf8.count) bytes" : start
  }
}
