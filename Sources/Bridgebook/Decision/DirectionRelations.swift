/// Derives the direction of a bridge from the prepositions and verbs between the two sides.
///
/// "A UILabel in my SwiftUI form" and "a SwiftUI label in my UIView" use the same words; only their
/// order tells which side contains the other.
struct DirectionRelations {
  /// The direction of a bridge, and the words it was derived from.
  struct Relation {
    let choice: String
    let phrase: String
    let weight: Int
    /// Whether something passes between the sides, so that neither contains the other.
    var isExchange = false

    /// Whether a verb tells the direction, which no other words contradict.
    var isCertain: Bool { weight >= DirectionRelations.verbWeight && choice != "share-state" }
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
    let stems = Set(WordForms.words(of: text).map(\.stem))
    for clause in Clauses.split(text) {
      let clause = DirectionRelations(words: WordForms.words(of: clause), isClass: isClass)
      for relation in clause.all(stems)
      where !found.contains(where: { $0.choice == relation.choice }) {
        found.append(relation)
      }
    }
    return found
  }

  /// Returns whether SwiftUI and a toolkit are alternatives, as in "for SwiftUI- or UIKit-based
  /// apps", so that the name of one of them tells nothing.
  static func areAlternatives(in words: [WordForms.Word]) -> Bool {
    let names = words.indices.filter { index in
      words[index].stem == "swiftui" || ["uikit", "appkit"].contains(words[index].stem)
    }
    return zip(names, names.dropFirst()).contains { first, second in
      words[first].stem != words[second].stem && second - first <= alternativeGap
        && words[first..<second].contains { $0.stem == "or" }
    }
  }

  private static let alternativeGap = 3

  /// Returns whether a phrase of the lexicon names SwiftUI and something of the other side.
  static func namesBothSides(_ phrase: String) -> Bool {
    let words = phrase.split(separator: " ")
    guard words.contains(where: { $0.hasPrefix("swiftui") }) else { return false }
    return words.contains { word in
      word == PhraseMatcher.anyClass[...] || DirectionWords.platforms.contains(String(word))
        || DirectionWords.slots.contains(String(word))
        || DirectionWords.parts.contains(String(word))
        || ["controller", "header", "nsview", "objective", "toolbar", "uiview"].contains(word)
        || word.hasPrefix("ui") || word.hasPrefix("ns")
    }
  }

  /// The weight of a relation: a verb that names what happens to both sides says more than a
  /// preposition between them.
  private static let weight = 3
  private static let verbWeight = 6

  private let words: [WordForms.Word]
  private let sides: [(side: Side, index: Int)]

