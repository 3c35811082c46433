package import Bridgebook

/// Whose text or run holds where two stores disagree.
package enum MergePreference: String, CaseIterable, Sendable {
  case ours, theirs
}

/// What becomes of a text or run of another store.
package enum MergeFate: String, Sendable {
  /// It is not here yet.
  case added
  /// The other store knows what holds here, and went on from there.
  case updated
  /// What holds here went on from what holds there, or is the same.
  case kept
  /// Neither went on from the other.
  case conflict
}

/// What merging does to one text.
package struct TextMerge: Equatable, Sendable {
  package let id: String
  package let fate: MergeFate
  /// Versions this store does not have, oldest first.
  package let additions: [OwnVersion]
  /// The version of the other store that will hold; nil where that does not change.
  package let taken: OwnVersion?
  /// What holds in each store.
  package let ours: OwnVersion?
  package let theirs: OwnVersion
}

/// What merging does to one run.
package struct RunMerge: Equatable, Sendable {
  package let id: String
  package let fate: MergeFate
  /// Its number in the other store.
  let number: Int
  /// The id it gets here; nil where it is not copied.
  package let storedAs: String?
  /// The id that the run of the same name gets which is here already; nil where it keeps its own.
  package let renamesOursTo: String?
}

/// Everything that merging a store does.
package struct MergePlan: Equatable, Sendable {
  package var texts: [TextMerge] = []
  package var runs: [RunMerge] = []

  package init() {}

  /// Whether something has to be decided first.
  package var hasConflict: Bool {
    texts.contains { $0.fate == .conflict } || runs.contains { $0.fate == .conflict }
  }
}
