/// The measurements of exports, each compared with the `sqlite3` shell on the same store.
struct ExportBenchmarks {
  /// The columns that `events --as csv` writes.
  private static let columns =
    "sequence, kind, subject, name, value, thread, depth, line, time, outcome"

  private let program: String
  private let runs: Int
  private let folder: String
  private var report: Report

  private init(program built: String, runs: Int) throws {
    report = Report(runs: runs)
    folder = try Files.temporaryFolder()
    program = folder + "/bridgebook"
    self.runs = runs
    try Files.copy(built, to: program)
  }

  static func report(program: String, runs: Int) throws -> Report {
    var benchmarks = try ExportBenchmarks(program: program, runs: runs)
    try benchmarks.run()
    return benchmarks.report
  }

  private mutating func run() throws {
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
      report.limits.append(
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
      (["cheatsheet", "--full"], 1.5), (["cheatsheet", "--full", "--format", "html"], 4),
      (["book"], 1.2),
    ] {
      var pair = PairedMeasurement(
        title: "`export \(words.joined(separator: " "))`", yardstick: "`.dump` of the store",
        budget: budget)
      let ours = ChildProcess(path: program, arguments: ["--store", store, "export"] + words)
      try pair.measure(runs: max(runs, 20), ours: ours.run, theirs: dump.run)
      report.pairs.append(pair)
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
    report.pairs.append(pair)
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
