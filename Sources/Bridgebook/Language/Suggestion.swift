/// Finds the known word that was probably meant by a mistyped one.
package enum Suggestion {
  /// Returns the candidate with the smallest edit distance, ignoring case, or nil if none is close
  /// enough to be a typo.
  ///
  /// - Complexity: O(*n* · *m*) for each candidate, where *n* and *m* are the lengths of both
  ///   words.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8.prefix(maximumLength))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().utf8.prefix(maximumLength))
      let limit = max(1, min(typed.count, letters.count) / 3)
      // Each letter that one word has more is an edit.
      guard abs(typed.count - letters.count) <= limit else { continue }
      let distance = distance(typed, letters)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Returns whether two words differ by one inserted, missing or wrong letter, or by two swapped
  /// neighbors.
  package static func isOneEdit(_ typed: [UInt8], from word: [UInt8]) -> Bool {
    guard abs(typed.count - word.count) <= 1, typed != word else { return false }
    let shorter = min(typed.count, word.count)
    var front = 0
    while front < shorter, typed[front] == word[front] { front += 1 }
    var back = 0
    while back < shorter - front, typed[typed.count - 1 - back] == word[word.count - 1 - back] {
      back += 1
    }
    let left = typed[front..<(typed.count - back)]
    let right = word[front..<(word.count - back)]
    if max(left.count, right.count) <= 1 { return true }
    return left.count == 2 && right.elementsEqual(left.reversed())
  }

  private static let maximumLength = 64

  /// Returns the edit distance of two words, counting a swap of neighboring letters as one edit.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
