/// Removes the parts that a question explicitly excludes.
///
/// In "a scroll view without UIHostingController" the class is not evidence.
enum Exclusions {
  /// Returns the remaining words, or nil if the question excludes nothing.
  static func rest(
    of words: [WordForms.Word], matcher: PhraseMatcher, phrases: [LexiconPhrase]
  ) -> [WordForms.Word]? {
    var isLeftOut = Array(repeating: false, count: words.count)
    for phrase in phrases where phrase.choice == LexiconPhrase.excluded {
      for range in matcher.matches(of: phrase.phrase) {
        for index in range { isLeftOut[index] = true }
      }
    }
    guard isLeftOut.contains(true) else { return nil }
    return zip(words, isLeftOut).compactMap { word, isLeftOut in isLeftOut ? nil : word }
  }
}
