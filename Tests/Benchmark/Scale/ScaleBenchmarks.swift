/// The measurements of stores with many runs and many entries of a team, compared with the same
/// questions to stores with few.
struct ScaleBenchmarks {
  private static let few = 10
  private static let many = 1000
  /// The number of events of each run, about the length of a pasted session.
  private static let eventCount = 100

  private let program: String
  private let folder: String
  private var report: Report

  private init(program built: String, runs: Int) throws {
    folder = try Files.temporaryFolder()
    program = folder + "/bridgebook"
    report = Report(runs: runs)
    try Files.copy(built, to: program)
  }

  static func report(program: String, runs: Int) throws -> Report {
    var benchmarks = try ScaleBenchmarks(program: program, runs: runs)
    try benchmarks.run()
    return benchmarks.report
  }

  private mutating func run() throws {
    let small = folder + "/few.sqlite"
    let large = folder + "/many.sqlite"
    defer {
      for path in [small, large, program] { Files.remove(path) }
      Files.removeFolder(folder)
    }
    let traces = try (0..<ScaleBenchmarks.many).map { index in
      let path = folder + "/trace-\(index)"
      let start = index * ScaleBenchmarks.eventCount
      try TraceWriter.write(
        .nslog, events: start..<start + ScaleBenchmarks.eventCount, to: path)
      return path
    }
    defer { for path in traces { Files.remove(path) } }
    _ = try bridgebook(large, ["import"] + traces).run()
    _ = try bridgebook(small, ["import"] + traces.prefix(ScaleBenchmarks.few)).run()
    for words in [
      ["runs"], ["runs", "compare", "map-wrapper/M1", "map-wrapper/M3"],
      ["search", "cursor jumps"], ["export", "findings"],
    ] {
      var pair = PairedMeasurement(
        title: "`\(words.joined(separator: " "))`, \(ScaleBenchmarks.many) runs",
        yardstick: "the same with \(ScaleBenchmarks.few) runs", budget: 2)
      try pair.measure(
        runs: max(report.runs, 20), ours: bridgebook(large, words).run,
        theirs: bridgebook(small, words).run)
      report.pairs.append(pair)
    }
    report.pairs += try OwnEntryBenchmarks(
      bridgebook: bridgebook, folder: folder, runs: max(report.runs, 20)
    ).pairs()
  }

  private func bridgebook(_ store: String, _ words: [String]) -> ChildProcess {
    ChildProcess(path: program, arguments: ["--store", store] + words)
  }
}
