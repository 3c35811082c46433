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

  /// The SQL conditions of the limits that are set, and the values of their parameters.
  fileprivate var conditions: (sql: String, values: [Value]) {
    var terms: [String] = []
    var values: [Value] = []
    if let kind {
      terms.append("kind = ?")
      values.append(.text(kind.rawValue))
    }
    if let approach {
      terms.append("id IN (SELECT entry_id FROM entry_approach WHERE approach = ?)")
      values.append(.text(approach.rawValue))
    }
    if platform != nil || target != nil || since != nil {
      var existence = ["entry_id = entry.id", "platform = ?"]
      values.append(.text((platform ?? .ios).rawValue))
      if let target {
        existence.append("since_rank <= ?")
        values.append(.int(target.rank))
      }
      if let since {
        existence.append("since_rank >= ?")
        values.append(.int(since.rank))
      }
      terms.append(
        "EXISTS (SELECT 1 FROM entry_platform WHERE \(existence.joined(separator: " AND ")))")
    }
    if let status {
      terms.append("EXISTS (SELECT 1 FROM claims WHERE claims.id = entry.id AND status = ?)")
      values.append(.text(status.rawValue))
    }
    return (terms.isEmpty ? "" : "WHERE " + terms.joined(separator: " AND "), values)
  }
}

/// An entry in a list.
package struct ListedEntry: Sendable {
  package let id: String
  package let kind: EntryKind
  package let title: String
  /// Whether the entry belongs to a team.
  package let isOwn: Bool
}

extension EntryReader {
  /// Returns the entries that pass the filter, by kind and in the order of the book.
  ///
  /// The entries are read by id and sorted here by numbers, because SQLite would sort them by
  /// comparing texts and copy each row three times.
  package func list(_ filter: ListFilter) throws(StoreError) -> [ListedEntry] {
    try Store.sqlite { () throws(SQLiteError) in
      let (sql, values) = filter.conditions
      let rows = try connection.prepare(
        "SELECT id, kind, title, origin = 'own', position FROM entry \(sql) ORDER BY id")
      var kinds = KnownWords<EntryKind>()
      var listed: [ListedEntry] = []
      var places: [ListPlace] = []
      try rows.forEach(values) { (row) throws(SQLiteError) in
        let entry = ListedEntry(
          id: row.text(0), kind: try kinds.read(row, 1, in: "entry", of: row.text(0)),
          title: row.text(2), isOwn: row.int(3) == 1)
        places.append(
          ListPlace(kind: entry.kind, position: row.int(4), index: listed.count))
        listed.append(entry)
      }
      places.sort()
      return places.map { listed[$0.index] }
    }
  }
}

/// The sort key of an entry in a list.
private struct ListPlace: Comparable {
  private let kind: Int
  private let position: Int
  /// The index of the entry in the order of the ids.
  let index: Int

  init(kind: EntryKind, position: Int, index: Int) {
    self.kind = ListPlace.kinds.firstIndex(of: kind) ?? 0
    self.position = position
    self.index = index
  }

  /// The kinds in the order of a list: by name.
  private static let kinds = EntryKind.allCases.sorted { $0.rawValue < $1.rawValue }

  static func < (left: ListPlace, right: ListPlace) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    if left.position != right.position { return left.position < right.position }
    return left.index < right.index
  }
}
