/// The evidence of a question's words about its class.
extension QuestionReading {
  /// Returns whether other words are stronger evidence for a role than some words are for the
  /// class.
  func isOutweighed(_ entry: Entry) -> Bool {
    guard !isNamed, task == nil, let thing = choices["thing"],
      case .component(let facts) = entry.details, facts.role.rawValue != thing,
      ["view", "controller", "recognizer", "slot"].contains(facts.role.rawValue)
    else { return false }
    return weight(of: thing, for: "thing")
      > weight(of: entry.id, for: "component") + 1
  }

  /// The controller or view that the words ask for, when the class itself draws nothing and has to
  /// be reached through one.
  var carrier: String? {
    guard choices["direction"] == "into-swiftui", let thing = choices["thing"],
      ["controller", "view"].contains(thing),
      weight(of: thing, for: "thing") >= QuestionReading.clearThing
    else { return nil }
    return thing
  }

  /// Whether the words are about a window that is made or shown rather than one that is there.
  var isAboutOpening: Bool { !QuestionReading.opening.isDisjoint(with: stems) }

  /// Verbs for opening a window, words for one more, and the preposition before its content.
  private static let opening = Set(
    """
    another create float launch make new open panel present second show with
    """.split(separator: " ").map { WordForms.stem(String($0)) })
  /// The weight of a phrase of two words.
  private static let clearThing = 4

  /// Returns whether SwiftUI's API for a feature lacks what the question asks for at the target.
  func isLacking(
    _ facts: ComponentFacts, _ entry: Entry, on platform: Platform, at target: Version
  ) -> Bool {
    let advice = RequirementAdvice(
      requirements, natives: facts.natives, classes: [entry.id])
    if let decision = advice.decision(on: platform, at: target) { return decision.native == nil }
    return facts.coverage != .full && facts.lacksTerms.contains(where: holds)
  }
}

extension ComponentKind {
  /// The kind of a class of which only the role is known.
  init(judgedBy role: ComponentRole) {
    self =
      switch role {
      case .view: .view
      case .controller: .controller
      case .recognizer: .gesture
      case .layer: .layer
      case .window: .window
      default: .notAView
      }
  }
}
