/// Determines from the words of a phrase whether the phrase can occur in a text, so that other
/// phrases need not be read from the store.
package struct PhraseFilter {
  private let initials: WordInitials
  private let stems: Set<String>
  /// Whether all words of the text are ASCII, so that phrases in other scripts cannot occur.
  private let isASCII: Bool

  /// Reads the words of a text.
  package init(of text: String) {
    let stems = WordForms.words(of: text).map(\.stem)
    initials = WordInitials(of: stems)
    self.stems = Set(stems)
    isASCII = stems.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// Returns whether the text contains all words of a phrase, which is given as UTF-8.
  ///
  /// If false, the phrase does not occur in the text. If true, the order of the words must still be
  /// compared.
  package func canOccur(_ phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < phrase.count {
      let byte = phrase[index]
      // Words with apostrophes or in other scripts are left to the comparison of phrases.
      if byte >= 0x80 { return !isASCII || byte == PhraseFilter.apostrophe }
      let isPlaceholder = byte == UInt8(ascii: "@")
      let start = isPlaceholder ? index + 1 : index
      var end = start
      while end < phrase.count, PhraseFilter.isASCIIWord(phrase[end]) { end += 1 }
      if end == start {
        index = start == index ? index + 1 : start
        continue
      }
      if end < phrase.count, phrase[end] >= 0x80 || phrase[end] == UInt8(ascii: "'") {
        return !isASCII || [PhraseFilter.apostrophe, UInt8(ascii: "'")].contains(phrase[end])
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

  /// The first byte of a typographic apostrophe, which is not part of words.
  private static let apostrophe: UInt8 = 0xe2

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
