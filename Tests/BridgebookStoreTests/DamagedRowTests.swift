import Bridgebook
import BridgebookStore
import TestSupport
import Testing

/// An invalid row makes its reader fail with the table, the row and the reason, is found by the
/// damage check, and never causes a trap.
@Suite struct DamagedRowTests {
  /// A change of an intact store, and a function that reads the changed row.
  struct Case: Sendable, CustomTestStringConvertible {
    let sql: String
    let table: String
    let read: @Sendable (Store) throws -> Void

    var testDescription: String { sql }
  }

  static let event = "UPDATE run_event SET"

  static let runs: [Case] = [
    .init(sql: "\(event) subject = 99", table: "run_event") { try all($0) },
    .init(sql: "\(event) name = -1", table: "run_event") { try all($0) },
    .init(sql: "\(event) value = 2147483648", table: "run_event") { try all($0) },
    .init(sql: "\(event) thread = 9223372036854775807", table: "run_event") { try all($0) },
    .init(sql: "\(event) code = 42", table: "run_event") { try all($0) },
    .init(sql: "\(event) code = -1", table: "run_event") { try all($0) },
    .init(sql: "\(event) code = 63", table: "run_event") { _ = try $0.events.counts(of: "r") },
    .init(sql: "\(event) code = -1024", table: "run_event") { try all($0) },
    .init(sql: "\(event) code = 32768 << 10", table: "run_event") { try all($0) },
    .init(sql: "\(event) line_lead = -1 - (id & 4294967295)", table: "run_event") { try all($0) },
    .init(sql: "\(event) line_lead = 9223372036854775807", table: "run_event") { try all($0) },
    .init(sql: "\(event) code = 6 << 7", table: "run_event") { try all($0) },
    .init(sql: "\(event) code = 7 << 7", table: "run_event") { try all($0) },
    .init(sql: "UPDATE run_text SET text = 'same'", table: "run_text") { try all($0) },
    .init(sql: "UPDATE run_text SET text = '' WHERE number = 1", table: "run_text") { try all($0) },
    .init(sql: "DELETE FROM run_text WHERE number = 1", table: "run_text") { try all($0) },
    .init(sql: "UPDATE run_text SET number = -1 WHERE number = 1", table: "run_text") {
      try all($0)
    },
    .init(sql: "UPDATE run SET origin = 'dreamt'", table: "run") { _ = try $0.runs.run("r") },
    .init(sql: "UPDATE run SET line_count = -1", table: "run") { _ = try $0.runs.all() },
    .init(sql: "UPDATE run SET number = 9223372036854775807", table: "run") {
      _ = try $0.runs.run("r")
    },
    .init(sql: "UPDATE run_finding SET lines = '[2,x]'", table: "run_finding") {
      _ = try $0.runs.run("r")
    },
    .init(sql: "UPDATE run_finding SET confidence = ''", table: "run_finding") {
      _ = try $0.runs.run("r")
    },
    .init(sql: "UPDATE run_issue SET code = 'new'", table: "run_issue") {
      _ = try $0.runs.run("r")
    },
    .init(
      sql: "INSERT INTO run_blind_spot SELECT number, 'most' FROM run WHERE id = 'r'",
      table: "run_blind_spot"
    ) { _ = try $0.runs.run("r") },
  ]

  static let book: [Case] = [
    .init(sql: "UPDATE entry SET kind = 'rumor' WHERE id = 'MKMapView'", table: "entry") {
      _ = try $0.entries.entry("MKMapView")
    },
    .init(sql: "UPDATE entry SET severity = 'dire' WHERE kind = 'gotcha'", table: "entry") {
      _ = try $0.entries.all(.gotcha)
    },
    .init(
      sql: "UPDATE entry_platform SET platform = 'newton' WHERE platform = 'ios'",
      table: "entry_platform"
    ) {
      _ = try $0.entries.entry("MKMapView")
    },
    .init(sql: "UPDATE entry_platform SET since = 'soon'", table: "entry_platform") {
      _ = try $0.entries.all(.component)
    },
    .init(sql: "DELETE FROM component WHERE entry_id = 'MKMapView'", table: "component") {
      _ = try $0.components.component("MKMapView")
    },
    .init(sql: "DELETE FROM claim", table: "claim") { store in
      for entry in try store.entries.summaries(of: .claim) { _ = try store.entries.entry(entry.id) }
    },
    .init(sql: "UPDATE tree_leaf SET approach = 'hope'", table: "tree_leaf") {
      _ = try StoredTree($0).whole()
    },
    .init(sql: "UPDATE tree_alternative SET approach = 'hope'", table: "tree_alternative") {
      _ = try StoredTree($0).whole()
    },
    .init(sql: "DELETE FROM tree_question WHERE position = 0", table: "tree_question") {
      _ = try StoredTree($0).whole()
    },
    .init(sql: "DELETE FROM tree_branch_choice", table: "tree_branch") {
      _ = try StoredTree($0).whole()
    },
    .init(sql: "DELETE FROM tree_fact", table: "tree_fact") { _ = try StoredTree($0).whole() },
    .init(sql: "UPDATE platform_release SET version = 'x'", table: "platform_release") {
      _ = try $0.releases.all()
    },
    .init(sql: "UPDATE lexicon_phrase SET weight = 9223372036854775807", table: "lexicon_phrase") {
      _ = try $0.vocabulary.words(for: "a map")
    },
    .init(sql: "UPDATE message_pattern SET severity = ''", table: "message_pattern") {
      _ = try $0.messages.catalog()
    },
    .init(sql: "UPDATE entry_example SET also = 'x'", table: "entry_example") {
      _ = try $0.examples.traces()
    },
    .init(sql: "UPDATE search_weight SET value = 9e99", table: "search_weight") {
      _ = try $0.search.results(for: "map")
    },
    .init(sql: "UPDATE search_posting SET entries = -1", table: "search_posting") {
      _ = try $0.search.results(for: "map")
    },
    .init(sql: "UPDATE entry_text SET kind = 'rumor'", table: "entry_text") {
      _ = try $0.search.results(for: "map")
    },
    .init(
      sql: "INSERT INTO entry_text (number, id, kind) VALUES (9000000000000000000, 'x', 'claim')",
      table: "entry_text"
    ) { _ = try $0.search.results(for: "map") },
    .init(
      sql: "INSERT INTO entry_text (number, id, kind) VALUES (-9000000000000000000, 'x', 'claim')",
      table: "entry_text"
    ) { _ = try $0.search.results(for: "map") },
  ]

