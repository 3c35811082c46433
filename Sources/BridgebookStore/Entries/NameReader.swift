package import Bridgebook

/// Reads the names of the items in a store, each with a title, for completion in a shell.
package struct NameReader {
  /// A name, and the text displayed beside it.
  package typealias Row = (name: String, title: String)

  private let connection: Connection

  package init(_ connection: Connection) {
    self.connection = connection
  }

  /// Returns the ids of all runs, in the order in which they were stored.
  package func runs() throws(SQLiteError) -> [Row] {
    try rows("SELECT id, title FROM run ORDER BY number")
  }

  /// Returns the names of all components.
  package func components() throws(SQLiteError) -> [Row] {
    try rows("SELECT id, title FROM entry WHERE kind = 'component' ORDER BY id")
  }

  /// Returns the ids of all entries, scenarios, and a team's own trees and tables.
  package func ids() throws(SQLiteError) -> [Row] {
    try rows(
      """
      SELECT id, title FROM entry UNION ALL SELECT id, title FROM scenario
      UNION ALL SELECT id, kind FROM own_texts WHERE kind IN ('tree', 'table') ORDER BY 1
      """)
  }

  /// Returns the ids of a team's texts.
  ///
  /// - Parameter withRemoved: whether texts that were removed, but have a history, are included.
  package func ownTexts(withRemoved: Bool) throws(SQLiteError) -> [Row] {
    try rows(
      """
      SELECT id, coalesce((SELECT title FROM entry WHERE entry.id = own_text.id), kind)
      FROM own_text JOIN own_version ON text_id = id AND own_version.version = own_text.version
      WHERE ? OR text IS NOT NULL ORDER BY id
      """, [.int(withRemoved ? 1 : 0)])
  }

  /// Returns the versions of a team's texts as `ID@N`, each with the change and its time.
  package func ownVersions() throws(SQLiteError) -> [Row] {
    try rows(
      "SELECT text_id || '@' || version, change || ' ' || changed_at FROM own_version ORDER BY 1")
  }

  /// Returns the answers to the questions of the decision tree as `QUESTION=CHOICE`.
  package func answers() throws(SQLiteError) -> [Row] {
    try rows("SELECT question_id || '=' || choice_id, because FROM tree ORDER BY 1")
  }

  /// Returns the ids of all scenarios, in the order of the book.
  package func scenarios() throws(SQLiteError) -> [Row] {
    try rows("SELECT id, title FROM scenario ORDER BY position")
  }

  /// Returns the variants of a scenario, in its order.
  package func variants(of scenario: String) throws(SQLiteError) -> [Row] {
    try rows(
      "SELECT variant, title FROM scenario_variant WHERE scenario_id = ? ORDER BY position",
      [.text(scenario)])
  }

  /// Returns the releases of a platform, the newest first.
  package func releases(of platform: Platform) throws(SQLiteError) -> [Row] {
    try rows(
      """
      SELECT version, coalesce(name, '') FROM platform_release WHERE platform = ? ORDER BY rank DESC
      """, [.text(platform.numbering.rawValue)])
  }

  private func rows(_ sql: String, _ values: [Value] = []) throws(SQLiteError) -> [Row] {
    try connection.rows(sql, values) { (name: $0.text(0), title: $0.text(1)) }
  }
}
