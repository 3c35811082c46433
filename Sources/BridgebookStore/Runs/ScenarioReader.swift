package import Bridgebook

extension Store {
  /// Ids and titles of the scenarios in the order of the book, of one platform or of all.
  package func scenarios(
    on platform: Platform? = nil
  ) throws(StoreError) -> [(id: String, title: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT id, title FROM scenario WHERE ?1 IS NULL OR platform = ?1 ORDER BY position, id
        """, [.optional(platform?.rawValue)]
      ) { (id: $0.text(0), title: $0.text(1)) }
    }
  }

  /// The text of a scenario that a team wrote; nil for a built-in one.
  package func ownScenario(_ id: String) throws(StoreError) -> String? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        """
        SELECT scenario.text FROM scenario JOIN own_texts ON own_texts.id = scenario.id
        WHERE scenario.id = ? COLLATE NOCASE AND own_texts.kind = 'scenario'
        """, [.text(id)]
      ) { $0.text(0) }
    }
  }

  /// The scenario of that id with everything that is shown with it; nil when there is none.
  package func scenario(_ id: String) throws(StoreError) -> ScenarioDossier? {
    let found = try scenarioWithoutClaims(id)
    guard var dossier = found else { return nil }
    for claim in try claims(ofScenario: dossier.id) {
      dossier.claims.append((claim.id, claim.title))
      for index in dossier.variants.indices
      where claim.variants.contains(dossier.variants[index].name) {
        dossier.variants[index].claims.append(claim.id)
      }
    }
    return dossier
  }

  private func scenarioWithoutClaims(
    _ id: String
  ) throws(StoreError) -> ScenarioDossier? {
    try Store.sqlite { () throws(SQLiteError) in
      let key = [Value.text(id)]
      let found = try connection.first(
        "SELECT id, title, platform, text FROM scenario WHERE id = ? COLLATE NOCASE", key
      ) {
        ScenarioDossier(
          id: $0.text(0), title: $0.text(1), platform: $0.text(2), text: $0.text(3))
      }
      guard var dossier = found else { return nil }
      dossier.variants = try variants(of: dossier.id)
      let own = [Value.text(dossier.id)]
      dossier.rules = try connection.rows(
        """
        SELECT model_rule.id, confidence, grounds, model_rule.text FROM scenario_rule
        JOIN model_rule ON model_rule.id = rule_id WHERE scenario_id = ?
        ORDER BY scenario_rule.position
        """, own
      ) { (row) throws(SQLiteError) in try ModelRule(row: row) }
      dossier.gotchas = try connection.rows(
        """
        SELECT entry.id, entry.title FROM scenario_gotcha JOIN entry ON entry.id = gotcha_id
        WHERE scenario_id = ? ORDER BY scenario_gotcha.position
        """, own
      ) { (id: $0.text(0), title: $0.text(1)) }
      dossier.sources = try connection.rows(
        """
        SELECT source.id, source.kind, source.title, source.url, reading FROM scenario_source
        JOIN sources AS source ON source.id = source_id WHERE scenario_id = ? ORDER BY position
        """, own
      ) { Source(row: $0) }
      return dossier
    }
  }

  private func variants(
    of scenario: String
  ) throws(SQLiteError) -> [ScenarioDossier.Variant] {
    let rows = try connection.rows(
      """
      SELECT scenario_variant.name, role, base, scenario_variant.title, run.id, run.number
      FROM scenario_variant LEFT JOIN run ON run.number = scenario_variant.run
      WHERE scenario_id = ? ORDER BY position
      """, [.text(scenario)]
    ) { row in
      let variant = ScenarioDossier.Variant(
        name: row.text(0), role: row.text(1), base: row.optionalText(2), title: row.text(3),
        run: row.optionalText(4))
      return (variant: variant, run: row.int(5))
    }
    var variants: [ScenarioDossier.Variant] = []
    for item in rows {
      var variant = item.variant
      variant.gotchas = try connection.rows(
        "SELECT gotcha FROM run_finding WHERE run = ? GROUP BY gotcha ORDER BY min(position)",
        [.int(item.run)]
      ) { $0.text(0) }
      variants.append(variant)
    }
    return variants
  }

  /// The scenarios and runs that show any of the gotchas, each once.
  package func simulatedRuns(of gotchas: [String]) throws(StoreError) -> EntryRuns {
    var all = EntryRuns()
    for gotcha in gotchas {
      let runs = try simulatedRuns(of: gotcha)
      all.scenarios += runs.scenarios.filter { !all.scenarios.contains($0) }
      all.shown += runs.shown.filter { !all.shown.contains($0) }
    }
    return all
  }

  /// Which built-in runs show a gotcha, and which cures of the same scenarios do not.
  package func simulatedRuns(of gotcha: String) throws(StoreError) -> EntryRuns {
    try Store.sqlite { () throws(SQLiteError) in
      var runs = EntryRuns()
      try connection.forEach(
        """
        SELECT scenario_id, run.id, role,
          EXISTS (SELECT 1 FROM run_finding WHERE run = run.number AND gotcha = ?1)
        FROM scenario_variant
        JOIN scenario ON scenario.id = scenario_id
        JOIN run ON run.number = scenario_variant.run
        WHERE scenario_id IN (
          SELECT scenario_id FROM scenario_gotcha WHERE gotcha_id = ?1
          UNION SELECT scenario_id FROM run_finding
          JOIN scenario_variant ON scenario_variant.run = run_finding.run WHERE gotcha = ?1)
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
}
