/// Finds data that passes between the sides of a bridge, so that neither contains the other.
struct ExchangeRelations {
  private typealias Relation = DirectionRelations.Relation

  let sides: ClauseSides

  /// Returns the relations of a model that both sides use, as in "UIKit and SwiftUI change one
  /// model"; the sides are joined, or one observes what the other changes.
  ///
  /// - Parameter stems: The words of the entire text, since the model may be in another clause.
  func shared(_ stems: Set<String>) -> [DirectionRelations.Relation] {
    guard !stems.isDisjoint(with: DirectionWords.models),
      !stems.isDisjoint(with: DirectionWords.sharing)
    else { return [] }
    let isObserved =
      !stems.isDisjoint(with: DirectionWords.observed)
      && !stems.isDisjoint(with: DirectionWords.listening)
    return sides.neighbors.compactMap { first, second in
      let between = between(first, second)
      let isJoined =
        between.count <= DirectionWords.joinedGap
        && between.contains { ["and", "when"].contains($0) }
      guard isJoined || isObserved, !sides.pair(first, second).isReported else { return nil }
      return Relation(
        choice: "share-state", phrase: sides.phrase(first, second, joinedBy: "and"),
        weight: DirectionRelations.verbWeight)
    }
  }

  /// The relations of a side that causes a change in the other side.
  ///
  /// Examples are "the SwiftUI toggle must update a UIKit screen" and "update the UIKit label when
  /// the SwiftUI slider changes".
  var influenced: [DirectionRelations.Relation] {
    exchanges(within: DirectionWords.influenceGap) { around in
      zip(around.between, around.between.dropFirst()).contains { auxiliary, verb in
        DirectionWords.auxiliaries.contains(auxiliary)
          && DirectionWords.influencing.contains(verb)
      }
        || around.isPlatformFirst && around.between.contains("when")
          && around.earlier.contains(where: DirectionWords.influencing.contains)
          && around.later.contains("chang")
    }
  }

  /// The relations of sides that only exchange data.
  ///
  /// One side sends data, as in "send events from SwiftUI to UIKit", is notified, as in "tell the
  /// UIKit screen that the SwiftUI form has changed", or observes the other side, as in "observe a
  /// view controller's property in SwiftUI".
  var passed: [DirectionRelations.Relation] {
    exchanges(within: DirectionWords.maximumGap) { around in
      let between = around.between
      let sent = around.earlier.drop { !DirectionWords.passing.contains($0) }
      let isPassed = sent.contains(where: DirectionWords.messages.contains)
      let isTold = around.earlier.contains(where: DirectionWords.telling.contains)
      let isObserved =
        around.earlier.contains(where: DirectionWords.listening.contains)
        && between.contains(where: DirectionWords.reported.contains)
      return isObserved || isPassed && between.contains(where: ["to", "and", "with"].contains)
        || isTold && between.contains(where: ["that", "when", "what"].contains)
    }
  }

  /// The relations of environment values that SwiftUI content receives from outside, as in "inject
  /// the managed object context into the SwiftUI view that UIHostingController shows".
  var provided: [DirectionRelations.Relation] {
    guard sides.words.contains(where: { $0.stem.contains("host") }) else { return [] }
    return sides.neighbors.compactMap { first, second in
      let earlier = sides.words[..<first.index].map(\.stem)
      let isEnvironment =
        earlier.contains(where: DirectionWords.environment.contains)
        || zip(earlier, earlier.dropFirst()).contains { before, word in
          DirectionWords.environmentPairs.contains("\(before) \(word)")
        }
      guard isEnvironment, earlier.contains(where: DirectionWords.providing.contains),
        second.index - first.index <= DirectionWords.maximumGap
      else { return nil }
      return Relation(
        choice: "pass-environment", phrase: sides.phrase(first, second),
        weight: DirectionRelations.verbWeight, isExchange: true)
    }
  }

  /// The words around two sides.
  private struct Surroundings {
    let isPlatformFirst: Bool
    let earlier: [String]
    let between: [String]
    let later: [String]
  }

  /// Returns the relations of neighboring sides that exchange data.
  ///
  /// - Parameter isExchange: Returns whether the words around the sides describe an exchange.
  private func exchanges(
    within gap: Int, _ isExchange: (Surroundings) -> Bool
  ) -> [DirectionRelations.Relation] {
    sides.neighbors.compactMap { first, second in
      let platform = first.side == .platform ? first.index : second.index
      guard second.index - first.index <= gap, sides.isToolkit(platform) else { return nil }
      let around = Surroundings(
        isPlatformFirst: first.side == .platform,
        earlier: sides.words[..<first.index].map(\.stem), between: between(first, second),
        later: sides.words.dropFirst(second.index + 1).map(\.stem))
      guard isExchange(around) else { return nil }
      return Relation(
        choice: "share-state", phrase: sides.phrase(first, second),
        weight: DirectionRelations.verbWeight, isExchange: true)
    }
  }

  private func between(_ first: ClauseSides.Place, _ second: ClauseSides.Place) -> [String] {
    sides.words[(first.index + 1)..<second.index].map(\.stem)
  }
}
