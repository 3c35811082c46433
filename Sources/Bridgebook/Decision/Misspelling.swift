/// Finds words that differ from a class of the book by one slip.
struct Misspelling {
  private let components: [String: String]

  /// - Parameter components: class names by their lower-case spelling.
  init(components: [String: String]) {
    self.components = components
  }

  /// The first such word; a slip that fits two classes fits none.
  func first(in words: [WordForms.Word]) -> QuestionReading.Correction? {
    for word in words {
      let typed = Array(word.text.lowercased().utf8)
      guard typed.count >= Misspelling.shortest else { continue }
      var found: [String] = []
      for (folded, name) in components where Misspelling.isSlip(typed, of: Array(folded.utf8)) {
        found.append(name)
      }
      if found.count == 1 { return .init(typed: word.text, name: found[0]) }
    }
    return nil
  }

  /// One letter more, less or other, or two neighbors swapped, behind the two letters of the framework.
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

  /// Shorter words are too often something else.
  private static let shortest = 8
}
