/// The first letters of a set of words, which rule out most phrases without comparing them word by
/// word.
package struct WordInitials {
  // Arrays are used because there are few letters, and a set of numbers costs a lookup of its
  // element's conformances.
  private var first: [UInt8] = []
  private var firstTwo: [UInt16] = []

  /// Collects the first letters of words, which must be lowercase.
  package init(of stems: [String]) {
    for stem in stems {
      let bytes = Array(stem.utf8.prefix(2))
      guard let byte = bytes.first else { continue }
      if !first.contains(byte) { first.append(byte) }
      guard bytes.count == 2 else { continue }
      let pair = WordInitials.pair(byte, bytes[1])
      if !firstTwo.contains(pair) { firstTwo.append(pair) }
    }
  }

  /// Returns whether a phrase can begin with one of the words; false means that it cannot occur.
  ///
  /// Stemming keeps the first letter of a word, and the first two letters of a word of three or
  /// more, except for words of four letters: "ties" becomes "ty".
  func canBegin(_ phrase: String) -> Bool {
    var phrase = phrase
    return phrase.withUTF8(canBegin)
  }

  /// Returns whether a phrase with these UTF-8 bytes can begin with one of the words.
  package func canBegin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.first.map(WordInitials.lowered) else { return false }
    guard WordInitials.isLetter(start) else { return true }
    guard first.contains(start) else { return false }
    var length = 1
    while length < 5, length < bytes.count,
      WordInitials.isLetter(WordInitials.lowered(bytes[length]))
    {
      length += 1
    }
    // Three letters are a word only at the end or before a space; an apostrophe, a digit or a
    // letter beyond ASCII may continue it.
    let isShort = length == 3 && (bytes.count == 3 || bytes[3] == UInt8(ascii: " "))
    return length < 5 && !isShort
      || firstTwo.contains(WordInitials.pair(start, WordInitials.lowered(bytes[1])))
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte | 0x20 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
}
