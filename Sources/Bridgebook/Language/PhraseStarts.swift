/// Tells from the first word of a phrase whether the phrase can occur in a text, so that the others
/// need not be read from the store.
package struct PhraseStarts {
  private let initials: WordInitials
  private let stems: Set<String>

  /// Reads the words of a text.
  package init(in text: String) {
    let stems = WordForms.words(of: text).map(\.stem)
    initials = WordInitials(of: stems)
    self.stems = Set(stems)
  }

  /// Returns whether a phrase with these UTF-8 bytes can occur; false means that it does not.
  package func canOccur(_ phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    guard initials.canBegin(phrase) else { return false }
    let word = phrase.prefix(while: PhraseStarts.isASCIIWord)
    // Placeholders, apostrophes and other scripts are left to the comparison word by word.
    guard !word.isEmpty, phrase.count == word.count || PhraseStarts.separates(phrase[word.count])
    else { return true }
    return stems.contains(WordForms.stem(String(decoding: word, as: UTF8.self).lowercased()))
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func separates(_ byte: UInt8) -> Bool { byte < 0x80 && byte != UInt8(ascii: "'") }
}
