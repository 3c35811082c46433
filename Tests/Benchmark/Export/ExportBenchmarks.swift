/// The measurements of exports, each compared with the `sqlite3` shell on the same store.
struct ExportBenchmarks {
  /// The columns that `events --as csv` writes.
  private static let columns =
    "sequence, kind, subject, name, value, thread, depth, line, time, outcome"

  private let program: String
  private let runs: Int
  private let folder: String
  private(set) var pairs: [PairedMeasurement] = []
  private(set) var limits: [Limit] = []

  init(program built: String, runs: Int) throws {
    folder = try Files.temporaryFolder()
    program = folder + "/bridgebook"
    self.runs = runs
    try Files.copy(built, to: program)
  }

  mutating func run() throws {
    let book = folder + "/book.sqlite"
    let store = folder + "/store.sqlite"
    let trace = folder + "/trace"
    defer {
      for path in [book, store, trace, program] { Files.remove(path) }
      Files.removeFolder(folder)
    }
    _ = try bridgebook(book, "recommend", "MKMapView").run()
    try measureBook(book)
    let million = TraceBenchmarks.million
    let small = try record(million, in: store, copiedFrom: book, trace: trace)
    for form in ["csv", "ndjson", "chrome"] {
      try measureEvents(small, form: form, of: "1 million", in: store)
    }
    let peaks = try ["csv", "ndjson", "chrome"].map { form in
      try peak(of: small, form: form, in: store)
    }
    let large = try record(3 * million, in: store, copiedFrom: book, trace: trace)
    for (form, before) in zip(["csv", "ndjson", "chrome"], peaks) {
      limits.append(
        Limit(
          title: "`--as \(form)`: peak memory of 3 million events for that of 1 million",
          measured: Double(try peak(of: large, form: form, in: store)) / Double(before),
          budget: 1.1, unit: "times"))
    }
  }

  /// Measures the export of the whole book as a sheet and as a document for import.
  private mutating func measureBook(_ store: String) throws {
    let dump = ChildProcess(path: "sqlite3", arguments: [store, ".dump"])
    for (words, budget) in [
      (["cheatsheet", "--full"], 3.0), (["cheatsheet", "--full", "--format", "html"], 4),
      (["book"], 3),
    ] {
      var pair = PairedMeasurement(
        title: "`export \(words.joined(separator: " "))`", yardstick: "`.dump` of the store",
        budget: budget)
      let ours = ChildProcess(path: program, arguments: ["--store", store, "export"] + words)
      try pair.measure(runs: max(runs, 20), ours: ours.run, theirs: dump.run)
      pairs.append(pair)
    }
  }

  /// Measures the export of a run's events, compared with the shell's output of the same rows in
  /// the closest format.
  private mutating func measureEvents(
    _ run: String, form: String, of size: String, in store: String
  ) throws {
    let mode = form == "csv" ? "-csv" : "-json"
    var pair = PairedMeasurement(
      title: "`export events --as \(form)`, \(size)",
      yardstick: "`sqlite3 \(mode)` of the same rows", budget: form == "csv" ? 1.5 : .infinity)
    let query = """
      SELECT \(ExportBenchmarks.columns) FROM events WHERE run_id = '\(run)' ORDER BY sequence
      """
    let theirs = ChildProcess(path: "sqlite3", arguments: [mode, "-header", store, query])
    try pair.measure(runs: runs, ours: events(run, form: form, in: store).run, theirs: theirs.run)
    pairs.append(pair)
  }

  private func peak(of run: String, form: String, in store: String) throws -> Int {
    try events(run, form: form, in: store).run().peakMemoryBytes
  }

  /// Creates a store with one run of `events` events and returns the run's id.
  private func record(
    _ events: Int, in store: String, copiedFrom book: String, trace: String
  ) throws -> String {
    try TraceWriter.write(.bridgeTrace, events: events, to: trace)
    try Files.copy(book, to: store)
    _ = try bridgebook(store, "import", trace).run()
    return try InsertLoop.lastRun(of: store)
  }

  private func events(_ run: String, form: String, in store: String) -> ChildProcess {
    bridgebook(store, "export", "events", run, "--as", form)
  }

  private func bridgebook(_ store: String, _ words: String...) -> ChildProcess {
    ChildProcess(path: program, arguments: ["--store", store] + words, highestStatus: 0)
  }
}

/// The report on the costs of exports.
enum ExportReport {
  /// Measures and prints; returns whether every budget is met.
  static func print(runs: Int) throws -> Bool {
    var benchmarks = try ExportBenchmarks(program: BuiltPrograms.bridgebook, runs: runs)
    try benchmarks.run()
    Swift.print(PairedMeasurement.heading)
    for pair in benchmarks.pairs { Swift.print(pair.row) }
    Swift.print(Limit.heading)
    for limit in benchmarks.limits { Swift.print(limit.row) }
    return benchmarks.pairs.allSatisfy(\.holds) && benchmarks.limits.allSatisfy(\.holds)
  }
}
