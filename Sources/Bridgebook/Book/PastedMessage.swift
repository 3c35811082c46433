/// A text that may hold a message of the runtime, with whatever a log puts around it.
package struct PastedMessage {
  private let words: MessageWords

  package init(_ text: String) {
    words = MessageWords(text)
  }

  /// Whether there is any word to compare.
  package var isEmpty: Bool { words.isEmpty }

  /// How many letters of the message's words stand in the text; nil where it does not hold the message.
  ///
  /// The same comparison finds messages in a log. A question that is little else than some words of a message in their
  /// order is enough here, since its writer asks about a message.
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
