/// The letters that words begin with: most phrases begin with none of them and need no closer look.
struct WordInitials {
  private var first: Set<UInt8> = []
  private var firstTwo: Set<UInt16> = []

  init(of stems: [String]) {
    for stem in stems {
      let bytes = Array(stem.utf8.prefix(2))
      guard let byte = bytes.first else { continue }
      first.insert(byte)
      if bytes.count == 2 { firstTwo.insert(WordInitials.pair(byte, bytes[1])) }
    }
  }

  /// Whether a phrase's first word may be one of the words; a phrase it refuses cannot occur.
  ///
  /// A stem keeps the first letter of a word, and the first two of one with five letters or more.
  func canBegin(_ phrase: String) -> Bool {
    let bytes = phrase.utf8.prefix(5)
    guard let start = bytes.first.map(WordInitials.lowered) else { return false }
    guard WordInitials.isLetter(start) else { return true }
    guard first.contains(start) else { return false }
    let letters = bytes.map(WordInitials.lowered).prefix(while: WordInitials.isLetter)
    return letters.count < 5 || firstTwo.contains(WordInitials.pair(letters[0], letters[1]))
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte | 0x20 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
}