  private init(words: [WordForms.Word], isClass: (String) -> Bool) {
    self.words = words
    var sides: [(side: Side, index: Int)] = []
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1].stem : ""
      if DirectionRelations.isSwiftUI(word) || word.stem == "chart" && before == "swift" {
        sides.append((.swiftUI, index))
      } else if isClass(word.text) || DirectionWords.platforms.contains(word.stem)
        || DirectionWords.slots.contains(word.stem) || PlatformName.isProperty(word.text)
        || DirectionWords.platformPairs.contains("\(before) \(word.stem)")
      {
        sides.append((.platform, index))
      }
    }
    self.sides = sides
  }

  /// The relations of a clause; what passes from one side to the other is contained in neither.
  private func all(_ stems: Set<String>) -> [Relation] {
    let passed = passed
    return influenced + passed + (passed.isEmpty ? found : []) + shared(stems)
  }

  private func pair(
    _ first: (side: Side, index: Int), _ second: (side: Side, index: Int)
  ) -> SidePair {
    SidePair(
      words: words, isPlatformFirst: first.side == .platform, first: first.index,
      second: second.index)
  }

  /// The relations between neighboring words of different sides.
  private var found: [Relation] {
    var found: [Relation] = []
    for (first, second) in zip(sides, sides.dropFirst()) where first.side != second.side {
      let phrase = "\(words[first.index].text) … \(words[second.index].text)"
      if let choice = pair(first, second).contrasted {
        found.append(
          Relation(choice: choice, phrase: phrase, weight: DirectionRelations.verbWeight))
        continue
      }
      guard let place = link(first, second) else { continue }
      if let choice = moved(first, second, place: place) {
        found.append(
          Relation(choice: choice, phrase: phrase, weight: DirectionRelations.verbWeight))
      } else if !isCarried(first, place: place), let choice = choice(first, second, place: place) {
        found.append(Relation(choice: choice, phrase: phrase, weight: DirectionRelations.weight))
      }
    }
    return found
  }

  /// Returns the relation of a model that both sides use, as in "UIKit and SwiftUI change one
  /// model"; the sides are joined, or one listens to what the other changes.
  ///
  /// - Parameter stems: The words of the whole text, since the model may stand in another clause.
  private func shared(_ stems: Set<String>) -> [Relation] {
    guard !stems.isDisjoint(with: DirectionWords.models),
      !stems.isDisjoint(with: DirectionWords.sharing)
    else { return [] }
    let isObserved =
      !stems.isDisjoint(with: DirectionWords.observed)
      && !stems.isDisjoint(with: DirectionWords.listening)
    return zip(sides, sides.dropFirst()).compactMap { first, second in
      let between = words[(first.index + 1)..<second.index]
      let isJoined =
        between.count <= DirectionWords.joinedGap
        && between.contains { ["and", "when"].contains($0.stem) }
      guard first.side != second.side, isJoined || isObserved,
        !pair(first, second).isReported
      else { return nil }
      let phrase = "\(words[first.index].text) and \(words[second.index].text)"
      return Relation(
        choice: "share-state", phrase: phrase, weight: DirectionRelations.verbWeight)
    }
  }

  /// The relations of a side that has to change something on the other side, as in "the SwiftUI
  /// toggle must update a UIKit screen".
  private var influenced: [Relation] {
    exchanges(within: DirectionWords.influenceGap) { _, between in
      zip(between, between.dropFirst()).contains { auxiliary, verb in
        DirectionWords.auxiliaries.contains(auxiliary)
          && DirectionWords.influencing.contains(verb)
      }
    }
  }

  /// The relations of sides that only pass data to each other, as in "send events from SwiftUI to
  /// UIKit", or of which one is told about the other, as in "tell the UIKit screen that the SwiftUI
  /// form has changed".
  private var passed: [Relation] {
    exchanges(within: DirectionWords.maximumGap) { earlier, between in
      let sent = earlier.drop { !DirectionWords.passing.contains($0) }
      let isPassed = sent.contains(where: DirectionWords.messages.contains)
      let isTold = earlier.contains(where: DirectionWords.telling.contains)
      return isPassed && between.contains(where: ["to", "and", "with"].contains)
        || isTold && between.contains(where: ["that", "when", "what"].contains)
    }
  }

  /// The relations of neighboring sides that exchange something: neither contains the other.
  ///
  /// - Parameter isExchange: Returns whether the words before and between the sides say so.
  private func exchanges(
    within gap: Int, _ isExchange: (_ earlier: [String], _ between: [String]) -> Bool
  ) -> [Relation] {
    zip(sides, sides.dropFirst()).compactMap { first, second in
      let platform = first.side == .platform ? first.index : second.index
      guard first.side != second.side, second.index - first.index <= gap,
        DirectionWords.platforms.contains(words[platform].stem),
        isExchange(
          words[..<first.index].map(\.stem),
          words[(first.index + 1)..<second.index].map(\.stem))
      else { return nil }
      let phrase = "\(words[first.index].text) … \(words[second.index].text)"
      return Relation(
        choice: "share-state", phrase: phrase, weight: DirectionRelations.verbWeight,
        isExchange: true)
    }
  }

  /// Returns the position of the preposition or verb that links two sides.
  ///
  /// It precedes the second side directly, or with adjectives in between.
  private func link(
    _ first: (side: Side, index: Int), _ second: (side: Side, index: Int)
  ) -> Int? {
    let between = words[(first.index + 1)..<second.index]
    guard between.count <= DirectionWords.maximumGap else { return nil }
    return between.suffix(DirectionWords.adjectives + 1).indices.last { index in
      let stem = words[index].stem
      if DirectionWords.verbs.contains(stem) { return true }
      if stem == "of" { return DirectionWords.adaptations.contains(words[index - 1].stem) }
      // "On macOS" tells where, not what contains what.
      let next = index + 1 < second.index ? words[index + 1].text.lowercased() : ""
      let isPlace = Platform(rawValue: next) != nil
      return DirectionWords.prepositions.contains(stem) && !isPlace
    }
  }

  /// Returns the direction if a verb tells what happens between the sides: one replaces the other,
  /// or the way leads from one to the other.
  private func moved(
    _ first: (side: Side, index: Int), _ second: (side: Side, index: Int), place: Int
  ) -> String? {
    let link = words[place].stem
    let earlier = words[..<first.index].map(\.stem)
    let pair = pair(first, second)
    if pair.isAdapted(at: place) || pair.isStandIn(at: place) { return "into-swiftui" }
    // "Switch from SwiftUI's player to AVPlayerViewController": the class takes its place.
    if first.side == .swiftUI, isJourney(from: first, place: place), pair.isClass(second.index),
      earlier.contains(where: DirectionWords.migrating.contains)
    {
      return "into-swiftui"
    }
    if pair.isDrawn(by: link) || pair.isFilled(by: link) { return "into-platform" }
    // "Changed by SwiftUI" tells who changes something, "changed to SwiftUI" what takes its place.
    let isReplaced =
      ["with", "by", "to"].contains(link)
      && earlier.contains(where: DirectionWords.replacing.contains)
      || link == "to" && earlier.contains("chang")
      || link == "in" && earlier.contains(where: DirectionWords.rewriting.contains)
    if isReplaced {
      // What takes the place of something becomes part of what is around it. An API of SwiftUI
      // that is named takes the place of the class, so nothing is hosted.
      if first.side == .swiftUI { return "into-swiftui" }
      return pair.namesType(after: second.index) ? nil : "into-platform"
    }
    guard isJourney(from: first, place: place),
      earlier.contains(where: DirectionWords.navigating.contains)
    else { return nil }
    // The destination is what the other side has to show.
    return second.side == .swiftUI ? "into-platform" : "into-swiftui"
  }

  /// Returns whether something is carried over, as in "migrate from UIKit to SwiftUI", which says
  /// nothing about what contains what.
  private func isCarried(_ first: (side: Side, index: Int), place: Int) -> Bool {
    first.side == .platform && isJourney(from: first, place: place)
      && words[..<first.index].contains { DirectionWords.migrating.contains($0.stem) }
  }

  private func isJourney(from first: (side: Side, index: Int), place: Int) -> Bool {
    let start = max(0, first.index - 2 * DirectionWords.adjectives)
    return ["to", "into"].contains(words[place].stem)
      && words[start..<first.index].contains { $0.stem == "from" }
  }

  private func choice(
    _ first: (side: Side, index: Int), _ second: (side: Side, index: Int), place: Int
  ) -> String? {
    let before = place > words.startIndex ? words[place - 1].stem : ""
    // "A UIKit alternative to SwiftUI's picker" compares the sides.
    guard !DirectionWords.comparing.contains(before) else { return nil }
    // "UITableView cells in SwiftUI" are parts of the table that are made in SwiftUI.
    let isMade =
      DirectionWords.making.contains(before)
      || first.side == .platform && place == first.index + 2
        && DirectionWords.parts.contains(before)
    let link = words[place].stem
    if DirectionWords.verbs.contains(link) {
      // A platform container shows SwiftUI content; a SwiftUI screen shows a controller.
      return first.side == .platform ? "into-platform" : "into-swiftui"
    }
    guard first.side == .platform else { return link == "with" ? nil : "into-platform" }
    switch link {
    case "with", "by":
      let isSlot = DirectionWords.slots.contains(words[first.index].stem)
      return isSlot || isMade ? "into-platform" : nil
    case "as", "that": return nil
    default: return isMade ? "into-platform" : "into-swiftui"
    }
  }

  /// Returns whether a word is `SwiftUI` or the name of a library that begins with it.
  private static func isSwiftUI(_ word: WordForms.Word) -> Bool {
    word.stem.hasPrefix("swiftui")
  }
}
