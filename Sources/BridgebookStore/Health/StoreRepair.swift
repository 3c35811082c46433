/// A part of a store that can be derived from the rest.
package enum StoreRepair: Int, CaseIterable, Comparable, Sendable {
  /// Missing tables, and views, indexes and triggers that differ from the migrations.
  case schema
  /// The contents of indexes.
  case indexes
  /// The built-in book and its runs.
  case knowledge
  /// The built-in runs only.
  case runs
  /// The full-text index.
  case textIndex

  package static func < (left: StoreRepair, right: StoreRepair) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A repair that was made.
package enum DoneRepair: Equatable, Sendable {
  case schema
  case indexes
  /// The number of rows of the built-in book that were missing or different.
  case rows(Int)
  /// The number of rows that were removed because they do not belong to the book or have no parent
  /// row.
  case removedRows(Int)
  /// The built-in runs that were rewritten.
  case runs(Set<String>)
  /// The whole built-in book was rewritten, with its runs.
  case knowledge
  case textIndex
}
