internal import Bridgebook

/// Prepares text for full-text search: the words inside names, and pieces of Chinese and Japanese text.
package enum SearchText {
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
      let isEastAsian = character.unicodeScalars.first.map(EastAsianText.holds) ?? false
      if isEastAsian { run.append(character) } else { finish() }
    }
    finish()
    return runs
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

  /// The words a stretch of Chinese, Japanese or Korean text may hold: its parts of two to six characters.
  package static func eastAsianWords(of text: String) -> [String] {
    var words: [String] = []
    for pieces in bigrams(of: text) {
      let run = pieces.dropFirst().reduce(into: pieces.first ?? "") { $0.append($1.last ?? " ") }
      let characters = Array(run.prefix(longestRun))
      for start in characters.indices {
        for end in (start + 2)..<(start + 7) where end <= characters.count {
          words.append(String(characters[start..<end]))
        }
      }
    }
    return Array(words.prefix(mostEastAsianWords))
  }

  private static let longestRun = 60
  private static let mostEastAsianWords = 600
}
