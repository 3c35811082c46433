import BookData
import Bridgebook
import BridgebookStore
import Foundation

/// The built-in book in a file that is created once; every test opens its own connection.
enum BuiltInStore {
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bridgebook-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("book.sqlite").path
      let connection = try Connection(path: path, mode: .create)
      try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try Fixture.prepare(connection, book: Fixture.builtIn.get())
      return path
    } catch {
      preconditionFailure("the built-in book cannot be stored: \(error)")
    }
  }()

  static func open() throws -> Store {
    atexitRemovesFolder
    return Store(try Connection(path: path, mode: .readOnly))
  }

  /// Returns a copy in memory, which the test may change; this is much faster than a new store.
  static func copyInMemory() throws -> Store {
    let connection = try Connection(path: ":memory:", mode: .create)
    atexitRemovesFolder
    try connection.run("ATTACH ? AS book", [.text(path)])
    let objects = try connection.rows(
      """
      SELECT type, name, sql FROM book.sqlite_schema
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type = 'trigger'
      """
    ) { (type: $0.text(0), name: $0.text(1), sql: $0.text(2)) }
    for object in objects where object.type == "table" { try connection.execute(object.sql) }
    for object in objects where object.type == "table" {
      try connection.execute("INSERT INTO main.\(object.name) SELECT * FROM book.\(object.name)")
    }
    try connection.execute("DETACH book")
    for object in objects where object.type != "table" { try connection.execute(object.sql) }
    return Store(connection)
  }

  private static let atexitRemovesFolder: Void = {
    _ = path
    atexit {
      let folder = URL(fileURLWithPath: BuiltInStore.path).deletingLastPathComponent()
      try? FileManager.default.removeItem(at: folder)
    }
  }()
}

/// Small stores in memory.
enum Fixture {
  /// The built-in book, parsed once for all tests.
  static let builtIn = Result { try BuiltInBook.load() }

  static func prepare(
    _ connection: Connection, fingerprint: String = "one", book: @autoclosure () throws -> Book
  ) throws {
    try Store.prepare(
      connection, fingerprint: fingerprint, time: "2026-01-02T03:04:05Z",
      book: { _ in EffectiveBook(try book()) })
  }

  static func store(of book: Book) throws -> Store {
    let connection = try Connection(path: ":memory:", mode: .create)
    try prepare(connection, book: book)
    return Store(connection)
  }

  /// Returns a gotcha with minimal texts; everything searchable is in the arguments.
  static func gotcha(
    _ id: String, title: String = "Nothing", terms: [String] = [], symptom: String = "",
    cause: String = ""
  ) -> Entry {
    var entry = Entry(
      kind: .gotcha, id: id, title: title,
      details: .gotcha(GotchaFacts(severity: .note, evidence: ["statement"], belief: nil)))
    entry.terms = terms
    entry.sections = [
      Section(heading: "Symptom", markdown: symptom, line: 1),
      Section(heading: "Cause", markdown: cause, line: 2),
    ]
    return entry
  }

  static func store(_ entries: [Entry], synonyms: [Synonym] = []) throws -> Store {
    var book = Book()
    book.entries = entries
    book.synonyms = synonyms
    book.search.stopWords = ["the", "of", "a"]
    return try store(of: book)
  }
}

extension Connection {
  /// Returns the store's own tables, without the shadow tables of SQLite's full-text index.
  func tables() throws -> [String] {
    try rows(
      """
      SELECT name FROM pragma_table_list
      WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      ORDER BY name
      """
    ) { $0.text(0) }
  }

  /// Returns every row of every table, as text.
  func dump() throws -> [String: [String]] {
    var dump: [String: [String]] = [:]
    for table in try tables() {
      let columns = try rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text(0) }
      let cells = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
      dump[table] = try rows("SELECT \(cells) FROM \"\(table)\" ORDER BY 1") { $0.text(0) }
    }
    return dump
  }
}
