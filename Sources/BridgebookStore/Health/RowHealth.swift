/// Checks the rows and pages of a store for dangling references and for damage.
package struct RowHealth {
  private let connection: Connection

  /// Creates a checker for the store on a connection.
  package init(_ connection: Connection) { self.connection = connection }

  /// Returns the faults that SQLite reports for pages and indexes, at most twenty.
  package func pageFaults() throws(SQLiteError) -> [String] {
    do {
      return try texts("PRAGMA integrity_check(20)").filter { $0 != "ok" }
    } catch {
      guard error.reason == .corrupt else { throw error }
      return [error.message]
    }
  }

  /// Returns whether every page is valid; stops at the first fault.
  package func isIntact() throws(SQLiteError) -> Bool {
    try texts("PRAGMA integrity_check(1)").first == "ok"
  }

  /// Returns the foreign keys with rows that refer to missing rows, one sentence each.
  package func brokenForeignKeys() throws(SQLiteError) -> [String] {
    try texts(
      """
      SELECT count(*) || ' rows of ' || "table" || ' refer to missing rows of ' || parent
      FROM pragma_foreign_key_check GROUP BY "table", parent ORDER BY 1
      """)
  }

  /// Returns the references without a foreign key whose target row is missing, one sentence each.
  package func looseReferences() throws(SQLiteError) -> [String] {
    var loose: [String] = []
    for reference in LooseReference.all { loose += try texts(reference.query) }
    return loose
  }

  private func texts(_ sql: String) throws(SQLiteError) -> [String] {
    try connection.rows(sql) { $0.text(0) }
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
      table: "modelled_ground JOIN scenario ON scenario.id = scenario_id", holder: "entry_id",
      column: "scenario_id || '/' || variant", what: "the variant",
      targets: "SELECT scenario_id || '/' || variant FROM scenario_variant"),
    .init(
      table: "modelled_ground_rule", holder: "entry_id", column: "rule_id", what: "the rule",
      targets: "SELECT id FROM model_rule"),
  ]
}
