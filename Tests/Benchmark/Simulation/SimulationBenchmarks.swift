/// The measurements of simulations, compared with a loop that only inserts the rows of the same
/// events.
struct SimulationBenchmarks {
  private let program: String
  private let loopProgram: String
  private let runs: Int
  private let folder: String
  private var report: Report

  private init(program built: String, loop: String, runs: Int) throws {
    report = Report(runs: runs)
    folder = try Files.temporaryFolder()
    program = folder + "/bridgebook"
    loopProgram = loop
    self.runs = runs
    try Files.copy(built, to: program)
  }

  static func report(program: String, loop: String, runs: Int) throws -> Report {
    var benchmarks = try SimulationBenchmarks(program: program, loop: loop, runs: runs)
    try benchmarks.run()
    return benchmarks.report
  }

  private mutating func run() throws {
    let store = folder + "/store.sqlite"
    let scenario = folder + "/scenario.txt"
    let rows = folder + "/rows"
    defer {
      for path in [store, scenario, rows, program] { Files.remove(path) }
      Files.removeFolder(folder)
    }
    let turns = TraceBenchmarks.million / SimulationLoop.eventsPerTurn
    try Files.save(SimulationLoop.scenario + "\n", to: scenario)
    _ = try bridgebook(store, "recommend", "MKMapView")
    let empty = folder + "/empty.sqlite"
    defer { Files.remove(empty) }
    try Files.copy(store, to: empty)
    _ = try bridgebook(
      store, "simulate", scenario, "--variant", SimulationLoop.variant, "--set",
      "turnCap=\(turns)", "--record")
    try measureBook(store)
    let count = try InsertLoop.extract(from: store, to: rows)
    let loop = ChildProcess(path: loopProgram, arguments: [InsertLoop.word, rows, store])
    var pair = PairedMeasurement(
      title: "simulating \(turns) turns, \(count) events",
      yardstick: "bare loop over the rows of the same events", budget: 0.4)
    try pair.measure(
      runs: runs, ours: { try simulate(turns) },
      theirs: {
        try Files.copy(empty, to: store)
        return try loop.run()
      })
    report.pairs.append(pair)
    report.limits.append(
      Limit(
        title: "simulating a million events", measured: pair.medianOfOurs / Double(count),
        budget: 200, unit: "ns an event"))
    try measureFindings(store, scenario, turns, count)
    try measureGrowth(turns)
  }

  /// Measures the command that simulates, diagnoses and reports the same events.
  private mutating func measureFindings(
    _ store: String, _ scenario: String, _ turns: Int, _ count: Int
  ) throws {
    let times = try (0..<max(3, runs)).map { _ in
      Double(
        try bridgebook(
          store, "simulate", scenario, "--variant", SimulationLoop.variant, "--set",
          "turnCap=\(turns)"
        ).wallNanoseconds)
    }
    report.limits.append(
      Limit(
        title: "simulating a million events into findings, by `simulate`",
        measured: Spread(times).median / Double(count), budget: 200, unit: "ns an event"))
  }

  /// Measures the runs of all built-in scenarios, including the detectors and the check of declared
  /// findings.
  private mutating func measureBook(_ store: String) throws {
    var best = try bridgebook(store, "doctor", "scenarios")
    for _ in 1..<max(3, runs) {
      let next = try bridgebook(store, "doctor", "scenarios")
      if next.wallNanoseconds < best.wallNanoseconds { best = next }
    }
    report.limits.append(
      Limit(
        title: "all built-in scenarios, by `doctor scenarios`",
        measured: Double(best.wallNanoseconds) / 1e9, budget: 0.5, unit: "s"))
  }

  /// Checks that ten times the turns take ten times the time and no more memory.
  private mutating func measureGrowth(_ turns: Int) throws {
    var small = try simulate(turns)
    var large = try simulate(10 * turns)
    for _ in 1..<3 {
      let first = try simulate(turns)
      if first.wallNanoseconds < small.wallNanoseconds { small = first }
      let second = try simulate(10 * turns)
      if second.wallNanoseconds < large.wallNanoseconds { large = second }
    }
    report.limits.append(
      Limit(
        title: "time of 10 million events for that of 1 million",
        measured: Double(large.wallNanoseconds) / Double(small.wallNanoseconds), budget: 11,
        unit: "times"))
    report.limits.append(
      Limit(
        title: "peak memory of 10 million events for that of 1 million",
        measured: Double(large.peakMemoryBytes) / Double(small.peakMemoryBytes), budget: 1.2,
        unit: "times"))
  }

  private func simulate(_ turns: Int) throws -> ProcessCost {
    try ChildProcess(path: loopProgram, arguments: [SimulationLoop.word, String(turns)]).run()
  }

  private func bridgebook(_ store: String, _ words: String...) throws -> ProcessCost {
    try ChildProcess(path: program, arguments: ["--store", store] + words).run()
  }
}
