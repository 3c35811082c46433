/// Derives the direction of a bridge from the prepositions and verbs between the two sides.
///
/// "A UILabel in my SwiftUI form" and "a SwiftUI label in my UIView" use similar words; only their
/// order determines which side contains the other.
struct DirectionRelations {
  /// The direction of a bridge, and the words it was derived from.
  struct Relation {
    let choice: String
    let phrase: String
    let weight: Int
    /// Whether something passes between the sides, so that neither contains the other.
    var isExchange = false

    /// Whether the relation has at least the weight of a verb, and is not the sharing of state.
    var isCertain: Bool { weight >= DirectionRelations.verbWeight && choice != "share-state" }
  }

  /// Returns the relations in a text, without duplicate directions; words in different clauses are
  /// not related.
  ///
  /// - Parameter isClass: Returns whether a word names a class of UIKit, AppKit or WatchKit.
  static func find(in text: String, isClass: (String) -> Bool) -> [Relation] {
    var found: [Relation] = []
    let stems = Set(WordForms.words(of: text).map(\.stem))
    for clause in Clauses.split(text) {
      let clause = DirectionRelations(
        sides: ClauseSides(words: WordForms.words(of: clause), isClass: isClass))
      for relation in clause.all(stems)
      where !found.contains(where: { $0.choice == relation.choice }) {
        found.append(relation)
      }
    }
    return found
  }

  /// Returns whether SwiftUI and a toolkit are alternatives, as in "for SwiftUI- or UIKit-based
  /// apps", so that the name of one of them does not state a direction.
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

  /// Returns whether a phrase of the lexicon names both SwiftUI and a part of the other side.
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

  /// The weight of a relation: a verb for an action between both sides is stronger evidence than a
  /// preposition between them.
  private static let weight = 3
  static let verbWeight = 6

  private let sides: ClauseSides
  private var words: [WordForms.Word] { sides.words }

  /// Returns the relations of a clause; content that is passed from one side to the other is
  /// contained in neither.
  private func all(_ stems: Set<String>) -> [Relation] {
    let exchanges = ExchangeRelations(sides: sides)
    let passed = exchanges.passed + exchanges.provided
    return exchanges.influenced + passed + (passed.isEmpty ? found : []) + exchanges.shared(stems)
  }

  /// The relations between neighboring words of different sides.
  private var found: [Relation] {
    var found: [Relation] = []
    for (first, second) in sides.neighbors {
      // "SwiftUI: show a spinner in a WKWebView" only tells what the app is written in; "SwiftUI:
      // embed it in a UIViewController" is about the tag itself.
      let between = Set(words[(first.index + 1)..<second.index].map(\.stem))
      if first.side == .swiftUI, DirectionWords.isTag(words[first.index]),
        sides.pair(first, second).isClass(second.index),
        between.isDisjoint(with: DirectionWords.pronouns)
      {
        continue
      }
      let phrase = sides.phrase(first, second)
      if let choice = sides.pair(first, second).contrasted {
        found.append(
          Relation(choice: choice, phrase: phrase, weight: DirectionRelations.verbWeight))
        continue
      }
      guard let place = link(first, second) else { continue }
      if let choice = moved(first, second, place: place) {
        found.append(
          Relation(choice: choice, phrase: phrase, weight: DirectionRelations.verbWeight))
      } else if !isCarried(first, place: place), let choice = choice(first, second, place: place) {
        let isPart =
          first.side == .platform && choice == "into-platform"
          && !DirectionWords.verbs.contains(words[place].stem)
        found.append(
          Relation(
            choice: choice, phrase: phrase,
            weight: isPart ? DirectionRelations.verbWeight : DirectionRelations.weight))
      }
    }
    return found
  }

