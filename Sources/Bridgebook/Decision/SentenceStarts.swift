/// Inserts the sentence marks that are missing when a title and its text are pasted as one line.
package enum SentenceStarts {
  /// Returns the text with a period between a title and the following sentence, as in "How to add
  /// drag and drop in SwiftUI A view should accept files".
  ///
  /// Words of two sentences would otherwise be matched as one phrase. A title in which many such
  /// words are capitalized is one sentence, and is not divided before them.
  package static func marked(in text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let usual = words.indices.dropFirst().filter { index in
      first.contains(String(words[index])) && words[index - 1].last.map(isOfWord) ?? false
    }
    let starts = Set(usual.count <= maximumCount ? usual : [])
      .union(words.indices.filter { endsTitle(words, before: $0) })
    guard !starts.isEmpty else { return text }
    var marked = words.map(String.init)
    for index in starts { marked[index - 1] += "." }
    return marked.joined(separator: " ")
  }

  /// Returns whether a title that ends with the name of a framework ends before a word, as in "a
  /// text field in SwiftUI Currency fields should have the focus".
  ///
  /// The word begins with a capital letter, and the next one does not. It is not a name that can
  /// follow that of the framework, as in "in SwiftUI List rows".
  private static func endsTitle(_ words: [Substring], before index: Int) -> Bool {
    guard index > 1, index + 1 < words.count, frameworks.contains(String(words[index - 1])),
      prepositions.contains(words[index - 2].lowercased()),
      words[index].first?.isUppercase == true, words[index].dropFirst().allSatisfy(\.isLowercase),
      words[index + 1].first?.isLowercase == true
    else { return false }
    return !names.contains(String(words[index]))
  }

  private static let frameworks: Set = ["AppKit", "SwiftUI", "UIKit"]
  private static let prepositions: Set = [
    "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
  ]
  /// Names of SwiftUI and its surroundings that consist of one word.
  private static let names: Set = [
    "App", "Apps", "Binding", "Button", "Canvas", "Chart", "Charts", "Color", "Form", "Gauge",
    "Grid", "Group", "Image", "Label", "Layout", "Link", "List", "Lists", "Mac", "Map", "Menu",
    "Model", "Navigation", "Path", "Picker", "Preview", "Previews", "Scene", "Section", "Shape",
    "Slider", "Spacer", "State", "Stepper", "Table", "Text", "Toggle", "View", "Views", "Window",
  ]

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
