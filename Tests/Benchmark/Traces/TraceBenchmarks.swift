/// The measurements of traces: the import of each form, and the diagnosis of a console log.
struct TraceBenchmarks {
  static let million = 1_000_000

  private let program: String
  /// This program, which also runs the loop.
  private let loopProgram: String
  private let runs: Int
  private let isLarge: Bool
  private let folder: String
  /// A store without recorded runs, which is copied for each import.
  private let empty: String
  private var report: Report
  private var peakMemoryBytes = 0

  /// - Parameter isLarge: whether to measure ten million events as well.
  private init(program built: String, loop: String, runs: Int, isLarge: Bool) throws {
    report = Report(runs: runs)
    folder = try Files.temporaryFolder()
    program = folder + "/bridgebook"
    empty = folder + "/empty.sqlite"
    loopProgram = loop
    self.runs = runs
    self.isLarge = isLarge
    try Files.copy(built, to: program)
  }

  static func report(
    program: String, loop: String, runs: Int, isLarge: Bool
  ) throws -> Report {
    var benchmarks = try TraceBenchmarks(
      program: program, loop: loop, runs: runs, isLarge: isLarge)
    try benchmarks.run()
    return benchmarks.report
  }

  private mutating func run() throws {
    defer {
      Files.remove(empty)
      Files.remove(program)
      Files.removeFolder(folder)
    }
    _ = try bridgebook(store: empty, "recommend", "MKMapView")
    for form in TraceForm.allCases {
      let trace = folder + "/" + form.rawValue
      defer { Files.remove(trace) }
      try TraceWriter.write(form, events: TraceBenchmarks.million, to: trace)
      if form != .bridgeTrace { try measureDiagnosis(form, trace, TraceBenchmarks.million) }
      if form != .plain { try measureImport(form, trace) }
      try compare(form, trace)
    }
    report.limits.append(
      Limit(
        title: "peak memory of all these", measured: Double(peakMemoryBytes) / 1_048_576,
        budget: 40, unit: "MiB"))
  }

  private mutating func measureImport(_ form: TraceForm, _ trace: String) throws {
    let budget = form == .bridgeTrace ? 1.3 : 1.6
    let small = try importPair(form, trace, events: TraceBenchmarks.million, budget: budget)
    guard isLarge else { return }
    try TraceWriter.write(form, events: 10 * TraceBenchmarks.million, to: trace)
    let large = try importPair(form, trace, events: 10 * TraceBenchmarks.million, budget: budget)
    report.limits.append(
      Limit(
        title: "\(form.rawValue): time of 10 million for that of 1 million",
        measured: large / small, budget: 10.5, unit: "times"))
  }

  /// Measures imports in comparison with the loop.
  ///
  /// - Returns: the median time of an import.
  private mutating func importPair(
    _ form: TraceForm, _ trace: String, events: Int, budget: Double
  ) throws -> Double {
    let store = folder + "/store.sqlite"
    defer { Files.remove(store) }
    try Files.copy(empty, to: store)
    _ = try bridgebook(store: store, "import", trace)
    let rows = folder + "/rows"
    defer { Files.remove(rows) }
    let count = try InsertLoop.extract(from: store, to: rows)
    let loop = ChildProcess(path: loopProgram, arguments: [InsertLoop.word, rows, store])
    let name = "\(form.rawValue), \(TraceBenchmarks.millions(events))"
    report.limits.append(
      Limit(
        title: "\(name): bytes of store an event",
        measured: Double(Files.size(store) - Files.size(empty)) / Double(count), budget: 28,
        unit: "bytes"))
    var pair = PairedMeasurement(
      title: "`import` of \(name)", yardstick: "bare loop over its \(count) rows",
      budget: budget)
    try pair.measure(
      runs: runs,
      ours: {
        try Files.copy(empty, to: store)
        return try bridgebook(store: store, "import", trace)
      },
      theirs: {
        try Files.copy(empty, to: store)
        return try loop.run()
      })
    record(pair)
    return pair.medianOfOurs
  }

  /// Measures a diagnosis without a store; except in the plain form, every line is an event.
  private mutating func measureDiagnosis(
    _ form: TraceForm, _ trace: String, _ events: Int
  ) throws {
    var pair = PairedMeasurement(
      title: "`diagnose` of \(form.rawValue), \(TraceBenchmarks.millions(events))",
      yardstick: "`grep -c Modifying`", budget: form == .plain ? 6 : 8)
    // With /dev/null as its output, grep would stop at the first match.
    let grep = ChildProcess(
      path: "grep", arguments: ["-c", "Modifying", trace], output: folder + "/count")
    defer { Files.remove(folder + "/count") }
    try pair.measure(
      runs: max(runs, 15), ours: { try bridgebook(store: empty, "diagnose", trace) },
      theirs: grep.run)
    record(pair)
    guard isLarge, form == .plain, events == TraceBenchmarks.million else { return }
    try TraceWriter.write(form, events: 10 * events, to: trace)
    try measureDiagnosis(form, trace, 10 * events)
  }

  /// Returns the other tools for reading such a trace, and the budget of the ratio.
  private static func tools(for form: TraceForm) -> (tools: [OtherTool], budget: Double) {
    switch form {
    case .bridgeTrace: (OtherTool.all, .infinity)
    case .nslog: ([OtherTool.lnav], 1)
    case .oslogNDJSON: ([OtherTool.duckDB], 1)
    case .plain: ([], .infinity)
    }
  }

  /// Measures imports in comparison with other tools that read the same lines.
  private mutating func compare(_ form: TraceForm, _ trace: String) throws {
    let store = folder + "/store.sqlite"
    let database = folder + "/other.db"
    defer { Files.remove(store) }
    let (tools, budget) = TraceBenchmarks.tools(for: form)
    if isLarge, !tools.isEmpty {
      try TraceWriter.write(form, events: TraceBenchmarks.million, to: trace)
    }
    for tool in tools {
      guard tool.isInstalled else {
        report.omissions.append("Not installed, and so not measured: \(tool.name).")
        continue
      }
      var pair = PairedMeasurement(
        title: "`import` of \(form.rawValue), 1 million", yardstick: tool.name, budget: budget)
      try pair.measure(
        runs: runs,
        ours: {
          try Files.copy(empty, to: store)
          return try bridgebook(store: store, "import", trace)
        }, theirs: { try tool.run(trace: trace, database: database) })
      report.pairs.append(pair)
      guard budget.isFinite else { continue }
      report.limits.append(
        Limit(
          title: "`import` of \(form.rawValue): processor time for that of \(tool.name)",
          measured: pair.processorRatios.median, budget: 1.25, unit: "times"))
    }
  }

  private mutating func record(_ pair: PairedMeasurement) {
    report.pairs.append(pair)
    peakMemoryBytes = max(peakMemoryBytes, pair.peakMemoryBytes)
  }

  private func bridgebook(store: String, _ words: String...) throws -> ProcessCost {
    try ChildProcess(path: program, arguments: ["--store", store] + words).run()
  }

  private static func millions(_ events: Int) -> String {
    "\(events / TraceBenchmarks.million) million"
  }
}