  /// Returns the position of the preposition or verb that links two sides.
  ///
  /// It precedes the second side directly, or with adjectives in between.
  private func link(
    _ first: ClauseSides.Place, _ second: ClauseSides.Place
  ) -> Int? {
    let all = words[(first.index + 1)..<second.index]
    guard !all.contains(where: { DirectionWords.contrasts.contains($0.stem) }) else { return nil }
    let told = all.filter { !DirectionWords.light.contains($0.stem) }
    guard told.count <= DirectionWords.maximumGap else { return nil }
    // In a long gap, "and" begins another part of the sentence, unless that part is about "it".
    let stems = Set(all.map(\.stem))
    let isOther =
      all.count > DirectionWords.joinedGap && joinsParts(all)
      && stems.isDisjoint(with: DirectionWords.pronouns)
    let between = withoutPart(all)
    return between.suffix(DirectionWords.adjectives + 1).indices.last { index in
      let stem = words[index].stem
      if DirectionWords.verbs.contains(stem) { return true }
      if stem == "of" {
        // "Use a UIKit bar as the toolbar of a SwiftUI chat".
        return DirectionWords.adaptations.contains(words[index - 1].stem)
          || words[between.startIndex..<index].contains { $0.stem == "as" }
      }
      // "On macOS" names a platform, not a container.
      let next = index + 1 < between.endIndex ? words[index + 1].text.lowercased() : ""
      let isPlace = Platform(rawValue: next) != nil
      return DirectionWords.prepositions.contains(stem) && !isPlace && !isOther
        && !isInfinitive(index)
    }
  }

  /// Returns whether "and" joins two parts of a sentence, rather than two participles as in "shown
  /// and hidden".
  private func joinsParts(_ between: ArraySlice<WordForms.Word>) -> Bool {
    between.indices.contains { index in
      guard words[index].stem == "and", index > 0, index + 1 < words.count else { return false }
      return ![words[index - 1], words[index + 1]].allSatisfy {
        DirectionWords.displayed.contains($0.stem)
      }
    }
  }

  /// Returns whether "to" begins an infinitive, as in "in SwiftUI I had to provide a
  /// UIViewController", rather than indicating a destination.
  private func isInfinitive(_ index: Int) -> Bool {
    words[index].stem == "to" && index > 0
      && DirectionWords.governing.contains(words[index - 1].stem)
  }

  /// Returns the words between two sides, without a part of the second side.
  ///
  /// In "for the rows of our NSOutlineView", the rows are removed, because the contents of the part
  /// are also contents of the whole.
  private func withoutPart(_ between: ArraySlice<WordForms.Word>) -> ArraySlice<WordForms.Word> {
    guard
      let of = between.suffix(DirectionWords.adjectives).lastIndex(where: { $0.stem == "of" }),
      of > between.startIndex + 1,
      [DirectionWords.parts, DirectionWords.places, DirectionWords.content].contains(where: {
        $0.contains(words[of - 1].stem)
      })
    else { return between }
    return between[..<(of - 1)]
  }

