/// The weights of the phrases found, by fact and choice.
struct Votes {
  private(set) var evidence: [QuestionReading.Evidence] = []
  /// Whether the words relate both sides to each other.
  var hasRelation = false

  mutating func add(_ weight: Int, to choice: String, of fact: String, because phrase: String) {
    evidence.append(.init(fact: fact, choice: choice, weight: weight, phrase: phrase))
  }

  /// Adds the evidence of a phrase; a library that exists only on the Mac is also evidence for it.
  mutating func add(_ phrase: LexiconPhrase) {
    add(phrase.weight, to: phrase.choice, of: phrase.fact, because: phrase.phrase)
    if phrase.library?.toolkits == [.appkit] {
      add(phrase.weight, to: Platform.macos.rawValue, of: "platform", because: phrase.phrase)
    }
  }

  /// Discards the votes for the opposite direction of containment.
  mutating func discard(oppositeOf direction: String) {
    let opposite = direction == "into-swiftui" ? "into-platform" : "into-swiftui"
    evidence.removeAll { $0.fact == "direction" && $0.choice == opposite }
  }

  /// Discards the votes for both directions of containment.
  mutating func discardContainment() {
    evidence.removeAll { item in
      item.fact == "direction" && ["into-platform", "into-swiftui"].contains(item.choice)
    }
  }

  /// Discards the hints against a direction that name only one side, because the relation of both
  /// sides is stronger evidence.
  ///
  /// In "the UIKit-based scanner to SwiftUI", for example, UIKit is not a place for SwiftUI
  /// content.
  mutating func discardHints(against direction: String) {
    let opposite = direction == "into-swiftui" ? "into-platform" : "into-swiftui"
    evidence.removeAll { item in
      item.fact == "direction" && item.choice == opposite && item.weight <= Votes.hintWeight
        && !DirectionRelations.namesBothSides(item.phrase) && !Votes.namesPlace(item.phrase)
    }
  }

  /// Discards the hints that name only one side.
  mutating func discardSingleHints() {
    evidence.removeAll { item in
      item.fact == "direction" && item.weight <= Votes.hintWeight
        && !DirectionRelations.namesBothSides(item.phrase)
    }
  }

  /// Returns whether a phrase names the setting of the question, which the direction of a part of
  /// it does not contradict.
  ///
  /// An example is "our UIKit app" in "our UIKit app shows some screens in SwiftUI".
  private static func namesPlace(_ phrase: String) -> Bool {
    phrase.split(separator: " ").contains { places.contains(WordForms.stem(String($0))) }
  }

  private static let places = Set(
    ["app", "codebase", "project", "rest", "screen", "storyboard"].map(WordForms.stem))

  /// The maximum weight of a hint; single names that determine a direction by themselves have a
  /// higher one.
  private static let hintWeight = 5

  /// Returns whether no words besides the library's name mean another kind of thing than its
  /// class, as "turn-by-turn navigation" does for a library with a map view.
  func isConsistent(with library: Library, named name: String) -> Bool {
    let known = Set(WordForms.words(of: name).map(\.stem))
    var others = self
    others.evidence.removeAll { item in
      known.isSuperset(of: WordForms.words(of: item.phrase).map(\.stem))
    }
    return switch others.winner(of: "thing", lead: 1) {
    case "view": library.role == .view
    case "controller": library.role == .controller
    default: true
    }
  }

  /// Returns the choice with the highest weight if it leads by at least `lead`.
  func winner(of fact: String, lead: Int) -> String? {
    let sums = sums(of: fact)
    guard let first = sums.first else { return nil }
    guard sums.count > 1 else { return first.choice }
    // If data passes between the sides, the request is about that data, and the containment is only
    // its setting.
    let isAsked =
      Votes.exchanges.contains(first.choice) && Votes.containments.contains(sums[1].choice)
    return isAsked || first.weight >= sums[1].weight + lead ? first.choice : nil
  }

  /// Returns the two leading choices if neither is clearly ahead.
  func rivals(of fact: String) -> [String]? {
    let sums = sums(of: fact)
    guard sums.count > 1, sums[0].weight < sums[1].weight + 2,
      winner(of: fact, lead: 2) == nil
    else { return nil }
    return [sums[0].choice, sums[1].choice]
  }

  /// The maximum weight of a containment if environment values pass between the sides.
  private static let settingWeight = 7
  private static let exchanges: Set = ["pass-environment", "share-state"]
  private static let containments: Set = ["into-platform", "into-swiftui"]

  private func sums(of fact: String) -> [(choice: String, weight: Int)] {
    var sums: [(choice: String, weight: Int)] = []
    for item in evidence where item.fact == fact {
      if let index = sums.firstIndex(where: { $0.choice == item.choice }) {
        sums[index].weight += item.weight
      } else {
        sums.append((item.choice, item.weight))
      }
    }
    // Repeated statements about containment only describe the setting in which SwiftUI receives
    // environment values.
    if fact == "direction", sums.contains(where: { $0.choice == "pass-environment" }) {
      for index in sums.indices where Votes.containments.contains(sums[index].choice) {
        sums[index].weight = min(sums[index].weight, Votes.settingWeight)
      }
    }
    func rank(_ choice: String) -> Int { Votes.exchanges.contains(choice) ? 0 : 1 }
    return sums.sorted {
      ($1.weight, rank($0.choice), $0.choice) < ($0.weight, rank($1.choice), $1.choice)
    }
  }
}
