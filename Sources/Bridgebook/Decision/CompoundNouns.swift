/// Infers the kind of an object from a compound noun alone, as in "the skeleton view".
enum CompoundNouns {
  /// Returns the choice of the fact `thing` for the first compound noun; nil if there is none.
  ///
  /// Names of SwiftUI views, and words that only distinguish one view from another, do not form
  /// such compound nouns.
  static func thing(in words: [WordForms.Word], fillers: Set<String>) -> String? {
    for (word, head) in zip(words, words.dropFirst()) {
      guard let thing = heads[head.stem], isName(word, fillers: fillers) else { continue }
      return thing
    }
    return nil
  }

  /// Returns whether a word can be the first part of a compound noun.
  static func isName(_ word: WordForms.Word, fillers: Set<String>) -> Bool {
    word.text.count > 1 && !word.isBeforeEnd && !fillers.contains(word.stem)
      && !others.contains(word.stem) && !word.isEastAsian
  }

  /// The last words of compound nouns, with the kind of object that each indicates.
  private static let heads = [
    "view": ComponentRole.view.rawValue, "control": ComponentRole.view.rawValue,
    "widget": ComponentRole.view.rawValue, "component": ComponentRole.view.rawValue,
    "screen": ComponentRole.controller.rawValue,
    "controller": ComponentRole.controller.rawValue,
    "flow": ComponentRole.controller.rawValue, "sheet": ComponentRole.controller.rawValue,
    "menu": ComponentRole.controller.rawValue,
  ]
  /// First words that do not name an object of another framework.
  private static let others = Set(
    """
    add all another appkit as body change child complex content create current custom default \
    detail display each embed empty entire every existing first for full grid have hide hosted \
    hosting if in item last launch list main many modal navigation new next no of on only open or other \
    parent present previous pure push root row same scroll second separate show simple single \
    splash split stack sub super swift swiftui tab to uikit update use using when whole wrap \
    wrapped wrapper
    """.split(separator: " ").map { WordForms.stem(String($0)) })
}

/// The object to bridge, if the words leave its kind open or use the term of another platform.
enum OpenThing {
  /// Returns whether the object that goes into SwiftUI is assumed to be a controller: the question
  /// does not state its kind, but names a property for a controller, such as `authViewController`.
  static func isController(in reading: QuestionReading, choices: [String: String]) -> Bool {
    guard reading.isPlacedThing, choices["thing"] == nil, choices["direction"] == "into-swiftui",
      let sides = reading.sides, sides.platform > 0, !sides.isElsewhere, !reading.namesToolkit,
      !reading.contradictions.contains(where: { ["thing", "direction"].contains($0.fact) })
    else { return false }
    return reading.stems.contains { stem in
      stem.hasSuffix(controller) && stem != controller && !stem.hasPrefix("root")
    }
  }

  private static let controller = WordForms.stem("viewcontroller")

  /// The remark on an answer that assumes a controller.
  static let note =
    "The question does not say whether the thing is a view or a view controller; "
    + "the other one uses a different representable."

  /// Returns the choice that a word represents: on a watch, a view is an interface object.
  static func named(_ choice: String, on platform: Platform) -> String {
    platform == .watchos && choice == ComponentRole.view.rawValue
      ? ComponentRole.watchObject.rawValue : choice
  }
}