  /// Returns the direction if a verb states the relation between the sides: one replaces the other,
  /// or something moves from one to the other.
  private func moved(
    _ first: ClauseSides.Place, _ second: ClauseSides.Place, place: Int
  ) -> String? {
    let link = words[place].stem
    let earlier = words[..<first.index].map(\.stem)
    let pair = sides.pair(first, second)
    if pair.isAdapted(at: place) || pair.isStandIn(at: place) || pair.isCompared(at: place)
      || pair.isBacked(at: place)
    {
      return "into-swiftui"
    }
    // In "switch from SwiftUI's player to AVPlayerViewController", the class replaces the player.
    if first.side == .swiftUI, isJourney(from: first, place: place), pair.isClass(second.index),
      earlier.contains(where: DirectionWords.migrating.contains)
    {
      return pair.isReceiver(second.index) ? "into-platform" : "into-swiftui"
    }
    if pair.isDrawn(by: link) || pair.isFilled(by: link) {
      // A view that SwiftUI cannot draw, according to the question, is brought into SwiftUI.
      let isDenied = earlier.contains(where: DirectionWords.denying.contains)
      return isDenied ? "into-swiftui" : "into-platform"
    }
    // "Changed by SwiftUI" names the cause of a change, "changed to SwiftUI" the replacement.
    let isReplaced =
      ["with", "by", "to"].contains(link)
      && earlier.contains(where: DirectionWords.replacing.contains)
      || link == "by" && DirectionWords.replacing.contains(words[place - 1].stem)
      || link == "to" && earlier.contains("chang")
      || link == "in" && earlier.contains(where: DirectionWords.rewriting.contains)
    if isReplaced {
      // A replacement becomes part of the surroundings of the original. A named SwiftUI API
      // replaces the class, so nothing is hosted.
      if first.side == .swiftUI {
        return pair.isReceiver(second.index) ? "into-platform" : "into-swiftui"
      }
      // A wrapped object is already in SwiftUI, where its replacement remains; a SwiftUI API
      // replaces a class wherever it is used.
      if pair.isWrapped || pair.asksForAPI { return "into-swiftui" }
      let isType = ClauseSides.isType(words[second.index]) || pair.namesType(after: second.index)
      return isType ? nil : "into-platform"
    }
    guard isJourney(from: first, place: place),
      earlier.contains(where: DirectionWords.navigating.contains)
    else { return nil }
    // The side named last has to show the other side.
    return second.side == .swiftUI ? "into-platform" : "into-swiftui"
  }

  /// Returns whether code is migrated, as in "migrate from UIKit to SwiftUI", "migrate UIKit views
  /// to SwiftUI", and "migrate HomeViewController to SwiftUI", which does not indicate which side
  /// contains the other.
  private func isCarried(_ first: ClauseSides.Place, place: Int) -> Bool {
    guard first.side == .platform else { return false }
    let earlier = words[..<first.index]
    let isCode = sides.isToolkit(first.index) || !PlatformName.isOne(words[first.index].text)
    if words[place].stem == "to", isCode,
      earlier.suffix(DirectionWords.adjectives).contains(where: {
        DirectionWords.carrying.contains($0.stem)
      })
    {
      return true
    }
    return isJourney(from: first, place: place)
      && earlier.contains { DirectionWords.migrating.contains($0.stem) }
  }

  private func isJourney(from first: ClauseSides.Place, place: Int) -> Bool {
    let start = max(0, first.index - 2 * DirectionWords.adjectives)
    return ["to", "into"].contains(words[place].stem)
      && words[start..<first.index].contains { $0.stem == "from" }
  }

  /// Returns whether a word is a property that receives a view, after the class that has the
  /// property, as in "UITableView backgroundView".
  private func isSlotOfClass(_ index: Int) -> Bool {
    DirectionWords.slots.contains(words[index].stem)
      && sides.places.contains { $0.side == .platform && $0.index == index - 1 }
  }

  private func choice(
    _ first: ClauseSides.Place, _ second: ClauseSides.Place, place: Int
  ) -> String? {
    let before = place > words.startIndex ? words[place - 1].stem : ""
    // "A UIKit alternative to SwiftUI's picker" compares the sides.
    guard !DirectionWords.comparing.contains(before) else { return nil }
    // "UITableView cells in SwiftUI" are parts of the table that are created in SwiftUI.
    let isMade =
      DirectionWords.making.contains(before)
      || first.side == .platform && place == first.index + 2
        && DirectionWords.parts.contains(before)
      || first.side == .platform && place == first.index + 1 && isSlotOfClass(first.index)
      // Matches "UITabBarController: the third tab in SwiftUI".
      || first.side == .platform && words[first.index].isBeforeColon
        && DirectionWords.content.contains(before)
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
    case "for" where sides.pair(first, second).isHolder: return "into-platform"
    default: return isMade ? "into-platform" : "into-swiftui"
    }
  }
}
