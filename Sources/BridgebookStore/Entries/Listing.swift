package import Bridgebook

/// Which entries a list shows; nil means all.
package struct ListFilter: Sendable {
  package var kind: EntryKind?
  package var approach: Approach?
  package var platform: Platform?
  /// Entries whose subject exists at this release of the platform.
  package var target: Version?
  package var status: ClaimStatus?
  /// Entries whose subject came with this release of the platform or later.
  package var since: Version?

  package init() {}
}

extension Store {
  /// Entries that pass the filter, by kind and in the order of the book.
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

extension Store {
  /// Where claims stand, by id; what is no claim is left out.
  package func claimStatuses(of ids: [String]) throws(StoreError) -> [String: ClaimStatus] {
    try Store.sqlite { () throws(SQLiteError) in
      var statuses: [String: ClaimStatus] = [:]
      guard !ids.isEmpty else { return statuses }
      let wanted = Set(ids)
      try connection.forEach("SELECT id, status FROM claims") { row in
        if wanted.contains(row.text(0)) {
          statuses[row.text(0)] = ClaimStatus(rawValue: row.text(1))
        }
      }
      return statuses
    }
  }

  /// What the native APIs cannot do, class by class.
  ///
  /// - Parameter isStale: only what was checked against an older release than the newest of its platform.
  package func lacks(
    isStale: Bool = false
  ) throws(StoreError) -> [(component: String, lack: Lack)] {
    try Store.sqlite { () throws(SQLiteError) in
      var found: [(component: String, lack: Lack)] = []
      try connection.forEach(
        """
        SELECT class, text, source_id, platform, checked FROM lacks
        WHERE ?1 = 0 OR is_stale = 1
        """, [.int(isStale ? 1 : 0)]
      ) { (row) throws(SQLiteError) in
        found.append((row.text(0), try Lack(row, 1, of: row.text(0))))
      }
      return found
    }
  }
}
