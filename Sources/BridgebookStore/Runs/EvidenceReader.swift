package import Bridgebook

/// What runs say of claims.
extension Store {
  /// Rules of the model by their ids.
  package func modelRules(_ ids: [String]) throws(StoreError) -> [String: ModelRule] {
    try Store.sqlite { () throws(SQLiteError) in
      var rules: [String: ModelRule] = [:]
      let statement = try connection.prepare(
        "SELECT id, confidence, grounds, text FROM model_rule WHERE id = ?")
      for id in ids where rules[id] == nil {
        try statement.forEach([.text(id)]) { (row) throws(SQLiteError) in
          rules[id] = try ModelRule(row: row)
        }
      }
      return rules
    }
  }

  /// The built-in runs that grounds of a claim name, with their scenarios.
  package func simulatedRuns(ofClaim id: String) throws(StoreError) -> EntryRuns {
    try Store.sqlite { () throws(SQLiteError) in
      var runs = EntryRuns()
      try connection.forEach(
        """
        SELECT scenario_variant.scenario_id, run.id, min(modelled_ground.position)
        FROM modelled_ground
        JOIN scenario_variant ON scenario_variant.scenario_id = modelled_ground.scenario_id
          AND scenario_variant.name = modelled_ground.variant
        JOIN run ON run.number = scenario_variant.run
        WHERE entry_id = ? GROUP BY run.id ORDER BY 3
        """, [.text(id)]
      ) { row in
        if !runs.scenarios.contains(row.text(0)) { runs.scenarios.append(row.text(0)) }
        runs.shown.append(row.text(1))
      }
      return runs
    }
  }

  /// The claims that runs of a scenario speak to, in the order of the book, each with the variants that do.
  package func claims(
    ofScenario id: String
  ) throws(StoreError) -> [(id: String, title: String, variants: [String])] {
    try Store.sqlite { () throws(SQLiteError) in
      var claims: [(id: String, title: String, variants: [String])] = []
      try connection.forEach(
        """
        SELECT DISTINCT entry.id, entry.title, scenario_variant.name
        FROM modelled_ground
        JOIN entry ON entry.id = entry_id
        JOIN scenario_variant ON scenario_variant.scenario_id = modelled_ground.scenario_id
          AND scenario_variant.name = modelled_ground.variant
        WHERE modelled_ground.scenario_id = ?
        ORDER BY entry.position, scenario_variant.position
        """, [.text(id)]
      ) { row in
        if claims.last?.id != row.text(0) { claims.append((row.text(0), row.text(1), [])) }
        claims[claims.count - 1].variants.append(row.text(2))
      }
      return claims
    }
  }
}

extension ModelRule {
  init(row: Row) throws(SQLiteError) {
    self.init(
      id: row.text(0), confidence: try row.word(1, in: "model_rule", of: row.text(0)),
      grounds: row.text(2), text: row.text(3))
  }
}
