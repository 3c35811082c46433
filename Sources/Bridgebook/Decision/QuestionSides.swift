/// What a question says about each side of a bridge, and about things that are on neither.
///
/// A bridge has two ends: a question that names only one of them, or something else altogether, is not about bridging.
package struct QuestionSides: Equatable, Sendable {
  /// Words that belong to SwiftUI.
  package private(set) var swiftUI = 0
  /// Words that belong to UIKit, AppKit or WatchKit, and names of their classes.
  package private(set) var platform = 0
  /// Words of the bridge itself, such as `representable` or `hosted`, which imply both sides.
  package private(set) var bridge = 0
  /// Words of other frameworks and of work that is not user interface.
  package private(set) var foreign = 0

  /// - Parameter phrases: those of the fact `side`; others are passed over.
  package init(of text: String, phrases: [LexiconPhrase]) {
    let words = WordForms.words(of: String(text.prefix(QuestionSides.longestText)))
    let stems = words.map(\.stem)
    let matcher = PhraseMatcher(stems: stems, isClass: stems.map { _ in false })
    var taken = Array(repeating: false, count: words.count)
    for phrase in phrases where phrase.fact == LexiconPhrase.side {
      for range in matcher.matches(of: phrase.phrase) {
        for index in range { taken[index] = true }
        add(phrase.weight, to: phrase.choice)
      }
    }
    // A name of the tables has its side; of others the prefix tells.
    for (word, isTaken) in zip(words, taken)
    where !isTaken && PlatformName.isOne(word.text) {
      add(QuestionSides.nameWeight, to: LexiconPhrase.platformSide)
    }
  }

  /// Whether both sides have evidence.
  package var isAcross: Bool { bridge > 0 || (swiftUI > 0 && platform > 0) }

  /// Whether it is about something else: other things outweigh both sides.
  package var isElsewhere: Bool {
    foreign > 0 && bridge == 0 && foreign >= min(swiftUI, platform) * 2
  }

  private mutating func add(_ weight: Int, to side: String) {
    switch side {
    case LexiconPhrase.swiftUISide: swiftUI += weight
    case LexiconPhrase.platformSide: platform += weight
    case LexiconPhrase.bridgeSide: bridge += weight
    default: foreign += weight
    }
  }

  private static let nameWeight = 2
  /// What stands behind is a paste, and its words say no more than those before.
  private static let longestText = 4000
}

extension QuestionSides {
  /// Whether SwiftUI is all it names.
  package var isSwiftUIAlone: Bool { swiftUI > 0 && platform == 0 && bridge == 0 }
}

/// Tells names of UIKit, AppKit and WatchKit and of frameworks with views from other words by their prefix.
enum PlatformName {
  /// `UIButton`, `NSView` and `GMSMapView` are; `URLSession` and `ScrollView` are not.
  static func isOne(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var capitals = 0
    while capitals < bytes.count, (65...90).contains(bytes[capitals]) { capitals += 1 }
    guard capitals >= 3, capitals < bytes.count, (97...122).contains(bytes[capitals]) else {
      return false
    }
    if capitals == 3, toolkits.contains(where: name.hasPrefix) { return true }
    return endings.contains(where: name.hasSuffix)
  }

  /// What a class is called in the other toolkit, if it is there.
  static func counterparts(of name: String) -> [String] {
    [("NS", "UI"), ("UI", "NS")].compactMap { from, to in
      name.hasPrefix(from) ? to + name.dropFirst(from.count) : nil
    }
  }

  private static let toolkits = ["UI", "NS", "WK"]
  private static let endings = [
    "View", "Controller", "Recognizer", "Layer", "Window", "Button", "Delegate",
  ]
}
