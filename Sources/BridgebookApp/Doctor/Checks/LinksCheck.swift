internal import BridgebookStore

extension HealthCheck {
  /// Every reference by id leads to an existing row, including references without a foreign key.
  package static let links = HealthCheck("links", repairs: [.knowledge]) { examined in
    let loose = try LooseReference.all.flatMap { try examined.texts($0.query) }
    return .faults(
      loose, fix: "\(HealthFinding.repair) where it is built in; edit an own entry",
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
