/// A text that may hold a message of the runtime, with whatever a log puts around it.
package struct PastedMessage {
  private let words: [Substring]

  package init(_ text: String) {
    words = PastedMessage.words(of: text)
  }

  /// Whether there is any word to compare.
  package var isEmpty: Bool { words.isEmpty }

  /// How many words of the message stand in the text in their order; nil where it does not hold the message.
  ///
  /// The variable parts may be anything. A message may be cut off at either end where enough of it is left.
  package func match(_ pattern: String) -> Int? {
    var wanted: [Substring?] = []
    let message = MessagePattern(
      id: "", pattern: pattern, gotchas: [], severity: .note, isOnceOnly: false)
    for (index, part) in message.parts.enumerated() {
      if index > 0 { wanted.append(nil) }
      wanted += PastedMessage.words(of: part).map { Optional($0) }
    }
    let literals = wanted.count { $0 != nil }
    var longest = 0
    for start in words.indices {
      longest = max(longest, run(of: wanted[...], from: start))
      // The beginning may be cut off as well.
      if longest < literals, start == words.startIndex {
        for offset in wanted.indices.dropFirst() {
          longest = max(longest, run(of: wanted[offset...], from: start))
        }
      }
    }
    let isWhole = longest == literals
    let isMost = longest >= 4 && longest * 2 >= literals
    let isCutOff = longest >= 3 && longest * 5 >= words.count * 4
    return isWhole || isMost || isCutOff ? longest : nil
  }

  /// How many literal words follow one another in the text from a word on; a variable part takes up to twelve words.
  private func run(of wanted: ArraySlice<Substring?>, from start: Int) -> Int {
    var count = 0
    var place = start
    var canSkip = false
    for word in wanted {
      guard let word else {
        canSkip = true
        continue
      }
      var found = place
      let last = canSkip ? min(words.count, place + 13) : min(words.count, place + 1)
      while found < last, words[found] != word { found += 1 }
      guard found < last else { return count }
      place = found + 1
      count += 1
      canSkip = false
    }
    return count
  }

  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    let folded = text.lowercased()
    var start: Substring.Index?
    var index = folded.utf8.startIndex
    while index < folded.utf8.endIndex, words.count < mostWords {
      let byte = folded.utf8[index]
      let isWord = (97...122).contains(byte) || (48...57).contains(byte) || byte >= 128
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(folded[first..<index])
        start = nil
      }
      index = folded.utf8.index(after: index)
    }
    if let start { words.append(folded[start...]) }
    return words
  }

  private static let mostWords = 200
}
