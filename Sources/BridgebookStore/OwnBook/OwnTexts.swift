package import Bridgebook

extension Store {
  /// The team's texts that hold, by id.
  package func ownTexts() throws(StoreError) -> [OwnVersion] {
    try versions("WHERE own_text.version = own_version.version AND text IS NOT NULL", [])
      .map(\.version)
  }

  /// The text of a team's own that holds, by its id in any letter case; nil when there is none.
  package func ownText(_ id: String) throws(StoreError) -> OwnVersion? {
    try versions(
      """
      WHERE own_text.id = ? COLLATE NOCASE AND own_text.version = own_version.version
        AND text IS NOT NULL
      """, [.text(id)]
    ).first?.version
  }

  /// Every version of a text of a team's own, oldest first.
  package func ownHistory(of id: String) throws(StoreError) -> [NumberedVersion] {
    try versions("WHERE own_text.id = ? COLLATE NOCASE", [.text(id)])
  }

  /// Every version of every text of a team's own, text by text and oldest first.
  package func ownVersions() throws(StoreError) -> [NumberedVersion] { try versions("", []) }

  /// What a team's own scenarios, or its other texts, are to the built-in book, by id; removed ones are left out.
  package func ownRelations(
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

  /// What is wrong with texts that do not fit the book, of one text or of all.
  package func ownProblems(of id: String? = nil) throws(StoreError) -> [OwnProblem] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT id, line, message FROM own_problem WHERE ?1 IS NULL OR id = ?1
        ORDER BY id, position
        """, [.optional(id)]
      ) { OwnProblem(id: $0.text(0), line: $0.int(1), message: $0.text(2)) }
    }
  }

  private func versions(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> [NumberedVersion] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT own_version.id, own_version.version, own_version.version = own_text.version, kind,
          relation, target, base_hash, change, changed_at, changed_by, text
        FROM own_version JOIN own_text ON own_text.id = own_version.id \(condition)
        ORDER BY own_version.id, own_version.version
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
