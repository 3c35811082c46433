/// Tells from the words of a phrase whether the phrase can occur in a text, so that the others need
/// not be read from the store.
package struct PhraseFilter {
  private let initials: WordInitials
  private let stems: Set<String>

  /// Reads the words of a text.
  package init(of text: String) {
    let stems = WordForms.words(of: text).map(\.stem)
    initials = WordInitials(of: stems)
    self.stems = Set(stems)
  }

  /// Returns whether the text has all words of a phrase with these UTF-8 bytes; false means that
  /// the phrase does not occur, true that its words have to be compared in their order.
  package func canOccur(_ phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < phrase.count {
      let byte = phrase[index]
      // Words with apostrophes or of other scripts are left to that comparison.
      if byte >= 0x80 { return true }
      let isPlaceholder = byte == UInt8(ascii: "@")
      let start = isPlaceholder ? index + 1 : index
      var end = start
      while end < phrase.count, PhraseFilter.isASCIIWord(phrase[end]) { end += 1 }
      if end == start {
        index = start == index ? index + 1 : start
        continue
      }
      if end < phrase.count, phrase[end] >= 0x80 || phrase[end] == UInt8(ascii: "'") {
        return true
      }
      if !isPlaceholder, !has(UnsafeBufferPointer(rebasing: phrase[start..<end])) { return false }
      index = end
    }
    return true
  }

  private func has(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    initials.canBegin(word)
      && stems.contains(WordForms.stem(String(decoding: word, as: UTF8.self).lowercased()))
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
