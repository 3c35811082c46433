import Testing

/// The kinds of damage that the tests of `doctor` cause in a store.
extension DoctorTests {
  /// A way to damage a store: the check that must find it, and whether `--fix` repairs it.
  struct Damage: CustomTestStringConvertible, Sendable {
    let check: String
    let sql: String
    let isMended: Bool

    init(_ check: String, _ sql: String, isMended: Bool = true) {
      self.check = check
      self.sql = sql
      self.isMended = isMended
    }

    var testDescription: String { "\(check): \(sql)" }
  }

  /// One kind of damage for each check, for the brief run.
  static let oneOfEachCheck = Dictionary(grouping: damages, by: \.check).values
    .compactMap(\.last).sorted { $0.check < $1.check }

  static let damages: [Damage] = [
    Damage("book", "UPDATE book_setting SET value = 'another' WHERE name = 'fingerprint'"),
    Damage("book", "UPDATE entry SET title = 'Stale' WHERE id = 'MKMapView'"),
    Damage("book", "DELETE FROM lexicon_phrase"),
    Damage(
      "events", "INSERT INTO run_event VALUES (9999 << 32, 0,0,0,0,0,1,NULL)",
      isMended: false),
    Damage("events", "DELETE FROM run_event WHERE id = 1 << 32"),
    Damage("events", "UPDATE run_event SET code = 63 WHERE id = 2 << 32"),
    Damage("events", "UPDATE run_event SET code = 7 << 7 WHERE id = 3 << 32"),
    Damage("examples", "UPDATE entry_example SET text = replace(text, '! ', '  ')"),
    Damage("examples", "UPDATE entry_example SET format = 'nothing' WHERE format = 'plain'"),
    Damage("foreign-keys", "DELETE FROM entry WHERE id = 'MKMapView'"),
    Damage("foreign-keys", "DELETE FROM source"),
    Damage("index", "DELETE FROM entry_text WHERE id = 'MKMapView'"),
    Damage(
      "index", "INSERT INTO entry_text (id, kind, title) VALUES ('MKMapView', 'component', 'x')"),
    Damage("index", "DELETE FROM search_batch"),
    Damage("index", "UPDATE search_posting SET postings = '[1,255]' WHERE term = 'caret'"),
    Damage(
      "integrity",
      """
      PRAGMA writable_schema = ON;
      CREATE TABLE held AS SELECT * FROM sqlite_schema WHERE name = 'run_finding_by_gotcha';
      DELETE FROM sqlite_schema WHERE name = 'run_finding_by_gotcha';
      PRAGMA writable_schema = RESET;
      DELETE FROM run_finding;
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema SELECT * FROM held;
      DROP TABLE held;
      PRAGMA writable_schema = RESET
      """),
    Damage("links", "UPDATE scenario_rule SET rule_id = 'R99' WHERE position = 0"),
    Damage("links", "UPDATE tree_leaf SET pattern_id = 'update-unguarded'"),
    Damage("links", "UPDATE component SET earlier = 'UINobody' WHERE earlier IS NOT NULL"),
    Damage("links", "UPDATE OR IGNORE requirement_component SET entry_id = 'map-wrapper'"),
    Damage("links", "UPDATE modelled_ground SET scenario_id = 'nowhere'"),
    Damage("links", "UPDATE modelled_ground SET variant = 'Z9' WHERE position = 1"),
    Damage("links", "UPDATE modelled_ground_rule SET rule_id = 'R99'"),
    Damage("scenarios", "UPDATE scenario SET text = replace(text, 'finds ', 'finds not-')"),
    Damage("scenarios", "UPDATE scenario SET text = replace(text, 'steps', 'steppes')"),
    Damage(
      "own-texts",
      """
      INSERT INTO own_version VALUES ('update-unguarded', 1, 'gotcha', 'overrides',
        'update-unguarded', 'of another text', 'added', 'then', NULL, '', 'kind: gotcha');
      INSERT INTO own_text VALUES ('update-unguarded', 1)
      """, isMended: false),
    Damage(
      "own-history",
      """
      INSERT INTO own_version VALUES ('our-x', 2, 'gotcha', 'new', NULL, NULL, 'added', 'then',
        NULL, '', 'kind: gotcha');
      INSERT INTO own_text VALUES ('our-x', 2)
      """, isMended: false),
    Damage("run-contents", "UPDATE run_text SET text = text || 'x' WHERE run_number = 1"),
    Damage("run-contents", "UPDATE run_finding SET gotcha_id = 'never-heard-of'"),
    Damage("run-contents", "UPDATE run SET id = 'x', content_hash = 'x' WHERE number = 3"),
    Damage("runs", "DELETE FROM run WHERE number = 4"),
    Damage("runs", "UPDATE scenario_variant SET run_number = NULL WHERE run_number = 5"),
    Damage("runs", "UPDATE modelled_ground SET agrees = NULL, found = NULL"),
    Damage("runs", "UPDATE modelled_ground SET found = '11' WHERE position = 3"),
    Damage("runs", "UPDATE modelled_ground SET agrees = 0 WHERE position = 1"),
    Damage("schema", "DROP VIEW claims; CREATE VIEW claims AS SELECT 1 AS id"),
    Damage("schema", "DROP INDEX run_finding_by_gotcha"),
    Damage("schema", "DROP TABLE search_synonym"),
    Damage("schema", "CREATE TABLE mine (x)", isMended: false),
    Damage("schema", "ALTER TABLE run ADD COLUMN mine TEXT", isMended: false),
    Damage(
      "sources",
      "UPDATE entry_section SET markdown = markdown || '[^nobody]' WHERE entry_id = 'update-unguarded'"
    ),
    Damage("tree", "DELETE FROM tree_branch_choice WHERE number = 0"),
    Damage("tree", "UPDATE tree_branch SET child_id = 'nowhere' WHERE position = 0"),
    Damage("tree", "DELETE FROM tree_question"),
  ]
}
