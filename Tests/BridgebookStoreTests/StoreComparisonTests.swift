import Bridgebook
import BridgebookStore
import Testing

/// Rows that do not belong to the book are found and removed; a team's rows are kept.
@Suite struct StoreComparisonTests {
  private let store: Store
  private let fresh: FreshStore

  init() throws {
    let book = try Fixture.builtIn.get()
    store = try BuiltInStore.copyInMemory()
    fresh = try FreshStore([], book: EffectiveBook(book), fingerprint: "one")
  }

  private var comparison: StoreComparison {
    StoreComparison(fresh, beside: store.connection)
  }

  private static let invented = [
    "search_stop_word": "INSERT INTO search_stop_word VALUES ('cursor')",
    "search_synonym": "INSERT INTO search_synonym VALUES ('cursor', 'map')",
    "entry_link": "INSERT INTO entry_link VALUES ('MKMapView', 'link', 99, 'retain-cycle')",
    "tree_leaf_gotcha":
      "INSERT INTO tree_leaf_gotcha SELECT id, 99, 'retain-cycle' FROM tree_leaf LIMIT 1",
    "component_lack": """
    INSERT INTO component_lack
    SELECT 'MKMapView', 99, 'everything', id, 'ios', '26', 260000 FROM source LIMIT 1
    """,
    "claim_ground": """
    INSERT INTO claim_ground SELECT entry_id, 99, 'against', 'stated', source.id, 'No.'
    FROM claim JOIN source LIMIT 1
    """,
    "entry_section": "INSERT INTO entry_section VALUES ('MKMapView', 99, 'More', 'Invented.')",
    "entry_term": "INSERT INTO entry_term VALUES ('MKMapView', 99, 'an invented name')",
    "lexicon_phrase": "INSERT INTO lexicon_phrase VALUES ('component', 'cursor', 'MKMapView', 9)",
    "message_pattern":
      "INSERT INTO message_pattern VALUES ('zz', 'End updateUIView', 'error', 0, NULL, NULL)",
    "component_native": """
    INSERT INTO component_native SELECT 'MKMapView', 99, 'Invented', 'view', 0, id FROM source LIMIT 1
    """,
    "entry": """
    INSERT INTO entry (id, kind, position, title, audited, severity)
    VALUES ('invented', 'gotcha', 9999, 'Invented', '', 'error')
    """,
    "source": "INSERT INTO source VALUES ('zz', 'article', 'Invented', NULL, NULL)",
    "model_rule": "INSERT INTO model_rule VALUES ('R99', 999, 'high', 'none', 'Invented.')",
  ]

  @Test func inventedRowsAreFoundAndRemoved() throws {
    #expect(try comparison.differentRows() == [])
    let before = try store.connection.dump()
    for sql in Self.invented.values { try store.connection.execute(sql) }
    let found = try comparison.differentRows()
    #expect(Set(found.map(\.table)) == Set(Self.invented.keys))
    #expect(found.allSatisfy { $0.missing == 0 && $0.superfluous == 1 })
    try store.connection.execute("BEGIN")
    let mended = try comparison.repairRows()
    try store.connection.execute("COMMIT")
    #expect(mended.written == 0)
    #expect(mended.removed == Self.invented.count)
    #expect(try comparison.differentRows() == [])
    #expect(try store.connection.dump() == before)
  }

  /// A row under another key counts as superfluous and as missing.
  @Test func aRowUnderAnotherKeyIsPutBack() throws {
    try store.connection.execute(
      "PRAGMA foreign_keys = OFF; UPDATE tree_question SET id = 'moved' WHERE position = 0")
    let found = try comparison.differentRows()
    #expect(found.map(\.table) == ["tree_question"])
    #expect(found.first?.missing == 1)
    #expect(found.first?.superfluous == 1)
    try store.connection.execute("BEGIN")
    let mended = try comparison.repairRows()
    #expect(mended.written == 1)
    #expect(mended.removed == 1)
    try store.connection.execute("COMMIT")
    #expect(try comparison.differentRows() == [])
  }

  @Test func entriesOfATeamAreNotSuperfluous() throws {
    try store.connection.execute(
      """
      INSERT INTO source VALUES ('ours', 'article', 'Ours', NULL, NULL);
      INSERT INTO entry (id, kind, position, origin, title, audited)
      VALUES ('team-claim', 'claim', 0, 'own', 'Ours holds', '');
      INSERT INTO entry_source VALUES ('team-claim', 0, 'ours');
      INSERT INTO claim VALUES ('team-claim', 'stated');
      """)
    #expect(try comparison.differentRows() == [])
  }

  @Test func aMissingOrSuperfluousCountOfTheIndexIsFound() throws {
    #expect(try comparison.staleIndexMeasures() == [])
    #expect(try comparison.staleIndexWords() == [])
    for sql in [
      "DELETE FROM search_batch", "UPDATE search_batch SET entries = entries + 1",
      "INSERT INTO search_batch VALUES (77, 1000)", "UPDATE entry_text SET batch_number = 3",
      "UPDATE search_weight SET value = 3 WHERE name GLOB 'average-*'",
    ] {
      try store.connection.execute("SAVEPOINT whole; \(sql)")
      #expect(try comparison.staleIndexMeasures().count == 1, "\(sql)")
      try store.connection.execute("ROLLBACK TO whole; RELEASE whole")
    }
    for sql in [
      "UPDATE search_posting SET entries = entries + 1 WHERE term = 'caret'",
      "UPDATE search_posting SET batch_number = 9 WHERE term = 'caret'",
    ] {
      try store.connection.execute("SAVEPOINT whole; \(sql)")
      #expect(try comparison.staleIndexWords() == ["caret"], "\(sql)")
      try store.connection.execute("ROLLBACK TO whole; RELEASE whole")
    }
  }
}
