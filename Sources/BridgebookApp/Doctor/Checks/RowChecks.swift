internal import BridgebookStore

extension HealthCheck {
  /// The check that every reference by id leads to an existing row, including references without a
  /// foreign key.
  package static let links = HealthCheck("links", repairs: [.knowledge]) { examined in
    let loose = try LooseReference.all.flatMap { try examined.texts($0.query) }
    return .faults(
      loose, fix: "\(HealthFinding.fixing) built-in entries; correct your own with bridgebook edit",
      none: "every id that is named exists")
  }
}

/// A column that refers to rows of another table without a foreign key.
private struct LooseReference {
  let table: String
  let holder: String
  let column: String
  let what: String
  let targets: String

  var query: String {
    """
    SELECT DISTINCT \(holder) || ' names \(what) ' || \(column) || ', which does not exist'
    FROM \(table) WHERE \(column) IS NOT NULL AND \(column) NOT IN (\(targets)) ORDER BY 1
    """
  }

  static let all: [LooseReference] = [
    .init(
      table: "entry_link", holder: "entry_id", column: "target_id", what: "the entry",
      targets: "SELECT id FROM entry"),
    .init(
      table: "entry_example", holder: "entry_id", column: "scenario_id", what: "the scenario",
      targets: "SELECT id FROM scenario"),
    .init(
      table: "scenario_gotcha", holder: "scenario_id", column: "gotcha_id", what: "the gotcha",
      targets: "SELECT id FROM entry WHERE kind = 'gotcha'"),
    .init(
      table: "scenario_rule", holder: "scenario_id", column: "rule_id", what: "the rule",
      targets: "SELECT id FROM model_rule"),
    .init(
      table: "(SELECT * FROM lexicon_phrase WHERE fact_id = 'component')", holder: "phrase",
      column: "choice_id", what: "the class", targets: "SELECT id FROM entry"),
    .init(
      table: "tree_leaf", holder: "tree_leaf.id", column: "pattern_id", what: "the pattern",
      targets: "SELECT id FROM entry WHERE kind = 'pattern'"),
    .init(
      table: "component", holder: "entry_id", column: "earlier", what: "the class",
      targets: "SELECT id FROM entry WHERE kind = 'component'"),
    .init(
      table: "requirement_component", holder: "requirement_id", column: "entry_id",
      what: "the class", targets: "SELECT id FROM entry WHERE kind = 'component'"),
    .init(
      table: "modelled_ground", holder: "entry_id", column: "scenario_id", what: "the scenario",
      targets: "SELECT id FROM scenario"),
    .init(
      table: "modelled_ground_rule", holder: "entry_id", column: "rule_id", what: "the rule",
      targets: "SELECT id FROM model_rule"),
  ]
}

extension HealthCheck {
  /// The check that every foreign key refers to an existing row.
  static let foreignKeys = HealthCheck("foreign-keys", repairs: [.knowledge]) { examined in
    let broken = try examined.texts(
      """
      SELECT count(*) || ' rows of ' || "table" || ' refer to missing rows of ' || parent
      FROM pragma_foreign_key_check GROUP BY "table", parent ORDER BY 1
      """)
    return .faults(
      broken, fix: "\(HealthFinding.fixing) built-in rows; otherwise restore a backup",
      none: "every reference between rows leads to a row")
  }
}

extension HealthCheck {
  /// The check that every value can be decoded; a value that cannot be makes the commands that read
  /// it fail.
  package static let values = HealthCheck("values", repairs: [.knowledge, .textIndex]) { examined in
    .faults(
      try DecodingHealth(examined.store).damagedValues().map(StoreFailureText.words),
      fix: "\(HealthFinding.fixing) built-in values; for a run, bridgebook runs remove RUN, "
        + "then import its trace again; restore your own texts from a backup",
      none: "every value can be read")
  }
}

extension HealthCheck {
  /// The check that the full-text index matches the texts of the entries.
  ///
  /// The index of another version's book is not compared, because that version splits and counts
  /// words differently.
  package static let index = HealthCheck("index", repairs: [.textIndex]) { examined in
    guard
      try Store.storedFingerprint(in: examined.connection) == examined.door.fingerprint
    else {
      return .good("not compared: the full-text index is that of another version's book")
    }
    let stale = try examined.comparison.staleIndexRows()
    guard stale.isEmpty else {
      return .faults(
        stale.map { "the full-text index lacks the text of \($0)" },
        fix: HealthFinding.repair, none: "")
    }
    return try .faults(
      examined.comparison.staleIndexMeasures()
        + examined.comparison.staleIndexWords().map {
          "the full-text index does not find every text with the word \($0)"
        }, fix: HealthFinding.repair, none: "the full-text index holds the text of every entry")
  }
}
