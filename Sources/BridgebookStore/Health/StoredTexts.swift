extension Store {
  /// The texts of all scenarios with their ids.
  package func scenarioTexts() throws(StoreError) -> [(id: String, text: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id, text FROM scenario ORDER BY position") {
        (id: $0.text(0), text: $0.text(1))
      }
    }
  }

  /// Claims whose modelled grounds no built-in run shows, each with the run.
  package func claimsThatDiffer() throws(StoreError) -> [(claim: String, run: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT entry_id, scenario_id || '/' || variant FROM modelled_ground
        WHERE agrees IS NOT 1 ORDER BY entry_id, position
        """
      ) { (claim: $0.text(0), run: $0.text(1)) }
    }
  }

  /// The sections of all entries, with the documents each entry lists.
  package func markedSections() throws(StoreError) -> [(
    entry: String, heading: String, markdown: String, sources: Set<String>
  )] {
    try Store.sqlite { () throws(SQLiteError) in
      var sources: [String: Set<String>] = [:]
      try connection.forEach("SELECT entry_id, source_id FROM entry_source") {
        sources[$0.text(0), default: []].insert($0.text(1))
      }
      return try connection.rows(
        "SELECT entry_id, heading, markdown FROM entry_section ORDER BY entry_id, position"
      ) { row in
        (
          entry: row.text(0), heading: row.text(1), markdown: row.text(2),
          sources: sources[row.text(0)] ?? []
        )
      }
    }
  }
}
