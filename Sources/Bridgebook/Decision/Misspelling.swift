/// Finds words that differ from the name of a class of the book by one typing error.
struct Misspelling {
  private let components: [String: String]

  /// - Parameter components: The class names by their lowercase spelling.
  init(components: [String: String]) {
    self.components = components
  }

  /// Returns the first such word; a word that could be two classes is skipped.
  func first(in words: [WordForms.Word]) -> QuestionReading.Correction? {
    for word in words {
      let typed = Array(word.text.lowercased().utf8)
      guard typed.count >= Misspelling.minimumLength else { continue }
      var found: [String] = []
      for (folded, name) in components where Misspelling.isSlip(typed, of: Array(folded.utf8)) {
        found.append(name)
      }
      if found.count == 1 { return .init(typed: word.text, name: found[0]) }
    }
    return nil
  }

  /// Returns whether a word has one letter more, less or different, or two neighboring letters
  /// swapped, after an equal prefix of two letters.
  private static func isSlip(_ typed: [UInt8], of name: [UInt8]) -> Bool {
    guard abs(typed.count - name.count) <= 1, typed.prefix(2).elementsEqual(name.prefix(2)),
      typed != name
    else { return false }
    var front = 0
    while front < min(typed.count, name.count), typed[front] == name[front] { front += 1 }
    var back = 0
    while back < min(typed.count, name.count) - front,
      typed[typed.count - 1 - back] == name[name.count - 1 - back]
    { back += 1 }
    let typedRest = typed[front..<(typed.count - back)]
    let nameRest = name[front..<(name.count - back)]
    if max(typedRest.count, nameRest.count) <= 1 { return true }
    return typedRest.count == 2 && nameRest.elementsEqual(typedRest.reversed())
  }

  /// The minimum length of a word; shorter ones are too often something else.
  private static let minimumLength = 8
}
