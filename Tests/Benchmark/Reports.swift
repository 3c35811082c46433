/// The paths of this program and of the measured one, in the same build folder.
enum BuiltPrograms {
  static var bench: String { CommandLine.arguments[0] }

  static var bridgebook: String {
    var folder = bench.split(separator: "/", omittingEmptySubsequences: false)
    folder.removeLast()
    return (folder + ["bridgebook"]).joined(separator: "/")
  }
}

/// A kind of measurements that can be requested by name.
struct ReportKind {
  let name: String
  /// The default number of runs.
  let runs: Int
  let measure: @Sendable (_ request: ReportRequest) throws -> Report

  static let all = [
    ReportKind(name: "questions", runs: 40) {
      try Benchmarks(program: BuiltPrograms.bridgebook, runs: $0.runs).run()
    },
    ReportKind(name: "traces", runs: 5) {
      try TraceBenchmarks.report(
        program: BuiltPrograms.bridgebook, loop: BuiltPrograms.bench, runs: $0.runs,
        isLarge: $0.isLarge)
    },
    ReportKind(name: "simulation", runs: 5) {
      try SimulationBenchmarks.report(
        program: BuiltPrograms.bridgebook, loop: BuiltPrograms.bench, runs: $0.runs)
    },
    ReportKind(name: "export", runs: 5) {
      try ExportBenchmarks.report(program: BuiltPrograms.bridgebook, runs: $0.runs)
    },
    ReportKind(name: "scale", runs: 20) {
      try ScaleBenchmarks.report(program: BuiltPrograms.bridgebook, runs: $0.runs)
    },
    ReportKind(name: "sources", runs: 5) {
      try SourceBenchmarks.report(program: BuiltPrograms.bridgebook, runs: $0.runs)
    },
  ]
}

/// The operands and options of a call.
struct ReportRequest {
  private(set) var kind: ReportKind
  private(set) var runs: Int
  /// Whether to measure ten million events as well.
  private(set) var isLarge = false
  /// Whether to keep the processors busy during the measurements.
  private(set) var isBusy = false
  /// The page of the manual to write the figures to.
  private(set) var page: String?

  /// Parses the words of a call; nil if they are not valid.
  init?(_ words: [String]) {
    var words = words[...]
    guard var kind = ReportKind.all.first else { return nil }
    if let named = ReportKind.all.first(where: { $0.name == words.first }) {
      kind = named
      words.removeFirst()
    }
    self.kind = kind
    runs = kind.runs
    while let word = words.popFirst() {
      switch word {
      case "--large": isLarge = true
      case "--busy": isBusy = true
      case "--markdown":
        guard let path = words.popFirst() else { return nil }
        page = path
      default:
        guard let number = Int(word), (3...10_000).contains(number) else { return nil }
        runs = number
      }
    }
  }
}
