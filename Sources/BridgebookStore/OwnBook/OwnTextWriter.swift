package import Bridgebook

/// Writes versions of a team's texts and the rows derived from them; the caller must have begun a
/// transaction.
package struct OwnTextWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Appends a version to the history of its text, without making it current.
  ///
  /// - Returns: the number of the version.
  package func append(_ version: OwnVersion) throws(StoreError) -> Int {
    try Store.sqlite { () throws(SQLiteError) in
      let number =
        try connection.first(
          "SELECT coalesce(max(version), 0) + 1 FROM own_version WHERE text_id = ?",
          [.text(version.id)]
        ) { $0.int(0) } ?? 1
      let header = version.header
      try connection.run(
        """
        INSERT INTO own_version (
          text_id, version, kind, relation, target_id, base_hash, change, changed_at, changed_by,
          checksum, text
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(header.id), .int(number), .text(header.kind.rawValue),
          .text(header.relation.rawValue), .optional(header.target), .optional(version.baseHash),
          .text(version.change.rawValue), .text(version.time), .optional(version.author),
          .text(version.checksum), .optional(version.text),
        ])
      return number
    }
  }

  /// Makes a version current.
  package func hold(_ number: Int, of id: String) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO own_text (id, version) VALUES (?1, ?2)
        ON CONFLICT (id) DO UPDATE SET version = ?2
        """, [.text(id), .int(number)])
    }
  }

  /// Derives the rows of some texts again.
  ///
  /// - Parameters:
  ///   - ids: the texts whose rows may change; rows of texts that left the book are removed.
  ///   - withTables: whether the tree and the tables changed as well.
  package func derive(
    _ effective: EffectiveBook, ids: Set<String>, withTables: Bool
  ) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try BookWriter(connection).rewrite(effective, ids: ids, withTables: withTables)
    }
  }

  /// Changes the team's texts in one transaction that holds the write lock from the start.
  package static func change<Result>(
    _ store: Store, _ work: (OwnTextWriter) throws -> Result
  ) throws -> Result {
    try store.connection.writeTransaction(mapping: { StoreError.sqlite($0) as any Error }) {
      try work(OwnTextWriter(store.connection))
    }
  }

  /// Writes the runs of scenarios that were rewritten.
  package func writeBuiltInRuns(
    at time: String, _ work: (BuiltInRunWriter) throws -> Void
  ) throws {
    try work(BuiltInRunWriter(connection, at: time))
  }
}
