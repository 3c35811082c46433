/// The evidence of a question's words about its class.
extension QuestionReading {
  /// Returns whether other words are stronger evidence for a role than the words for a class are
  /// for the class.
  func isOutweighed(_ entry: Entry) -> Bool {
    guard !isNamed, task == nil, let thing = choices["thing"],
      case .component(let facts) = entry.details, facts.role.rawValue != thing,
      ["view", "controller", "recognizer", "slot"].contains(facts.role.rawValue)
    else { return false }
    return weight(of: thing, for: "thing")
      > weight(of: entry.id, for: "component") + 1
  }

  /// The kind of object that the words ask for, a controller or a view, if the class itself draws
  /// nothing and has to be reached through one.
  var carrier: String? {
    guard choices["direction"] == "into-swiftui", let thing = choices["thing"],
      ["controller", "view"].contains(thing),
      weight(of: thing, for: "thing") >= QuestionReading.clearThing
    else { return nil }
    return thing
  }

  /// Returns the reading with a class that can be shown as its subject, if the question names one
  /// in addition to a part or a service.
  ///
  /// In "an MKLocalSearchCompleter with the MKMapView in SwiftUI", the map becomes the subject.
  ///
  /// - Parameter component: Returns a class in the book by its exact name.
  package func preferringShown(component: (String) -> Entry?) -> QuestionReading {
    func role(_ name: String) -> ComponentRole? {
      guard case .component(let facts) = component(name)?.details else { return nil }
      return facts.role
    }
    guard isNamed, mentioned.count > 1, case .component(let name) = subject,
      choices["direction"] != "into-platform", let own = role(name),
      [.part, .service].contains(own),
      let shown = mentioned.first(where: { other in
        role(other).map { [.view, .controller].contains($0) } ?? false
      })
    else { return self }
    var reading = self
    reading.subject = .component(shown)
    reading.context = [name]
    return reading
  }

  /// Whether the words are about a window that is created or shown, rather than an existing one.
  var isAboutOpening: Bool { WindowWords.isOpened(in: stems) }

  /// The minimum weight of clear evidence for the kind of object: that of a phrase of two words.
  private static let clearThing = 4

  /// Returns whether SwiftUI's API for a feature lacks a required feature at the target.
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
  /// Creates the kind that a role implies, for a class about which nothing else is known.
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

/// Recognizes views that are used by their names.
enum UsedView {
  /// Returns whether a view is to be used in SwiftUI by its name, as in `use GaugeView in my
  /// SwiftUI app`.
  ///
  /// - Parameter stems: The words of the question.
  static func isInSwiftUI(_ view: String, _ stems: [String]) -> Bool {
    let name = WordForms.words(of: view).map(\.stem)
    guard !name.isEmpty, name.count < stems.count else { return false }
    return (0..<(stems.count - name.count)).contains { start in
      let rest = stems[(start + name.count)...]
      return stems[start..<(start + name.count)].elementsEqual(name)
        && stems[..<start].suffix(2).contains(where: DirectionWords.using.contains)
        && rest.first.map(DirectionWords.placing.contains) == true
        && rest.dropFirst().prefix(3).contains("swiftui")
    }
  }
}

/// Distinguishes windows that are opened from existing windows.
enum WindowWords {
  /// Returns whether a window is created or shown.
  ///
  /// This is the case if it is preceded by a verb for opening or a word for an additional window,
  /// or followed by its content. A panel always counts as an additional window.
  static func isOpened(in stems: [String]) -> Bool {
    stems.indices.contains { index in
      if stems[index].hasSuffix("panel") { return true }
      guard stems[index].hasSuffix("window") else { return false }
      return stems[..<index].suffix(reach).contains(where: opening.contains)
        || stems.dropFirst(index + 1).prefix(contentReach).contains("with")
    }
  }

  private static let opening = DirectionWords.stems(
    "another create float launch make new open present second show")
  /// The number of words before a window that are searched for a verb.
  private static let reach = 6
  /// The number of words after a window that are searched for a mention of its content.
  private static let contentReach = 4
}
