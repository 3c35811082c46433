/// Finds the known word that was probably meant by a mistyped one.
package enum Suggestion {
  /// Returns the candidate with the smallest edit distance, ignoring case, or nil if none is close
  /// enough to be a typo.
  ///
  /// - Parameter cap: The maximum number of edits, in addition to the limit of a third of the
  ///   letters of the shorter word.
  /// - Complexity: O(*n* · *m*) for each candidate, where *n* and *m* are the lengths of the two
  ///   words.
  package static func nearest(
    to word: String, in candidates: some Sequence<String>, atMost cap: Int = .max
  ) -> String? {
    let typed = Array(word.lowercased().utf8.prefix(maximumLength))
    var rows = Rows()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().utf8.prefix(maximumLength))
      let limit = min(cap, max(1, min(typed.count, letters.count) / 3))
      // Each additional letter of the longer word is an edit.
      guard abs(typed.count - letters.count) <= limit else { continue }
      guard let distance = distance(typed, letters, atMost: limit, &rows),
        distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Returns whether two words differ by one inserted, missing or wrong letter, or by two exchanged
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

  /// The last two rows of the table of distances and the current one; all candidates reuse them.
  private struct Rows {
    var beforeLast = Array(repeating: 0, count: maximumLength + 1)
    var last = Array(repeating: 0, count: maximumLength + 1)
    var current = Array(repeating: 0, count: maximumLength + 1)
  }

  /// Returns the edit distance of two words, counting an exchange of neighboring letters as one
  /// edit; nil if it exceeds the limit.
  private static func distance(
    _ left: [UInt8], _ right: [UInt8], atMost limit: Int, _ rows: inout Rows
  ) -> Int? {
    for column in 0...right.count { rows.last[column] = column }
    for (row, letter) in left.enumerated() {
      rows.current[0] = row + 1
      var least = row + 1
      for (column, other) in right.enumerated() {
        var cost = min(
          rows.last[column] + (letter == other ? 0 : 1), rows.last[column + 1] + 1,
          rows.current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, rows.beforeLast[column - 1] + 1)
        }
        rows.current[column + 1] = cost
        least = min(least, cost)
      }
      // An exchange refers to the row before the previous one, and adds one to its value.
      if least > limit + 1 { return nil }
      swap(&rows.beforeLast, &rows.last)
      swap(&rows.last, &rows.current)
    }
    return rows.last[right.count] <= limit ? rows.last[right.count] : nil
  }
}
