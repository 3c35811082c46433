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
        result += abbreviations[word] ?? word
      }
    }
    result.append(contentsOf: rest)
    return result
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let pairs = ["app kit": "AppKit", "swift ui": "SwiftUI", "ui kit": "UIKit"]
  private static let abbreviations = ["VC": "view controller", "VCs": "view controllers"]
}
