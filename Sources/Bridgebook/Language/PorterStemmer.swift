/// Reduces English words to stems with the algorithm that Martin Porter published in 1980.
///
/// The full-text index uses these stems, so that a search for `rotate` also finds `rotation`.
/// Phrases in questions are compared by `WordForms` instead, which distinguishes derived words.
package struct PorterStemmer {
  private var word: [UInt8]

  /// Returns the stem of a lowercase word, or the word itself if it is shorter than three letters
  /// or contains anything but `a` to `z`.
  package static func stem(_ word: String) -> String {
    let bytes = Array(word.utf8)
    guard bytes.count > 2, bytes.allSatisfy({ (97...122).contains($0) }) else { return word }
    var stemmer = PorterStemmer(word: bytes)
    stemmer.stem()
    return String(decoding: stemmer.word, as: UTF8.self)
  }

  private mutating func stem() {
    dropPlural()
    dropPastAndProgressive()
    if ends(with: "y"), hasVowel(upTo: word.count - 1) { word[word.count - 1] = letter("i") }
    replaceFirst(of: PorterStemmer.doubleSuffixes)
    replaceFirst(of: PorterStemmer.singleSuffixes)
    dropSuffix()
    dropFinalLetter()
  }

  private mutating func dropPlural() {
    if ends(with: "sses") || ends(with: "ies") {
      word.removeLast(2)
    } else if ends(with: "s"), !ends(with: "ss") {
      word.removeLast()
    }
  }

  private mutating func dropPastAndProgressive() {
    if ends(with: "eed") {
      if measure(upTo: word.count - 3) > 0 { word.removeLast() }
      return
    }
    if ends(with: "ed"), hasVowel(upTo: word.count - 2) {
      word.removeLast(2)
    } else if ends(with: "ing"), hasVowel(upTo: word.count - 3) {
      word.removeLast(3)
    } else {
      return
    }
    if ends(with: "at") || ends(with: "bl") || ends(with: "iz") {
      word.append(letter("e"))
    } else if endsInDoubleConsonant, let last = word.last, !"lsz".utf8.contains(last) {
      word.removeLast()
    } else if measure(upTo: word.count) == 1, isShort(upTo: word.count) {
      word.append(letter("e"))
    }
  }

  /// Replaces the first suffix that matches; as in Porter's algorithm, no other suffix is tried if
  /// its condition fails.
  private mutating func replaceFirst(of suffixes: [(StaticString, StaticString)]) {
    for (ending, other) in suffixes where ends(with: ending) {
      let rest = word.count - ending.utf8CodeUnitCount
      guard measure(upTo: rest) > 0 else { return }
      word.removeLast(ending.utf8CodeUnitCount)
      for offset in 0..<other.utf8CodeUnitCount { word.append(other.utf8Start[offset]) }
      return
    }
  }

  private mutating func dropSuffix() {
    for ending in PorterStemmer.lastSuffixes where ends(with: ending) {
      let rest = word.count - ending.utf8CodeUnitCount
      guard measure(upTo: rest) > 1 else { return }
      if ends(with: "ion"), word[rest - 1] != letter("s"), word[rest - 1] != letter("t") { return }
      word.removeLast(ending.utf8CodeUnitCount)
      return
    }
  }

  private mutating func dropFinalLetter() {
    if ends(with: "e") {
      let rest = word.count - 1
      let measure = measure(upTo: rest)
      if measure > 1 || (measure == 1 && !isShort(upTo: rest)) { word.removeLast() }
    }
    if ends(with: "ll"), measure(upTo: word.count) > 1 { word.removeLast() }
  }

  private func isConsonant(_ index: Int) -> Bool {
    switch word[index] {
    case letter("a"), letter("e"), letter("i"), letter("o"), letter("u"): false
    case letter("y"): index == 0 || !isConsonant(index - 1)
    default: true
    }
  }

  /// Returns Porter's measure: the number of times a vowel is followed by a consonant.
  private func measure(upTo end: Int) -> Int {
    var count = 0
    var wasVowel = false
    for index in 0..<max(0, end) {
      let isVowel = !isConsonant(index)
      if wasVowel, !isVowel { count += 1 }
      wasVowel = isVowel
    }
    return count
  }

  private func hasVowel(upTo end: Int) -> Bool {
    (0..<max(0, end)).contains { !isConsonant($0) }
  }

  private var endsInDoubleConsonant: Bool {
    word.count > 1 && word[word.count - 1] == word[word.count - 2] && isConsonant(word.count - 1)
  }

  /// Returns whether the word ends in consonant, vowel, consonant, where the last is not w, x or y.
  private func isShort(upTo end: Int) -> Bool {
    guard end > 2, isConsonant(end - 3), !isConsonant(end - 2), isConsonant(end - 1) else {
      return false
    }
    return !"wxy".utf8.contains(word[end - 1])
  }

  /// Returns whether the word ends with a text; compares bytes in place, because this runs for
  /// every word of the book.
  private func ends(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard word.count >= count else { return false }
    let start = word.count - count
    for offset in 0..<count where word[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private func letter(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) }

  private static let doubleSuffixes: [(StaticString, StaticString)] = [
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"),
    ("abli", "able"), ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"),
    ("ization", "ize"), ("ation", "ate"), ("ator", "ate"), ("alism", "al"), ("iveness", "ive"),
    ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"), ("iviti", "ive"), ("biliti", "ble"),
  ]

  private static let singleSuffixes: [(StaticString, StaticString)] = [
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""),
    ("ness", ""),
  ]

  private static let lastSuffixes: [StaticString] = [
    "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou",
    "ism", "ate", "iti", "ous", "ive", "ize",
  ]
}
