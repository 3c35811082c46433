package import Bridgebook

/// Reads the scenarios of the book and of a team.
package struct ScenarioReader {
  let connection: Connection

  /// Returns the ids and titles of all scenarios or those of one platform, in the order of the
  /// book.
  package func titles(
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

  /// Returns the text of a team's scenario; nil for a built-in one.
  package func ownText(_ id: String) throws(StoreError) -> String? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        """
        SELECT scenario.text FROM scenario JOIN own_texts ON own_texts.id = scenario.id
        WHERE scenario.id = ? COLLATE NOCASE AND own_texts.kind = 'scenario'
        """, [.text(id)]
      ) { $0.text(0) }
    }
  }

  /// Returns the scenario with that id and all data that is shown with it; nil if there is none.
  package func scenario(_ id: String) throws(StoreError) -> ScenarioDossier? {
    let found = try scenarioWithoutClaims(id)
    guard var dossier = found else { return nil }
    for claim in try EvidenceReader(connection: connection).claims(ofScenario: dossier.id) {
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
        JOIN source ON source.id = source_id WHERE scenario_id = ? ORDER BY position
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
      SELECT scenario_variant.variant, role, base, scenario_variant.title, run.id, run.number
      FROM scenario_variant LEFT JOIN run ON run.number = run_number
      WHERE scenario_variant.scenario_id = ? ORDER BY position
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
        """
        SELECT gotcha_id FROM run_finding WHERE run_number = ?
        GROUP BY gotcha_id ORDER BY min(position)
        """, [.int(item.run)]
      ) { $0.text(0) }
      variants.append(variant)
    }
    return variants
  }

  /// Returns the texts of all scenarios with their ids.
  package func texts() throws(StoreError) -> [(id: String, text: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id, text FROM scenario ORDER BY position") {
        (id: $0.text(0), text: $0.text(1))
      }
    }
  }

}
