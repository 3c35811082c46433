/// The words of a question that say what goes wrong, or ask for something.
struct SymptomWords {
  /// Words directly before a request that make it a circumstance, as in "when I try to".
  private static let circumstances: Set = ["when", "whenever"]

  let words: [WordForms.Word]
  let matcher: PhraseMatcher
  /// The phrases of the vocabulary about clauses.
  let phrases: [LexiconPhrase]

  /// Whether the words only say what goes wrong.
  var describesSymptom: Bool {
    // "Should vanish" says what is wanted.
    let wishes = phrases.filter { $0.choice == LexiconPhrase.wished }.map(\.phrase)
    return holds(LexiconPhrase.symptom, notAfter: Set(wishes))
      && !holds(LexiconPhrase.asked, notAfter: SymptomWords.circumstances)
  }

  /// Returns whether a phrase of a role occurs, other than directly after some words; "I" may stand
  /// between them.
  private func holds(_ role: String, notAfter excluded: Set<String>) -> Bool {
    phrases.contains { phrase in
      phrase.choice == role
        && matcher.matches(of: phrase.phrase).contains { range in
          let before = words[..<range.lowerBound].map(\.stem)
          let word = before.last == "i" ? before.dropLast().last : before.last
          return !excluded.contains(word ?? "")
        }
    }
  }
}
