/// The meaning of a question.
package struct QuestionReading: Equatable, Sendable {
  /// The class that the question is about.
  package enum Subject: Equatable, Sendable {
    /// A class in the book.
    case component(String)
    /// An unknown class whose base class or name reveals its role.
    case unknown(name: String, role: ComponentRole, base: String?)
    /// A name that does not reveal its role.
    case unclear(name: String)
  }

  /// Words that support different choices of one fact.
  package struct Contradiction: Equatable, Sendable {
    package let fact: String
    package let choices: [String]
  }

  /// Words that support a choice.
  package struct Evidence: Equatable, Sendable {
    package let fact: String
    package let choice: String
    package let weight: Int
    package let phrase: String

    /// The library that the words name.
    var library: Library? { fact == LexiconPhrase.library ? Library(choice: choice) : nil }
  }

  /// A misspelled word and the class that was assumed instead.
  package struct Correction: Equatable, Sendable {
    package let typed: String
    package let name: String
  }

  package var subject: Subject?
  package var correction: Correction?
  /// Whether the subject was named, rather than inferred from other words.
  package var isNamed = false
  /// The classes that the question mentions as context.
  package var context: [String] = []
  /// The classes in the book that the question names.
  package var mentioned: [String] = []
  package var choices: [String: String] = [:]
  package var contradictions: [Contradiction] = []
  package var evidence: [Evidence] = []
  package var releases: [ReleaseWords.Mention] = []
  package var stems: [String] = []
  /// The words for each side of a bridge; nil if no text was read.
  package var sides: QuestionSides?
  /// Whether the question asks for a solution without a representable.
  package var isBridgeUnwanted = false
  /// Whether the question states that SwiftUI is not used at all.
  package var isOutside = false
  /// Whether the question asks for SwiftUI in place of a class.
  package var isReplacement = false
  /// Whether the question describes only a symptom.
  package var isSymptom = false
  /// Whether the text is a log, a crash report or a stack rather than a question.
  package var isLog = false
  /// The task that the question describes, if it decides the answer.
  package var task: DescribedTask?
  /// The requirements in addition to the subject, in the order of the book.
  package var requirements: [Requirement] = []

  /// The name of a class that the book does not have.
  package var ownName: String? {
    switch subject {
    case .unknown(let name, _, _), .unclear(let name): name
    case .component, nil: nil
    }
  }

  /// The ids of the requirements whose phrases occur in the question.
  package var requirementIDs: Set<String> {
    Set(evidence.filter { $0.fact == Requirement.fact }.map(\.choice))
  }

  package init() {}

  /// Discards the choice that nothing is bridged if it is weak and both sides are named.
  mutating func keepBridge() {
    guard choices["direction"] == "neither", sides?.isAcross == true,
      weight(of: "neither", for: "direction") < QuestionReading.clearlyNeither
    else { return }
    choices["direction"] = nil
  }

  private static let clearlyNeither = 6
  /// The minimum weight at which a direction counts as clear.
  private static let clearDirection = 3

  /// The clarity with which the words state the direction of the bridge; nil if no word does.
  package var directionLead: Recommendation.Lead? {
    let choices = Set(evidence.filter { $0.fact == "direction" }.map(\.choice))
    let ranked = choices.map { ($0, weight(of: $0, for: "direction")) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    guard let first = ranked.first else { return nil }
    let second = ranked.dropFirst().first
    return .init(
      choice: first.0, score: first.1, rival: second?.0, lead: first.1 - (second?.1 ?? 0))
  }

  /// Whether the words state that an object goes into SwiftUI, but not which kind of object.
  package var isPlacedThing: Bool {
    subject == nil && choices["thing"] == nil && choices["direction"] == "into-swiftui"
      && weight(of: "into-swiftui", for: "direction") >= QuestionReading.clearDirection
  }

  /// Returns the total weight of all words for a choice.
  package func weight(of choice: String, for fact: String) -> Int {
    evidence.reduce(0) { sum, item in
      item.fact == fact && item.choice == choice ? sum + item.weight : sum
    }
  }

  /// Whether the question names the toolkit on the other side of the bridge.
  package var namesToolkit: Bool {
    ["uikit", "appkit", "watchkit"].contains(where: stems.contains)
  }

  /// Returns the library that the question names, if it has a class.
  func library(with className: String) -> Library? {
    evidence.lazy.compactMap(\.library).first { $0.className == className }
  }

  /// Returns whether the question consists only of the everyday name of a class, besides words that
  /// say where it is used.
  func isAll(of component: String) -> Bool {
    evidence.contains { item in
      item.fact == "component" && item.choice == component
        && ContextWords.areAllBesides(item.phrase, in: stems)
    }
  }

  /// Returns the reading, completed with the facts that the described task implies.
  ///
  /// - Parameters:
  ///   - platform: The platform that the answer is about.
  ///   - target: The deployment target; nil for the newest release.
  ///   - component: Returns a class in the book by its exact name.
  package func adding(
    _ task: DescribedTask, on platform: Platform, at target: Version?,
    component: @escaping (String) -> Entry?
  ) -> QuestionReading {
    TaskEvidence(task, on: platform, at: target, component: component).added(to: self)
  }

  /// The reading, understood as a question for SwiftUI's own API rather than for a bridge.
  package var seekingSwiftUIAPI: QuestionReading {
    var reading = self
    reading.subject = nil
    reading.choices["thing"] = ComponentRole.feature.rawValue
    reading.choices["direction"] = "into-swiftui"
    return reading
  }

  /// Returns the reading with a class that meets the requirement as its subject, if no other words
  /// name the object to bridge.
  ///
  /// - Parameter component: Returns a class in the book by its exact name.
  package func addingSubject(
    on platform: Platform, component: (String) -> Entry?
  ) -> QuestionReading {
    if let reading = withOtherSubject(on: platform, component: component) { return reading }
    guard subject == nil, task == nil, choices["thing"] == nil, let sides,
      sides.swiftUI > 0 || sides.bridge > 0, !sides.isElsewhere,
      [nil, "into-swiftui"].contains(choices["direction"]),
      let name = requirements.first?.components.first(where: {
        component($0)?.platforms.row(for: platform) != nil
      })
    else { return self }
    var reading = self
    reading.subject = .component(name)
    var isWindow = false
    if case .component(let facts) = component(name)?.details { isWindow = facts.role == .window }
    // A window shows SwiftUI content and is never part of it.
    reading.choices["direction"] = isWindow ? "into-platform" : "into-swiftui"
    return reading
  }

  /// Returns the reading with the first class that meets the requirement, if the current subject
  /// was only inferred and meets it as well.
  private func withOtherSubject(
    on platform: Platform, component: (String) -> Entry?
  ) -> QuestionReading? {
    guard !isNamed, case .component(let name) = subject, let first = requirements.first,
      first.components.contains(name) || task == nil && isPart(name, of: first),
      let other = first.components.first(where: {
        component($0)?.platforms.row(for: platform) != nil
      }), other != name
    else { return nil }
    var reading = self
    reading.subject = .component(other)
    if reading.choices["direction"] == nil, sides?.swiftUI ?? 0 > 0 {
      reading.choices["direction"] = "into-swiftui"
    }
    return reading
  }

  /// Returns whether all words for a class belong to a longer phrase for a requirement, such as
  /// "button" in "clear button".
  private func isPart(_ component: String, of requirement: Requirement) -> Bool {
    func phrases(_ fact: String, _ choice: String) -> [Set<Substring>] {
      evidence.filter { $0.fact == fact && $0.choice == choice }
        .map { Set($0.phrase.split(separator: " ")) }
    }
    let longer = phrases(Requirement.fact, requirement.id)
    return phrases("component", component).allSatisfy { words in
      longer.contains { words.isStrictSubset(of: $0) }
    }
  }

  /// Returns the reading with the class that replaces an inferred one, if that is newer than the
  /// target; a class that the question names is kept.
  ///
  /// - Parameters:
  ///   - target: The deployment target; nil for the newest release.
  ///   - component: Returns a class in the book by its exact name.
  package func replacingNewer(
    on platform: Platform, at target: Version?, component: (String) -> Entry?
  ) -> QuestionReading {
    guard !isNamed, let target, case .component(let name) = subject, let entry = component(name),
      let since = entry.platforms.row(for: platform)?.since, target < since,
      case .component(let facts) = entry.details, let earlier = facts.earlier,
      component(earlier)?.platforms.contains(platform, target) == true
    else { return self }
    var reading = self
    reading.subject = .component(earlier)
    return reading
  }

  /// Returns whether all words of a phrase occur in the question.
  package func holds(_ phrase: String) -> Bool {
    let wanted = WordForms.words(of: phrase).map(\.stem)
    return !wanted.isEmpty && wanted.allSatisfy(stems.contains)
  }
}
