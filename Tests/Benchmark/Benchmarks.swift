/// The measurements of questions, each compared with the `sqlite3` shell on the same store.
struct Benchmarks {
  /// A copy of the program, as if installed, because a file fresh from the linker is slower to
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

  func run() throws -> Report {
    let store = folder + "/book.sqlite"
    defer {
      Files.remove(store)
      Files.remove(program)
      Files.removeFolder(folder)
    }
    _ = try ChildProcess(
      path: program, arguments: ["--store", store, "recommend", "MKMapView"]
    ).run()
    let words = "cursor jumps to the end while typing"
    var report = Report(runs: runs)
    report.pairs = [
      try schema(store, "recommend", "MKMapView", budget: 1.5),
      try schema(store, "search", words, budget: 1.6),
      try search(store, words: words), try export(store), try firstRun(store),
    ]
    report.limits.append(
      Limit(
        title: "the built-in book", measured: Double(Files.size(store)) / 1_048_576, budget: 5.5,
        unit: "MiB"))
    return report
  }

  /// Measures a question in comparison with the shell, which only reads the schema.
  private func schema(
    _ store: String, _ words: String..., budget: Double
  ) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`\(words.joined(separator: " "))`",
      yardstick: "`select count(*) from sqlite_schema`", budget: budget)
    let ours = ChildProcess(path: program, arguments: ["--store", store] + words)
    let theirs = ChildProcess(
      path: "sqlite3", arguments: [store, "select count(*) from sqlite_schema"])
    try pair.measure(runs: runs, ours: ours.run, theirs: theirs.run)
    return pair
  }

  private func search(_ store: String, words: String) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`search \(words)`", yardstick: "an FTS5 query over the same texts, with snippets",
      budget: 1.1)
    let yardstick = folder + "/yardstick.sqlite"
    defer { Files.remove(yardstick) }
    let texts = """
      ATTACH '\(store)' AS book;
      CREATE VIRTUAL TABLE entry_text USING fts5 (
        id UNINDEXED, kind UNINDEXED, title, terms, symptom, body,
        tokenize = 'porter unicode61 remove_diacritics 2');
      INSERT INTO entry_text SELECT id, kind, title,
        (SELECT group_concat(term, '; ') FROM book.entry_term WHERE entry_id = text.id), symptom,
        body || coalesce((SELECT group_concat(markdown, char(10)) FROM book.entry_section
          WHERE entry_id = text.id
            AND heading NOT IN ('Symptom', 'When', 'Triggering', 'Clean', 'Sample')), '')
        FROM book.entry_text AS text;
      CREATE TABLE entry (id TEXT NOT NULL, title TEXT NOT NULL, PRIMARY KEY (id)) WITHOUT ROWID;
      INSERT OR IGNORE INTO entry SELECT id, title FROM book.entry_text;
      """
    _ = try ChildProcess(path: "sqlite3", arguments: [yardstick, texts], highestStatus: 0).run()
    let ours = ChildProcess(path: program, arguments: ["--store", store, "search", words])
    let terms = ["cursor", "jumps", "end", "typing", "while"].map { "\"\($0)\"" }
      .joined(separator: " OR ")
    let query = """
      SELECT entry_text.id, entry_text.kind, entry.title,
        bm25(entry_text, 0, 0, 8, 10, 6, 1.5) AS r, snippet(entry_text, -1, '', '', '…', 14)
      FROM entry_text JOIN entry ON entry.id = entry_text.id
      WHERE entry_text MATCH '\(terms)' ORDER BY r LIMIT 10
      """
    let theirs = ChildProcess(path: "sqlite3", arguments: [yardstick, query], highestStatus: 0)
    try pair.measure(runs: runs, ours: ours.run, theirs: theirs.run)
    return pair
  }

  private func export(_ store: String) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`export cheatsheet --full`", yardstick: "`.dump` of the store", budget: 1.5)
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
