/// The weights of a question's words for each side of a bridge, and for subjects on neither side.
///
/// A bridge has two ends: a question that names only one of them, or something else entirely, is
/// not about bridging.
package struct QuestionSides: Equatable, Sendable {
  /// The weight of words that belong to SwiftUI.
  package private(set) var swiftUI = 0
  /// The weight of words that belong to UIKit, AppKit or WatchKit, including class names.
  package private(set) var platform = 0
  /// The weight of the clearest word for UIKit, AppKit or WatchKit; many everyday words, such as
  /// "editor" and "keyboard", do not add up to a clear one.
  private(set) var clearestPlatform = 0
  /// The weight of words about the bridge itself, such as `representable` or `hosted`, which imply
  /// both sides.
  package private(set) var bridge = 0
  /// The weight of words about other frameworks and about work other than user interface.
  package private(set) var foreign = 0

  /// - Parameter phrases: The phrases of the lexicon; only those of the fact `side` and the
  ///   names of libraries are used.
  package init(of text: String, phrases: [LexiconPhrase]) {
    let words = WordForms.words(of: String(text.prefix(QuestionSides.maximumLength)))
    let stems = words.map(\.stem)
    let matcher = PhraseMatcher(stems: stems, isClass: stems.map { _ in false })
    var taken = Array(repeating: false, count: words.count)
    for phrase in phrases where phrase.fact == LexiconPhrase.side {
      for range in matcher.matches(of: phrase.phrase) {
        for index in range { taken[index] = true }
        add(phrase.weight, to: phrase.choice)
      }
    }
    for phrase in phrases
    where phrase.fact == LexiconPhrase.library && matcher.firstMatch(of: phrase.phrase) != nil {
      add(QuestionSides.nameWeight, to: LexiconPhrase.platformSide)
    }
    // Words that are not part of a phrase are judged by their prefix.
    for (word, isTaken) in zip(words, taken)
    where !isTaken && PlatformName.isOne(word.text) && !PlatformName.isValue(word.text)
      || !isTaken && (PlatformName.isOfToolkit(word.text) || PlatformName.isProperty(word.text))
    {
      add(QuestionSides.nameWeight, to: LexiconPhrase.platformSide)
    }
    // The names of libraries for SwiftUI begin with its name, such as SwiftUICharts.
    for (word, isTaken) in zip(words, taken)
    where !isTaken && word.stem.hasPrefix(LexiconPhrase.swiftUISide) {
      add(QuestionSides.nameWeight, to: LexiconPhrase.swiftUISide)
    }
  }

  /// Whether the question has words for both sides.
  package var isAcross: Bool { hasBridge || (swiftUI > 0 && platform > 0) }

  /// Whether words on neither side weigh more than twice as much as the weaker side, and no words
  /// name a bridge.
  package var isElsewhere: Bool {
    foreign > 0 && !hasBridge && foreign > min(swiftUI, platform) * 2
  }

  /// Whether the words name a bridge; a single everyday word, such as `hosted`, counts only
  /// together with a word of either side.
  var hasBridge: Bool {
    bridge > QuestionSides.commonWeight || bridge > 0 && swiftUI + platform > 0
  }

  private mutating func add(_ weight: Int, to side: String) {
    switch side {
    case LexiconPhrase.swiftUISide: swiftUI += weight
    case LexiconPhrase.platformSide:
      platform += weight
      clearestPlatform = max(clearestPlatform, weight)
    case LexiconPhrase.bridgeSide: bridge += weight
    default: foreign += weight
    }
  }

  private static let nameWeight = 2
  /// The weight of a word such as "camera", which is weak evidence for a side.
  fileprivate static let everydayWeight = 1
  /// The weight of a word about bridges that other subjects use as well.
  private static let commonWeight = 2
  /// The maximum number of characters read; a longer text was pasted, and the rest adds no
  /// evidence.
  private static let maximumLength = 4000
}

