/// Prepares text for full-text search: the words inside names, and pieces of Chinese and Japanese text.
package enum SearchText {
  /// The words inside each camel-case name of the text, each name once: `updateUIView` gives `update ui view`.
  package static func camelCaseParts(of text: String) -> String {
    var seen: Set<Substring> = []
    var parts: [String] = []
    for word in asciiWords(of: text) where isCamelCase(word) && seen.insert(word).inserted {
      parts.append(split(word).joined(separator: " "))
    }
    return parts.joined(separator: " ")
  }

  /// The words inside one name, lower-cased; a run of capitals is one word up to its last letter.
  package static func split(_ name: Substring) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start = 0
    for index in 1..<max(1, bytes.count) {
      let before = bytes[index - 1]
      let here = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let beginsWord =
        (isUpper(here) && !isUpper(before)) || (isUpper(here) && isUpper(before) && isLower(next))
      if beginsWord {
        words.append(String(decoding: bytes[start..<index], as: UTF8.self).lowercased())
        start = index
      }
    }
    words.append(String(decoding: bytes[start...], as: UTF8.self).lowercased())
    return words
  }

  /// Two-character pieces of each run of Chinese, Japanese or Korean text; a single character stands alone.
  package static func bigrams(of text: String) -> [[String]] {
    var runs: [[String]] = []
    var run: [Character] = []
    func finish() {
      if run.count == 1 { runs.append([String(run[0])]) }
      if run.count > 1 {
        runs.append((1..<run.count).map { String([run[$0 - 1], run[$0]]) })
      }
      run = []
    }
    // Text without such characters is by far the most; its bytes are all below those of the scripts.
    guard text.utf8.contains(where: { $0 >= 0xe2 }) else { return [] }
    for character in text {
      if isEastAsian(character) { run.append(character) } else { finish() }
    }
    finish()
    return runs
  }

  private static func isEastAsian(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x3041...0x30ff, 0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7a3,
      0xf900...0xfaff, 0xff66...0xff9d, 0x20000...0x323af:
      return true
    default: return false
    }
  }

  private static func asciiWords(of text: String) -> [Substring] {
    let utf8 = text.utf8
    var words: [Substring] = []
    var start: String.Index?
    var index = utf8.startIndex
    while index < utf8.endIndex {
      let byte = utf8[index]
      let isWord = isUpper(byte) || isLower(byte) || (48...57).contains(byte)
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(text[first..<index])
        start = nil
      }
      index = utf8.index(after: index)
    }
    if let start { words.append(text[start...]) }
    return words
  }

  private static func isCamelCase(_ word: Substring) -> Bool {
    let bytes = word.utf8
    return bytes.dropFirst().contains(where: isUpper) && bytes.contains(where: isLower)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
}
