/// Words that say what stands after them.
extension Bytes {
  /// The word before a place, with at most four blanks, quotes and signs between; empty where there is none.
  func wordBefore(_ start: Int) -> Bytes {
    var end = start
    while end > 0, !self[end - 1].isPlainWord { end -= 1 }
    var begin = end
    while begin > 0, self[begin - 1].isPlainWord { begin -= 1 }
    return start - end <= 4 ? slice(begin, end) : to(0)
  }

  /// Whether the text is one of some words in lower case, whatever its own case.
  func isOne(of words: [StaticString]) -> Bool {
    words.contains { word in
      let word = Bytes(word)
      return word.count == count && buffer.indices.allSatisfy { self[$0].lowercased == word[$0] }
    }
  }

  /// Whether the text ends with one of some words in lower case, as `contentHash` does with `hash`.
  func endsWithOne(of words: [StaticString]) -> Bool {
    words.contains { word in
      let length = word.utf8CodeUnitCount
      return length <= count && from(count - length).isOne(of: [word])
    }
  }
}
