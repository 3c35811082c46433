/// What is bridged, if the words leave its kind open or call it by the name of another platform.
enum OpenThing {
  /// Returns the role of what the question says goes into SwiftUI without naming its kind: a
  /// controller if a property with one is named, such as `authViewController`, else a view, as most
  /// things are.
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

  /// The remark on an answer that takes something for a view or a controller.
  static let note =
    "The question does not say whether the thing is a view or a view controller; "
    + "the other one has a representable of its own."

  /// Returns the choice that a word stands for: what is called a view on a watch is an interface
  /// object.
  static func named(_ choice: String, on platform: Platform) -> String {
    platform == .watchos && choice == ComponentRole.view.rawValue
      ? ComponentRole.watchObject.rawValue : choice
  }
}
