package import Bridgebook

/// Reads a team's own texts, with their histories.
package struct OwnTextReader {
  let connection: Connection

  /// Returns the current versions of the team's texts, by id.
  package func all() throws(StoreError) -> [OwnVersion] {
    try versions("WHERE own_text.version = own_version.version AND text IS NOT NULL", [])
      .map(\.version)
  }

  /// Returns the current version of a team's text, by its id in any letter case; nil if there is
  /// none.
  package func text(_ id: String) throws(StoreError) -> OwnVersion? {
    try versions(
      """
      WHERE own_text.id = ? COLLATE NOCASE AND own_text.version = own_version.version
        AND text IS NOT NULL
      """, [.text(id)]
    ).first?.version
  }

  /// Returns every version of a team's text, oldest first.
  package func history(of id: String) throws(StoreError) -> [NumberedVersion] {
    try versions("WHERE own_text.id = ? COLLATE NOCASE", [.text(id)])
  }

  /// Returns every version of all texts of a team, by text and oldest first.
  package func versions() throws(StoreError) -> [NumberedVersion] { try versions("", []) }

  /// Returns the relations of a team's scenarios, or of its other texts, to the built-in book by
  /// id; removed texts are omitted.
  package func relations(
    ofScenarios isScenario: Bool
  ) throws(StoreError) -> [String: OwnRelation] {
    try Store.sqlite { () throws(SQLiteError) in
      var relations: [String: OwnRelation] = [:]
      try connection.forEach(
        "SELECT id, relation FROM own_texts WHERE (kind = 'scenario') = ?",
        [.int(isScenario ? 1 : 0)]
      ) { (row) throws(SQLiteError) in
        relations[row.text(0)] = try row.word(1, in: "own_texts", of: row.text(0))
      }
      return relations
    }
  }

  /// Returns the relations of the team's texts that override or extend built-in ones, by id,
  /// without those of scenarios; a partial index finds them among any number of others.
  package func relationsToBook() throws(StoreError) -> [String: OwnRelation] {
    try Store.sqlite { () throws(SQLiteError) in
      var relations: [String: OwnRelation] = [:]
      try connection.forEach(
        """
        SELECT text_id, relation FROM own_version
        CROSS JOIN own_text ON own_text.id = text_id AND own_text.version = own_version.version
        WHERE relation <> 'new' AND kind <> 'scenario' AND text IS NOT NULL
        """
      ) { (row) throws(SQLiteError) in
        relations[row.text(0)] = try row.word(1, in: "own_version", of: row.text(0))
      }
      return relations
    }
  }

  /// Returns the problems of a team's texts that do not fit the book, of one text or of all.
  package func problems(of id: String? = nil) throws(StoreError) -> [OwnProblem] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT text_id, line, message FROM own_problem WHERE ?1 IS NULL OR text_id = ?1
        ORDER BY text_id, position
        """, [.optional(id)]
      ) { OwnProblem(id: $0.text(0), line: $0.int(1), message: $0.text(2)) }
    }
  }

  func versions(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> [NumberedVersion] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT text_id, own_version.version, own_version.version = own_text.version, kind,
          relation, target_id, base_hash, change, changed_at, changed_by, text
        FROM own_version JOIN own_text ON own_text.id = text_id \(condition)
        ORDER BY text_id, own_version.version
        """, values, NumberedVersion.init(row:))
    }
  }
}

extension NumberedVersion {
  fileprivate init(row: Row) throws(SQLiteError) {
    let header = OwnHeader(
      kind: try row.word(3, in: "own_version", of: row.text(0)), id: row.text(0),
      relation: try row.word(4, in: "own_version", of: row.text(0)), target: row.optionalText(5))
    self.init(
      number: try row.number(1, in: "own_version", of: row.text(0)),
      version: OwnVersion(
        header: header, baseHash: row.optionalText(6),
        change: try row.word(7, in: "own_version", of: row.text(0)), time: row.text(8),
        author: row.optionalText(9), text: row.optionalText(10)),
      holds: row.int(2) == 1)
  }
}
