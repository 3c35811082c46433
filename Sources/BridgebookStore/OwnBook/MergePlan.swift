package import Bridgebook

/// The store whose text or run wins a conflict.
package enum MergePreference: String, CaseIterable, Sendable {
  case ours, theirs
}

/// The outcome of merging a text or run of another store.
package enum MergeOutcome: String, Sendable {
  /// The item does not exist in this store.
  case added
  /// The other store's version is based on this store's.
  case updated
  /// This store's version is the same or based on the other store's.
  case kept
  /// Neither version is based on the other.
  case conflict
}

/// The outcome of merging one text.
package struct TextMerge: Equatable, Sendable {
  package let id: String
  package let fate: MergeOutcome
  /// The versions this store does not have, oldest first.
  package let additions: [OwnVersion]
  /// The version of the other store that becomes current; nil if the current version stays.
  package let taken: OwnVersion?
  /// The current versions in both stores.
  package let ours: OwnVersion?
  package let theirs: OwnVersion
}

/// The outcome of merging one run.
package struct RunMerge: Equatable, Sendable {
  package let id: String
  package let fate: MergeOutcome
  /// The number of the run in the other store.
  let number: Int
  /// The id of the copied run in this store; nil if it is not copied.
  package let storedAs: String?
  /// The new id of this store's run with the same id; nil if it keeps its id.
  package let renamesOursTo: String?
}

/// The plan of a merge.
package struct MergePlan: Equatable, Sendable {
  package var texts: [TextMerge] = []
  package var runs: [RunMerge] = []

  package init() {}

  /// Whether a conflict has to be resolved first.
  package var hasConflict: Bool {
    texts.contains { $0.fate == .conflict } || runs.contains { $0.fate == .conflict }
  }
}
