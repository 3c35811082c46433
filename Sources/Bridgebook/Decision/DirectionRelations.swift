/// Derives the direction of a bridge from the prepositions and verbs between the two sides.
///
/// "A UILabel in my SwiftUI form" and "a SwiftUI label in my UIView" use the same words; only their
/// order tells which side contains the other.
struct DirectionRelations {
  /// The direction of a bridge, and the words it was derived from.
  struct Relation {
    let choice: String
    let phrase: String
  }

  private enum Side {
    case swiftUI, platform
  }

  /// Returns the relations in a text, each direction once; words in different clauses are not
  /// related.
  ///
  /// - Parameter isClass: Returns whether a word names a class of UIKit, AppKit or WatchKit.
  static func find(in text: String, isClass: (String) -> Bool) -> [Relation] {
    var found: [Relation] = []
    for clause in Clauses.split(text) {
      let clause = DirectionRelations(words: WordForms.words(of: clause), isClass: isClass)
      for relation in clause.found where !found.contains(where: { $0.choice == relation.choice }) {
        found.append(relation)
      }
    }
    return found
  }

  private let words: [WordForms.Word]
  private let sides: [(side: Side, index: Int)]

  private init(words: [WordForms.Word], isClass: (String) -> Bool) {
    self.words = words
    var sides: [(side: Side, index: Int)] = []
    for (index, word) in words.enumerated() {
      if DirectionRelations.isSwiftUI(word) {
        sides.append((.swiftUI, index))
      } else if isClass(word.text) || DirectionRelations.platforms.contains(word.stem)
        || (word.stem == "controller" && index > 0 && words[index - 1].stem == "view")
      {
        sides.append((.platform, index))
      }
    }
    self.sides = sides
  }

  /// The relations between neighboring words of different sides.
  private var found: [Relation] {
    var found: [Relation] = []
    for (first, second) in zip(sides, sides.dropFirst()) where first.side != second.side {
      guard let choice = choice(first, second) else { continue }
      let phrase = "\(words[first.index].text) … \(words[second.index].text)"
      found.append(Relation(choice: choice, phrase: phrase))
    }
    return found
  }

  private func choice(
    _ first: (side: Side, index: Int), _ second: (side: Side, index: Int)
  ) -> String? {
    let between = words[(first.index + 1)..<second.index]
    guard between.count <= DirectionRelations.maximumGap else { return nil }
    // The preposition that governs the second word precedes it directly, or with adjectives in
    // between.
    guard
      let place = between.suffix(DirectionRelations.adjectives + 1).lastIndex(where: {
        DirectionRelations.prepositions.contains($0.stem)
          || DirectionRelations.verbs.contains($0.stem)
      })
    else { return nil }
    let before = place > words.startIndex ? words[place - 1].stem : ""
    let isMade = DirectionRelations.making.contains(before)
    let link = words[place].stem
    if DirectionRelations.verbs.contains(link) {
      // A platform container shows SwiftUI content; a SwiftUI screen shows a controller.
      return first.side == .platform ? "into-platform" : "into-swiftui"
    }
    guard first.side == .platform else { return link == "with" ? nil : "into-platform" }
    switch link {
    case "with", "by":
      let start = max(0, first.index - DirectionRelations.adjectives)
      let isReplaced = words[start..<place].contains { $0.stem == "replac" }
      return isReplaced || isMade || hasContent(after: second.index) ? "into-platform" : nil
    case "as", "that": return nil
    default: return isMade ? "into-platform" : "into-swiftui"
    }
  }

  /// Returns whether SwiftUI qualifies a noun for something visible, as in "SwiftUI content".
  private func hasContent(after index: Int) -> Bool {
    index + 1 < words.count && DirectionRelations.content.contains(words[index + 1].stem)
  }

  /// Returns whether a word is `SwiftUI` or the name of a library that begins with it.
  private static func isSwiftUI(_ word: WordForms.Word) -> Bool {
    word.stem.hasPrefix("swiftui")
  }

  private static let platforms: Set = [
    "uikit", "appkit", "watchkit", "viewcontroller", "storyboard", "xib", "nib",
  ]
  private static let prepositions: Set = [
    "in", "inside", "into", "within", "insid", "to", "from", "as", "with", "by", "for", "that",
    "on",
    "onto", "over", "behind", "above", "under",
  ]
  private static let verbs: Set = [
    "contain", "display", "hold", "open", "present", "push", "show", "shown",
  ]
  private static let content: Set = [
    "card", "cell", "content", "insid", "item", "label", "layout", "page", "row", "screen", "view",
  ]
  /// Stems of verbs that make the SwiftUI part the content, as in "a cell made in SwiftUI".
  private static let making: Set = [
    "written", "mad", "made", "built", "build", "implement", "done",
  ]
  private static let maximumGap = 8
  private static let adjectives = 3
}