  /// Invalid postings of the search index.
  static let postings = [
    "[12,-87]", "[-12,87]", "[12]", "[12,87,40]", "", " ", "[]", "[12,,87]", "[12,256]",
    "[99999999999999999999,1]", "[12,8x]", "[12,87,]", "[12,87", "12,87]", "12,87", "[12,87]]",
    "[[12,87]", "[12,87][12,87]", "[12 87]",
  ]

  private static func all(_ store: Store) throws {
    try store.events.forEach(of: "r") { _, _ in }
  }

  private func damage(in error: (any Error)?) -> Damage? {
    guard case .sqlite(let cause) = error as? StoreError else { return nil }
    return cause.damage
  }

  /// Damages an intact store, reads the row, and checks the result of `found`.
  private func expectDamage(
    _ item: Case, in store: Store, found: (DecodingHealth) throws -> [Damage]
  ) throws {
    try store.connection.execute(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(item.sql)")
    let error = #expect(throws: StoreError.self) { try item.read(store) }
    #expect(damage(in: error)?.table == item.table)
    #expect(try found(DecodingHealth(store)) != [])
  }

  @Test(arguments: runs) func aRowOfARun(item: Case) throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try Fixture.prepare(connection, book: Book())
    let store = Store(connection)
    try write(to: store)
    #expect(try DecodingHealth(store).ownDamages() == [])
    try expectDamage(item, in: store) { try $0.ownDamages() }
  }

  private static let bookRows = stride(
    from: 0, to: book.count, by: Effort.amount(brief: 3, full: 1)
  )
  .map { book[$0] }

  @Test(arguments: bookRows) func aRowOfTheBook(item: Case) throws {
    try expectDamage(item, in: try BuiltInStore.copyInMemory()) { try $0.damagedValues() }
  }

  @Test func theBookIsSoundAndARunIsExaminedWithIt() throws {
    let store = try BuiltInStore.copyInMemory()
    try write(to: store)
    #expect(try DecodingHealth(store).damagedValues() == [])
    try expectDamage(DamagedRowTests.runs[0], in: store) { try $0.damagedValues() }
  }

  @Test func aRowOfTheIndex() throws {
    let store = try BuiltInStore.copyInMemory()
    // The book has no entries, because reading them would take a moment for each of the postings.
    let empty = try Fixture.store(of: Book())
    try empty.connection.run(
      "INSERT INTO search_posting (term, batch_number, entries, postings) VALUES ('map', 1, 1, '')")
    for postings in DamagedRowTests.postings {
      for store in [store, empty] {
        try store.connection.run(
          "UPDATE search_posting SET postings = ? WHERE term = 'map'", [.text(postings)])
      }
      let error = #expect(throws: StoreError.self) { _ = try store.search.results(for: "map") }
      #expect(damage(in: error)?.table == "search_posting", "\(postings)")
      let found = try DecodingHealth(empty).damagedValues()
      #expect(found.contains { $0.table == "search_posting" }, "\(postings)")
    }
  }

  private func write(to store: Store) throws {
    var texts = TextTable()
    var begin = TraceEvent(kind: .updateBegin, sequence: 0, line: 1)
    begin.subject = texts.number(of: "Map#1") ?? .none
    begin.name = texts.number(of: "updateUIView") ?? .none
    var write = TraceEvent(kind: .write, sequence: 1, line: 2)
    write.name = texts.number(of: "position") ?? .none
    write.outcome = .dropped
    let writer = try RunWriter(store)
    try writer.append([begin, write], texts: texts)
    var run = Run(id: "r", title: "map", origin: .imported, contentHash: "abc")
    run.lineCount = 2
    run.eventCount = 2
    run.issues = [ImportIssue(code: .nulBytes, severity: .note, line: 2, byte: 9, count: 3)]
    run.findings = [
      Finding(
        gotcha: "g", severity: .error, confidence: .certain, lines: [2], provokedBy: nil)
    ]
    _ = try writer.finish(run, at: "")
  }
}
