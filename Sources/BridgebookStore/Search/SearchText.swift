internal import Bridgebook

/// Prepares text for full-text search: splits names into words, and Chinese and Japanese text into
/// pieces.
package enum SearchText {
  /// Returns the words inside a name in lowercase; a run of capitals is one word up to its last
  /// letter.
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

  /// Returns the two-character pieces of each run of Chinese, Japanese or Korean text; a single
  /// character is a piece by itself.
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
    // A fast path: most text contains no byte as high as the first byte of these scripts.
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

  /// Returns the possible words in a run of Chinese, Japanese or Korean text: its parts of two to
  /// six characters.
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
    return Array(words.prefix(maximumEastAsianWordCount))
  }

  private static let longestRun = 60
  private static let maximumEastAsianWordCount = 600
}
