/// The measurements of questions, each compared with the `sqlite3` shell on the same store.
struct Benchmarks {
  /// A copy of the program, as it would be installed; a file fresh from the linker is slower to
  /// load.
  let program: String
  let runs: Int
  private let folder: String

  init(program built: String, runs: Int) throws {
    folder = try Files.temporaryFolder()
    program = folder + "/bridgebook"
    self.runs = runs
    _ = try ChildProcess(path: "cp", arguments: [built, program]).run()
  }

  func run() throws -> [PairedMeasurement] {
    let store = folder + "/book.sqlite"
    defer {
      Files.remove(store)
      Files.remove(program)
      Files.removeFolder(folder)
    }
    _ = try ChildProcess(
      path: program, arguments: ["--store", store, "recommend", "MKMapView"]
    ).run()
    return [
      try recommend(store), try search(store, words: "cursor jumps to the end while typing"),
      try export(store), try firstRun(store),
    ]
  }

  private func recommend(_ store: String) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`recommend MKMapView`", yardstick: "`select count(*) from sqlite_schema`", budget: 2)
    let ours = ChildProcess(path: program, arguments: ["--store", store, "recommend", "MKMapView"])
    let theirs = ChildProcess(
      path: "sqlite3", arguments: [store, "select count(*) from sqlite_schema"])
    try pair.measure(runs: runs, ours: ours.run, theirs: theirs.run)
    return pair
  }

  private func search(_ store: String, words: String) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`search \(words)`", yardstick: "an FTS5 query over the same texts, with snippets",
      budget: 1.5)
    let yardstick = folder + "/yardstick.sqlite"
    defer { Files.remove(yardstick) }
    let texts = """
      ATTACH '\(store)' AS book;
      CREATE VIRTUAL TABLE entry_text USING fts5 (
        id UNINDEXED, kind UNINDEXED, title, terms, symptom, body,
        tokenize = 'porter unicode61 remove_diacritics 2');
      INSERT INTO entry_text SELECT id, kind, title, terms, symptom, body FROM book.entry_text;
      CREATE TABLE entry (id TEXT NOT NULL, title TEXT NOT NULL, PRIMARY KEY (id)) WITHOUT ROWID;
      INSERT OR IGNORE INTO entry SELECT id, title FROM book.entry_text;
      """
    _ = try ChildProcess(path: "sqlite3", arguments: [yardstick, texts]).run()
    let ours = ChildProcess(path: program, arguments: ["--store", store, "search", words])
    let terms = ["cursor", "jumps", "end", "typing", "while"].map { "\"\($0)\"" }
      .joined(separator: " OR ")
    let query = """
      SELECT entry_text.id, entry_text.kind, entry.title,
        bm25(entry_text, 0, 0, 8, 10, 6, 1.5) AS r, snippet(entry_text, -1, '', '', '…', 14)
      FROM entry_text JOIN entry ON entry.id = entry_text.id
      WHERE entry_text MATCH '\(terms)' ORDER BY r LIMIT 10
      """
    let theirs = ChildProcess(path: "sqlite3", arguments: [yardstick, query])
    try pair.measure(runs: runs, ours: ours.run, theirs: theirs.run)
    return pair
  }

  private func export(_ store: String) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`export cheatsheet --full`", yardstick: "`.dump` of the store", budget: 3)
    let ours = ChildProcess(
      path: program, arguments: ["--store", store, "export", "cheatsheet", "--full"])
    let theirs = ChildProcess(path: "sqlite3", arguments: [store, ".dump"])
    try pair.measure(runs: runs, ours: ours.run, theirs: theirs.run)
    return pair
  }

  private func firstRun(_ store: String) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "first run: create and fill the store", yardstick: "replay of its `.dump`", budget: 2)
    let dump = folder + "/dump.sql"
    let fresh = folder + "/fresh.sqlite"
    let replayed = folder + "/replayed.sqlite"
    defer { for path in [dump, fresh, replayed] { Files.remove(path) } }
    _ = try ChildProcess(path: "sqlite3", arguments: [store, ".output \(dump)", ".dump"]).run()
    let ours = ChildProcess(path: program, arguments: ["--store", fresh, "recommend", "MKMapView"])
    let theirs = ChildProcess(path: "sqlite3", arguments: [replayed], input: dump)
    try pair.measure(
      runs: runs,
      ours: {
        Files.remove(fresh)
        return try ours.run()
      },
      theirs: {
        Files.remove(replayed)
        return try theirs.run()
      })
    return pair
  }
}
