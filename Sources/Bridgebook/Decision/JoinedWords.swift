/// Names that users type instead of words, such as `PullToRefresh` for "pull to refresh".
///
/// The words of questions are matched by phrase; words joined into one name would not match.
package enum JoinedWords {
  /// Replaces the names in a question with the phrases that they represent.
  ///
  /// Class names keep their form: names with a toolkit's prefix, and those with the endings of
  /// toolkit classes. A pasted log is returned unchanged.
  ///
  /// - Parameter phrase: Returns the phrase of the book with the same letters as a lowercase name;
  ///   nil if there is none.
  package static func separated<Failure: Error>(
    in text: String, phrase: (String) throws(Failure) -> String?
  ) throws(Failure) -> String {
    guard text.utf8.contains(where: { (65...90).contains($0) }), !PastedLog.isOne(text) else {
      return text
    }
    var result = ""
    var rest = text[...]
    var lookupCount = 0
    while let start = rest.firstIndex(where: isWordCharacter) {
      let end = rest[start...].firstIndex { !isWordCharacter($0) } ?? rest.endIndex
      let word = rest[start..<end]
      // `+=` would look up the conformances of a slice.
      result.append(contentsOf: rest[..<start])
      rest = rest[end...]
      if let view = introspected(word) {
        result += "introspect " + view
      } else if lookupCount < maximumLookupCount, isCandidate(word) {
        lookupCount += 1
        result += try phrase(word.lowercased()) ?? String(word)
      } else {
        result.append(contentsOf: word)
      }
    }
    result.append(contentsOf: rest)
    return result
  }

  /// Returns the view that a modifier of SwiftUI Introspect finds, as in `introspectScrollView`.
  private static func introspected(_ word: Substring) -> String? {
    let view = word.dropFirst("introspect".utf8.count)
    return word.hasPrefix("introspect") && view.first?.isUppercase == true ? String(view) : nil
  }

  /// Returns whether a word has the form of a type name, but not that of a platform class.
  private static func isCandidate(_ word: Substring) -> Bool {
    guard word.utf8.count <= maximumLength, word.first?.isUppercase == true,
      word.dropFirst().contains(where: \.isUppercase), word.contains(where: \.isLowercase)
    else { return false }
    if unprefixed.contains(String(word)) { return true }
    return !PlatformName.isOne(String(word)) && !endings.contains(where: word.hasSuffix)
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Names of UIKit and AppKit views without the prefix that are not names of SwiftUI views.
  private static let unprefixed: Set = [
    "CollectionView", "ImageView", "OutlineView", "PickerView", "SplitView", "StackView",
    "TableView", "TextView", "VisualEffectView",
  ]
  private static let endings = ["View", "Controller", "Recognizer", "Representable", "Kit"]
  private static let maximumLength = 40
  /// The maximum number of lookups, which limits the cost of a long text; a question has one or two
  /// such names.
  private static let maximumLookupCount = 8
}
