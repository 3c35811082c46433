package import Bridgebook

/// Writes versions of a team's texts and the rows that are made from them; the caller holds the transaction.
package struct OwnTextWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Adds a version to the history of its text; the text that holds stays the same.
  ///
  /// - Returns: its number.
  package func append(_ version: OwnVersion) throws(StoreError) -> Int {
    try Store.sqlite { () throws(SQLiteError) in
      let number =
        try connection.first(
          "SELECT coalesce(max(version), 0) + 1 FROM own_version WHERE id = ?",
          [.text(version.id)]
        ) { $0.int(0) } ?? 1
      let header = version.header
      try connection.run(
        "INSERT INTO own_version VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          .text(header.id), .int(number), .text(header.kind.rawValue),
          .text(header.relation.rawValue), .optional(header.target), .optional(version.baseHash),
          .text(version.change.rawValue), .text(version.time), .optional(version.author),
          .optional(version.text),
        ])
      try connection.run(
        "INSERT INTO own_version_checksum VALUES (?, ?, ?)",
        [.text(header.id), .int(number), .text(version.checksum)])
      return number
    }
  }

  /// Makes a version the one that holds.
  package func hold(_ number: Int, of id: String) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO own_text (id, version) VALUES (?1, ?2)
        ON CONFLICT (id) DO UPDATE SET version = ?2
        """, [.text(id), .int(number)])
    }
  }

  /// Makes the rows of some texts again.
  ///
  /// - Parameters:
  ///   - ids: texts whose rows may have to change; those the book has no more lose them.
  ///   - withTables: whether the tree and the tables changed as well.
  package func derive(
    _ effective: EffectiveBook, ids: Set<String>, withTables: Bool
  ) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try BookWriter(connection).rewrite(effective, ids: ids, withTables: withTables)
    }
  }
}

extension Store {
  /// Does work on the team's texts in one transaction that holds the write lock from its start.
  package func changeOwnTexts<Result>(_ work: (OwnTextWriter) throws -> Result) throws -> Result {
    try connection.writeTransaction(mapping: { StoreError.sqlite($0) as any Error }) {
      try work(OwnTextWriter(connection))
    }
  }

  /// Writes the runs of scenarios that were written anew; inside the transaction of `changeOwnTexts`.
  package func writeBuiltInRuns(
    at time: String, _ work: (BuiltInRunWriter) throws -> Void
  ) throws {
    try work(BuiltInRunWriter(connection, at: time))
  }
}
