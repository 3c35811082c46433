/// The object to bridge, if the words leave its kind open or use the term of another platform.
enum OpenThing {
  /// Returns the assumed role of the object that goes into SwiftUI, if the question does not state
  /// its kind.
  ///
  /// It is a controller if the question names a property for one, such as `authViewController`;
  /// otherwise a view, which is the most common case.
  static func role(in reading: QuestionReading, choices: [String: String]) -> ComponentRole? {
    guard reading.isPlacedThing, choices["thing"] == nil, choices["direction"] == "into-swiftui",
      let sides = reading.sides, sides.platform > 0, !sides.isElsewhere
    else { return nil }
    guard !reading.namesToolkit,
      !reading.contradictions.contains(where: { ["thing", "direction"].contains($0.fact) })
    else { return nil }
    let isController = reading.stems.contains { stem in
      stem.hasSuffix(controller) && stem != controller && !stem.hasPrefix("root")
    }
    return isController ? .controller : .view
  }

  private static let controller = WordForms.stem("viewcontroller")

  /// The remark on an answer that assumes a view or a controller.
  static let note =
    "The question does not say whether the thing is a view or a view controller; "
    + "the other one has a representable of its own."

  /// Returns the choice that a word represents: on a watch, a view is an interface object.
  static func named(_ choice: String, on platform: Platform) -> String {
    platform == .watchos && choice == ComponentRole.view.rawValue
      ? ComponentRole.watchObject.rawValue : choice
  }
}
