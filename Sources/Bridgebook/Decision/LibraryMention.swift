/// The third-party library that a question names.
///
/// A library is the subject only if it is what is used in SwiftUI. "Our app uses Lottie" tells what
/// the app has, and "instead of Lottie" what is not wanted.
struct LibraryMention {
  let library: Library
  /// Whether the question only says that the app has the library.
  let isContext: Bool
  /// Whether a pronoun after the name may mean the library, as in "we use Lottie; bring it to …".
  let isMeantLater: Bool
  /// The name, as the table has it.
  private let name: String

  /// Finds the longest name of a library, because "Mapbox Navigation" is not "Mapbox".
  ///
  /// Returns nil if the words name none, ask for something in its place, or mean another kind of
  /// thing than its class.
  init?(_ words: [WordForms.Word], _ matcher: PhraseMatcher, _ votes: Votes) {
    let named = votes.evidence.compactMap { item in
      item.library.map { (library: $0, name: item.phrase) }
    }
    guard let longest = named.max(by: { $0.name.utf8.count < $1.name.utf8.count }),
      let place = matcher.firstMatch(of: longest.name)
    else { return nil }
    let before = words[..<place.lowerBound].map(\.stem)
      .filter { !DirectionWords.light.contains($0) || DirectionWords.subjects.contains($0) }
    guard !LibraryMention.isReplaced(after: before),
      votes.isConsistent(with: longest.library, named: longest.name)
    else { return nil }
    library = longest.library
    name = longest.name
    isContext = LibraryMention.isContext(after: before)
    isMeantLater = words[place.upperBound...].contains {
      DirectionWords.pronouns.contains($0.stem)
    }
  }

  /// Sets the subject of a reading: the view that the question names beside the library, or the
  /// class of the table.
  ///
  /// - Parameter own: A name in the question that ends like that of a view.
  func setSubject(of reading: inout QuestionReading, besides own: String? = nil) {
    var className = library.className
    if library.role == .view, let own, own.lowercased() != name { className = own }
    reading.subject = .unknown(name: className, role: library.role, base: nil)
    reading.isNamed = true
  }

  /// Returns whether a name in the question is a spelling of the library's, so that its class was
  /// only guessed.
  func isNamed(by subject: QuestionReading.Subject?) -> Bool {
    guard case .unknown(let guess, _, nil) = subject else { return false }
    return guess.lowercased() == name
  }

  private static func isReplaced(after before: [String]) -> Bool {
    let last = before.suffix(2)
    return last.contains(where: DirectionWords.replacing.contains)
      || last.contains { ["than", "versus", "vs", "without"].contains($0) }
      || [["instead", "of"], ["alternative", "to"]].contains { pair in
        Array(last) == pair.map(WordForms.stem)
      }
  }

  /// Returns whether the words before a name end like "our app uses", "an app built with" or
  /// "I use", but not like "how do I use".
  private static func isContext(after before: [String]) -> Bool {
    let words = before.filter { !["already", "current"].contains($0) }
    guard let verb = words.last, words.count > 1 else { return false }
    let owner = words[words.count - 2]
    if ["with", "on"].contains(verb) {
      return DirectionWords.apps.contains(owner) || DirectionWords.building.contains(owner)
    }
    guard DirectionWords.having.contains(verb) else { return false }
    if DirectionWords.apps.contains(owner) { return true }
    return ["i", "we"].contains(owner)
      && !(words.dropLast(2).last.map(DirectionWords.asking.contains) ?? false)
  }
}
