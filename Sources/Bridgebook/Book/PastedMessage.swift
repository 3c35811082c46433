/// A text that may contain a runtime message, possibly among other words of a log.
package struct PastedMessage {
  private let words: MessageWords

  package init(_ text: String) {
    words = MessageWords(text)
  }

  /// Whether there are no words to compare.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns a score for the part of the message that the text contains, or nil if it does not
  /// contain the message.
  ///
  /// The comparison is the one used for logs, with one exception: a question that consists mostly
  /// of consecutive words of a message also matches, because it is about that message.
  package func match(_ pattern: String) -> Int? {
    let message = MessagePattern(
      id: "", pattern: pattern, gotchas: [], severity: .note, isOnceOnly: false)
    let found = MessageShape(parts: message.parts).compare(words)
    if let match = found.match {
      return match.weight + match.certainty.rawValue
    }
    let isFragment = found.run >= 3 && found.run * 5 >= words.words.count * 4
    return isFragment ? found.run : nil
  }
}
