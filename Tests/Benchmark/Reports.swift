/// The paths of this program and of the measured one, in the same build folder.
enum BuiltPrograms {
  static var bench: String { CommandLine.arguments[0] }

  static var bridgebook: String {
    var folder = bench.split(separator: "/", omittingEmptySubsequences: false)
    folder.removeLast()
    return (folder + ["bridgebook"]).joined(separator: "/")
  }
}

/// The report on the costs of questions.
enum QuestionReport {
  /// Measures and prints; returns whether every budget is met.
  static func print(runs: Int) throws -> Bool {
    let pairs = try Benchmarks(program: BuiltPrograms.bridgebook, runs: runs).run()
    Swift.print(PairedMeasurement.heading)
    for pair in pairs { Swift.print(pair.row) }
    return pairs.allSatisfy(\.holds)
  }
}

/// The report on the costs of recorded traces.
enum TraceReport {
  /// Measures and prints; returns whether every budget is met.
  static func print(runs: Int, isLarge: Bool) throws -> Bool {
    var benchmarks = try TraceBenchmarks(
      program: BuiltPrograms.bridgebook, loop: BuiltPrograms.bench, runs: runs, isLarge: isLarge)
    try benchmarks.run()
    Swift.print(PairedMeasurement.heading)
    for pair in benchmarks.pairs + benchmarks.comparisons { Swift.print(pair.row) }
    for tool in benchmarks.missingTools { Swift.print("not installed: \(tool)") }
    Swift.print(Limit.heading)
    for limit in benchmarks.limits { Swift.print(limit.row) }
    return benchmarks.pairs.allSatisfy(\.holds) && benchmarks.limits.allSatisfy(\.holds)
  }
}