extension QuestionSides {
  /// Whether the question names neither side, or only everyday things such as a camera.
  package var isBare: Bool {
    swiftUI == 0 && bridge == 0 && foreign == 0 && !namesPlatform
  }

  /// Whether a word belongs specifically to UIKit or AppKit, such as a view controller.
  package var namesPlatform: Bool { clearestPlatform > QuestionSides.everydayWeight }

  /// Whether the question names SwiftUI and no part of the other side.
  package var isSwiftUIAlone: Bool { swiftUI > 0 && platform == 0 && bridge == 0 }
}

/// Recognizes names of UIKit, AppKit and WatchKit, and of other frameworks with views, by their
/// prefix.
package enum PlatformName {
  /// Returns true for `UIButton`, `NSView` and `GMSMapView`, but false for `URLSession` and
  /// `ScrollView`.
  static func isOne(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var capitals = 0
    while capitals < bytes.count, (65...90).contains(bytes[capitals]) { capitals += 1 }
    guard capitals >= 3, capitals < bytes.count, (97...122).contains(bytes[capitals]) else {
      return false
    }
    if capitals == 3, toolkits.contains(where: name.hasPrefix) { return true }
    return NameSuffixes.role(of: name) != nil || endings.contains(where: name.hasSuffix)
  }

  /// Returns whether a name begins with a prefix that only UIKit and WatchKit have, regardless of
  /// its role, as in `UITabBarItem`.
  static func isOfToolkit(_ name: String) -> Bool {
    guard ["UI", "WK"].contains(where: name.hasPrefix), !isValue(name),
      !others.contains(where: name.hasSuffix)
    else { return false }
    let rest = name.utf8.dropFirst(2).prefix(2).map { $0 }
    return rest.count == 2 && (65...90).contains(rest[0]) && (97...122).contains(rest[1])
  }

  /// Returns whether a name is that of a property with an object of the toolkits, such as
  /// `rootViewController` and `panGestureRecognizer`.
  static func isProperty(_ name: String) -> Bool {
    name.first?.isLowercase == true
      && ["ViewController", "NavigationController", "GestureRecognizer"].contains(
        where: name.hasSuffix)
  }

  /// Returns whether a name is that of a value, such as an image or a color, which both sides use
  /// without conversion.
  static func isValue(_ name: String) -> Bool { values.contains(name.lowercased()) }

  /// Returns the names that a class would have in the other toolkit.
  package static func counterparts(of name: String) -> [String] {
    [("NS", "UI"), ("UI", "NS")].compactMap { from, to in
      name.hasPrefix(from) ? to + name.dropFirst(from.count) : nil
    }
  }

  /// Returns the lowercase words of a class name without the toolkit's prefix, such as "text view"
  /// for `NSTextView`.
  ///
  /// The result is nil if fewer than two words follow the prefix, or if the name is that of a base
  /// class.
  package static func words(of name: String) -> String? {
    guard toolkits.contains(where: name.hasPrefix), !bases.contains(name) else { return nil }
    var words: [String] = []
    for character in name.dropFirst(2) {
      guard character.isUppercase || !words.isEmpty else { return nil }
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words.count > 1 && words.allSatisfy { $0.count > 1 }
      ? words.joined(separator: " ") : nil
  }

  /// The base classes, of which an app has subclasses.
  static let bases: Set = ["NSView", "NSViewController", "UIView", "UIViewController"]
  private static let toolkits = ["UI", "NS", "WK"]
  private static let endings = ["Recognizer", "Layer", "Window", "Delegate"]
  /// The endings of names that belong to the toolkits themselves and to bridges.
  private static let others = ["Kit", "Representable", "Representation", "Test", "Tests"]
  private static let values: Set = [
    "cgcolor", "cgimage", "ciimage", "nsattributedstring", "nsbezierpath", "nscolor", "nsdata",
    "nsdate", "nserror", "nsfont", "nsimage", "nsstring", "nsurl", "uibezierpath", "uicolor",
    "uiedgeinsets", "uifont", "uiimage",
  ]
}
