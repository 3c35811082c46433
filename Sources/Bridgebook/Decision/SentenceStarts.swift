/// Inserts the sentence marks that are missing when a title and its text are pasted as one line.
package enum SentenceStarts {
  /// Returns the text with a period between a title and the following sentence, as in "How to add
  /// drag and drop in SwiftUI A view should accept files".
  ///
  /// Words of two sentences would otherwise be matched as one phrase. A title in which many such
  /// words are capitalized is one sentence, and is returned unchanged.
  package static func marked(in text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let starts = words.indices.dropFirst().filter { index in
      first.contains(String(words[index])) && words[index - 1].last.map(isOfWord) ?? false
    }
    guard !starts.isEmpty, starts.count <= maximumCount else { return text }
    var marked = words.map(String.init)
    for index in starts { marked[index - 1] += "." }
    return marked.joined(separator: " ")
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == ")"
  }

  /// Words that begin sentences and are not names.
  private static let first: Set = [
    "A", "After", "An", "Asks", "Can", "Could", "Does", "He", "How", "If", "Is", "It", "My",
    "Needs", "Our", "She", "Should", "Some", "The", "There", "These", "They", "This", "Tries",
    "Trying", "Uses", "Wants", "We", "What", "When", "Where", "Which", "While", "Why", "Would",
  ]
  /// The maximum number of such words; a text with more of them is a title in title case.
  private static let maximumCount = 3
}
