/// The words of a text without letter case and without anything that decorates or separates them.
///
/// Quotes, blanks, punctuation, markup and line breaks part words and leave no other trace, so that a message reads the
/// same however it was copied.
package struct MessageWords: Sendable {
  /// One word: what it is in lower case, what it is exactly, and where it stands.
  struct Word: Sendable {
    let folded: UInt32
    let exact: UInt32
    let start: Int
    let length: Int

    /// How much its presence says; a class name says no more than a few words do.
    var weight: Int { min(length, MessageWords.maximumWeight) }
  }

  /// A name of forty letters is one word all the same.
  private static let maximumWeight = 16
  /// Upper bound on the words that are read.
  package static let capacity = 400

  let words: [Word]
  /// The bytes of the text, letters in lower case.
  private let folded: [UInt8]

  /// Whether there is any word to compare.
  package var isEmpty: Bool { words.isEmpty }

  /// The words of a text.
  package init(_ text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { MessageWords($0) }
  }

  /// The words of bytes of UTF-8, at most `capacity`.
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

  /// The letters of a word in lower case.
  func letters(of word: Word) -> ArraySlice<UInt8> {
    folded[word.start..<(word.start + word.length)]
  }

  /// The length of what separates words there; 0 inside a word.
  ///
  /// The typographic quotes, dashes and blanks are the three-byte forms of U+2000 to U+206F.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 {
      let isWord = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      return isWord ? 0 : 1
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if byte == 0xE2, next == 0x80 || next == 0x81 { return min(3, bytes.count - index) }
    // A blank that does not break, and the angle quotes.
    if byte == 0xC2, next == 0xA0 || next == 0xAB || next == 0xBB { return 2 }
    return 0
  }
}
