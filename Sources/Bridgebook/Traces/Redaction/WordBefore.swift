/// Recognition of words that identify the text after them.
extension Bytes {
  /// Returns the word before an index, with at most four spaces, quotes and symbols in between, or
  /// nothing if there is none.
  func wordBefore(_ start: Int) -> Bytes {
    var end = start
    while end > 0, !self[end - 1].isPlainWord { end -= 1 }
    var begin = end
    while begin > 0, self[begin - 1].isPlainWord { begin -= 1 }
    return start - end <= 4 ? slice(begin, end) : to(0)
  }

  /// Returns whether the text is one of the given lowercase words, ignoring its case.
  func isOne(of words: [StaticString]) -> Bool {
    words.contains { word in
      let word = Bytes(word)
      return word.count == count && buffer.indices.allSatisfy { self[$0].lowercased == word[$0] }
    }
  }

  /// Returns whether the text ends with one of the given lowercase words, as `contentHash` ends
  /// with `hash`.
  func endsWithOne(of words: [StaticString]) -> Bool {
    words.contains { word in
      let length = word.utf8CodeUnitCount
      return length <= count && from(count - length).isOne(of: [word])
    }
  }
}
