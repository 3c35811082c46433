/// Separates the request in a question from the context that it mentions.
///
/// In "My app uses MKMapView; how do I show a share sheet?" the map is context.
struct Clauses {
  /// Returns the text without its context clauses, or nil if it has none, consists only of them, or
  /// has no clause with a request.
  ///
  /// - Parameter phrases: The phrases that mark the role of a clause.
  static func withoutContext(
    _ text: String, phrases: [LexiconPhrase], fillers: Set<String>
  ) -> String? {
    let clauses = split(text)
    guard clauses.count > 1 else { return nil }
    var rest: [String] = []
    var isAsked = false
    for clause in clauses {
      let stems = WordForms.words(of: clause).map(\.stem)
      let matcher = PhraseMatcher(
        stems: stems, isClass: stems.map { _ in false }, fillers: fillers)
      let roles = phrases.filter { matcher.firstMatch(of: $0.phrase) != nil }.map(\.choice)
      if roles.contains(LexiconPhrase.asked) { isAsked = true }
      if roles.contains(LexiconPhrase.context), !roles.contains(LexiconPhrase.asked) { continue }
      rest.append(clause)
    }
    return isAsked && rest.count < clauses.count && !rest.isEmpty
      ? rest.joined(separator: ". ") : nil
  }

  /// Splits a text at punctuation before whitespace, so that `16.4` and `UIKit.UIView` stay whole,
  /// and at full-width punctuation.
  static func split(_ text: String) -> [String] {
    var clauses: [String] = []
    var clause = ""
    var isEnding = false
    for character in text {
      if isEnding, character.isWhitespace {
        clauses.append(clause)
        clause = ""
      }
      isEnding = ".;!?,\n".contains(character)
      clause.append(character)
      if "。；！？，、".contains(character) {
        clauses.append(clause)
        clause = ""
      }
    }
    clauses.append(clause)
    return clauses.filter { clause in clause.contains { $0.isLetter } }
  }
}

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
