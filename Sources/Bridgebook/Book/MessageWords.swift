/// The words of a text, without case, markup and separators.
///
/// Quotes, spaces, punctuation, markup and line breaks only separate words, so a message compares
/// equal no matter how it was copied.
package struct MessageWords: Sendable {
  /// A word: the hash of its lowercase form, the hash of its exact form, and its range in the
  /// bytes.
  struct Word: Sendable {
    let folded: UInt32
    let exact: UInt32
    let start: Int
    let length: Int

    /// The number of letters, capped so that a long class name does not count more than a few
    /// words.
    var weight: Int { min(length, MessageWords.maximumWeight) }
  }

  /// The maximum weight of a word: a name of forty letters is still a single word.
  private static let maximumWeight = 16
  /// The maximum number of words that are read from a text.
  package static let capacity = 400

  let words: [Word]
  /// The bytes of the text with ASCII letters in lowercase.
  private let folded: [UInt8]

  /// Whether there are no words to compare.
  package var isEmpty: Bool { words.isEmpty }

  /// Splits a text into words.
  package init(_ text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { MessageWords($0) }
  }

  /// Splits UTF-8 into words, at most `capacity` of them.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var words: [Word] = []
    var index = 0
    while index < bytes.count, words.count < MessageWords.capacity {
      let length = MessageWords.separatorLength(bytes, at: index)
      guard length == 0 else {
        index += length
        continue
      }
      let start = index
      var folded: UInt32 = 2_166_136_261
      var exact = folded
      while index < bytes.count, MessageWords.separatorLength(bytes, at: index) == 0 {
        let byte = bytes[index]
        let isUpper = byte &- UInt8(ascii: "A") < 26
        folded = (folded ^ UInt32(isUpper ? byte | 0x20 : byte)) &* 16_777_619
        exact = (exact ^ UInt32(byte)) &* 16_777_619
        index += 1
      }
      words.append(Word(folded: folded, exact: exact, start: start, length: index - start))
    }
    self.words = words
    self.folded = bytes.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
  }

  /// Returns the letters of a word in lowercase.
  func letters(of word: Word) -> ArraySlice<UInt8> {
    folded[word.start..<(word.start + word.length)]
  }

  /// Returns the length of the separator at an index, or 0 if the byte belongs to a word.
  ///
  /// Typographic quotes, dashes and spaces are in the range U+2000 to U+207F, which takes three
  /// bytes.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 {
      let isWord = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      return isWord ? 0 : 1
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if byte == 0xE2, next == 0x80 || next == 0x81 { return min(3, bytes.count - index) }
    // These are the non-breaking space and the angle quotation marks.
    if byte == 0xC2, next == 0xA0 || next == 0xAB || next == 0xBB { return 2 }
    return 0
  }
}

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
