package import Bridgebook

/// Reads the evidence of scenario runs for claims and gotchas.
package struct EvidenceReader {
  let connection: Connection

  /// Returns the rules of the model, by id.
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

  /// Returns the built-in runs that a claim's grounds name, with their scenarios.
  package func simulatedRuns(ofClaim id: String) throws(StoreError) -> EntryRuns {
    try Store.sqlite { () throws(SQLiteError) in
      var runs = EntryRuns()
      try connection.forEach(
        """
        SELECT scenario_variant.scenario_id, run.id, min(modelled_ground.position)
        FROM modelled_ground JOIN scenario_variant USING (scenario_id, variant)
        JOIN run ON run.number = run_number
        WHERE entry_id = ? GROUP BY run.id ORDER BY 3
        """, [.text(id)]
      ) { row in
        if !runs.scenarios.contains(row.text(0)) { runs.scenarios.append(row.text(0)) }
        runs.shown.append(row.text(1))
      }
      return runs
    }
  }

  /// Returns the claims for which a scenario's runs are evidence, in the order of the book, each
  /// with the relevant variants.
  package func claims(
    ofScenario id: String
  ) throws(StoreError) -> [(id: String, title: String, variants: [String])] {
    try Store.sqlite { () throws(SQLiteError) in
      var claims: [(id: String, title: String, variants: [String])] = []
      try connection.forEach(
        """
        SELECT DISTINCT entry.id, entry.title, variant
        FROM modelled_ground JOIN scenario_variant USING (scenario_id, variant)
        JOIN entry ON entry.id = entry_id
        WHERE scenario_id = ?
        ORDER BY entry.position, scenario_variant.position
        """, [.text(id)]
      ) { row in
        if claims.last?.id != row.text(0) { claims.append((row.text(0), row.text(1), [])) }
        claims[claims.count - 1].variants.append(row.text(2))
      }
      return claims
    }
  }

  /// Returns the scenarios and runs that demonstrate any of the gotchas, without duplicates.
  package func simulatedRuns(of gotchas: [String]) throws(StoreError) -> EntryRuns {
    var all = EntryRuns()
    for gotcha in gotchas {
      let runs = try simulatedRuns(of: gotcha)
      all.scenarios += runs.scenarios.filter { !all.scenarios.contains($0) }
      all.shown += runs.shown.filter { !all.shown.contains($0) }
    }
    return all
  }

  /// Returns the built-in runs that show a gotcha, and the fixed variants of their scenarios, which
  /// do not.
  package func simulatedRuns(of gotcha: String) throws(StoreError) -> EntryRuns {
    try Store.sqlite { () throws(SQLiteError) in
      var runs = EntryRuns()
      try connection.forEach(
        """
        SELECT scenario.id, run.id, role,
          EXISTS (SELECT 1 FROM run_finding WHERE run_number = run.number AND gotcha_id = ?1)
        FROM scenario_variant
        JOIN scenario ON scenario.id = scenario_variant.scenario_id
        JOIN run ON run.number = scenario_variant.run_number
        WHERE scenario.id IN (
          SELECT scenario_id FROM scenario_gotcha WHERE gotcha_id = ?1
          UNION SELECT scenario_id FROM run_finding
          JOIN scenario_variant USING (run_number) WHERE gotcha_id = ?1)
        ORDER BY scenario.position, scenario.id, scenario_variant.position
        """, [.text(gotcha)]
      ) { row in
        let scenario = row.text(0)
        if runs.scenarios.last != scenario { runs.scenarios.append(scenario) }
        if row.int(3) == 1 {
          runs.shown.append(row.text(1))
        } else if row.text(2) != ScenarioVariant.Role.broken.rawValue,
          row.text(2) != ScenarioVariant.Role.plain.rawValue
        {
          runs.absent.append(row.text(1))
        }
      }
      return runs
    }
  }

  /// Returns the statuses of claims by id; other entries are omitted.
  package func claimStatuses(of ids: [String]) throws(StoreError) -> [String: ClaimStatus] {
    try Store.sqlite { () throws(SQLiteError) in
      var statuses: [String: ClaimStatus] = [:]
      guard !ids.isEmpty else { return statuses }
      let statement = try connection.prepare("SELECT status FROM claims WHERE id = ?")
      for id in ids {
        try statement.forEach([.text(id)]) { statuses[id] = ClaimStatus(rawValue: $0.text(0)) }
      }
      return statuses
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
