package import Bridgebook

/// The filter of a list of entries; nil means no limit.
package struct ListFilter: Sendable {
  package var kind: EntryKind?
  package var approach: Approach?
  package var platform: Platform?
  /// Limits the list to entries whose subject exists in this release of the platform.
  package var target: Version?
  package var status: ClaimStatus?
  /// Limits the list to entries whose subject was introduced in this release or later.
  package var since: Version?

  package init() {}
}

extension EntryReader {
  /// Returns the entries that pass the filter, by kind and in the order of the book.
  package func list(_ filter: ListFilter) throws(StoreError) -> [EntrySummary] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT id, kind, title FROM entry
        WHERE (?1 IS NULL OR kind = ?1)
          AND (?2 IS NULL OR EXISTS (
            SELECT 1 FROM entry_approach WHERE entry_id = entry.id AND approach = ?2))
          AND ((?3 IS NULL AND ?4 IS NULL AND ?5 IS NULL) OR EXISTS (
            SELECT 1 FROM entry_platform WHERE entry_id = entry.id
              AND platform = coalesce(?3, 'ios')
              AND (?4 IS NULL OR since_rank <= ?4) AND (?5 IS NULL OR since_rank >= ?5)))
          AND (?6 IS NULL OR EXISTS (
            SELECT 1 FROM claims WHERE claims.id = entry.id AND status = ?6))
        ORDER BY kind, position, id
        """,
        [
          .optional(filter.kind?.rawValue), .optional(filter.approach?.rawValue),
          .optional(filter.platform?.rawValue), filter.target.map { .int($0.rank) } ?? .null,
          filter.since.map { .int($0.rank) } ?? .null, .optional(filter.status?.rawValue),
        ], EntrySummary.init(row:))
    }
  }
}
