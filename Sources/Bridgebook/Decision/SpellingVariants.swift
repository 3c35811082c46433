/// Other spellings of the words in questions about bridging, such as "Swift UI" and "VC".
package enum SpellingVariants {
  /// Returns the text with each variant replaced by the usual spelling; a pasted log is returned
  /// unchanged.
  package static func unified(_ text: String) -> String {
    guard !PastedLog.isOne(text) else { return text }
    var result = ""
    var rest = text[...]
    var previous: (word: String, end: String.Index)?
    while let start = rest.firstIndex(where: isWordCharacter) {
      let end = rest[start...].firstIndex { !isWordCharacter($0) } ?? rest.endIndex
      let word = String(rest[start..<end])
      let gap = rest[..<start]
      rest = rest[end...]
      if let first = previous, gap == " " || gap == "-",
        let joined = pairs[first.word.lowercased() + " " + word.lowercased()]
      {
        result = String(result[..<first.end]) + joined
        previous = nil
      } else {
        result.append(contentsOf: gap)
        previous = (word, result.endIndex)
        result += abbreviations[word] ?? misspellings[word.lowercased()] ?? word
      }
    }
    result.append(contentsOf: rest)
    return result
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let pairs = ["app kit": "AppKit", "swift ui": "SwiftUI", "ui kit": "UIKit"]
  /// The names of the frameworks, by the misspellings that omit a letter or exchange two
  /// neighboring letters.
  private static let misspellings: [String: String] = {
    var names: [String: String] = [:]
    for name in ["SwiftUI", "UIKit", "AppKit"] {
      let letters = Array(name.lowercased())
      for index in letters.indices.dropFirst() {
        var swapped = letters
        swapped.swapAt(index - 1, index)
        names[String(swapped)] = name
        // A shorter name with a missing letter may be another word.
        guard letters.count >= minimumShortenedLength else { continue }
        var shortened = letters
        shortened.remove(at: index)
        names[String(shortened)] = name
      }
      names[name.lowercased()] = nil
    }
    return names
  }()
  private static let minimumShortenedLength = 7
  private static let abbreviations = ["VC": "view controller", "VCs": "view controllers"]
}

/// Finds words that differ from the name of a class in the book by one typing error.
package struct Misspelling {
  private let components: [String: String]

  /// - Parameter components: The class names by their lowercase spelling.
  package init(components: [String: String]) {
    self.components = components
  }

  /// Returns the first misspelled word with its class; a word that could mean two classes is
  /// skipped.
  func first(in words: [WordForms.Word]) -> QuestionReading.Correction? {
    for word in words {
      if let name = name(meantBy: word.text) { return .init(typed: word.text, name: name) }
    }
    return nil
  }

  /// Returns the class that a misspelled word means; nil if it could mean none or several.
  package func name(meantBy word: String) -> String? {
    let typed = Array(word.lowercased().utf8)
    guard typed.count >= Misspelling.minimumLength else { return nil }
    var found: [String] = []
    for (folded, name) in components {
      let letters = Array(folded.utf8)
      // The first two letters are rarely wrong, and nearly all class names begin with a prefix.
      guard letters.prefix(2).elementsEqual(typed.prefix(2)) else { continue }
      if Suggestion.isOneEdit(typed, from: letters) { found.append(name) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The minimum length of a word; shorter words are too often correct words with another meaning.
  private static let minimumLength = 8
}
