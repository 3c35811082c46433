/// What of a store can be made again from what else is there.
package enum StoreRepair: Int, CaseIterable, Comparable, Sendable {
  /// Missing tables, and views, indexes and triggers that are not as the migrations make them.
  case schema
  /// Indexes of tables.
  case indexes
  /// The built-in book and its runs.
  case knowledge
  /// Built-in runs alone.
  case runs
  /// The full-text index.
  case textIndex

  package static func < (left: StoreRepair, right: StoreRepair) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a repair did.
package enum DoneRepair: Equatable, Sendable {
  case schema
  case indexes
  /// So many rows of the built-in book were missing, changed or without the row they belong to.
  case rows(Int)
  /// Built-in runs that were written again.
  case runs(Set<String>)
  /// The whole of the built-in book and its runs.
  case knowledge
  case textIndex
}
