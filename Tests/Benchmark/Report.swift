internal import Platform

/// The results of one kind of measurement.
struct Report {
  /// The number of runs of each command.
  let runs: Int
  var pairs: [PairedMeasurement] = []
  var limits: [Limit] = []
  /// The omitted measurements, one sentence each.
  var omissions: [String] = []

  init(runs: Int) {
    self.runs = runs
  }

  /// Whether every budget is met.
  var holds: Bool { pairs.allSatisfy(\.holds) && limits.allSatisfy(\.holds) }

  /// The tables in Markdown.
  var text: String {
    var parts: [String] = []
    if !pairs.isEmpty {
      parts.append(([PairedMeasurement.heading] + pairs.map(\.row)).joined(separator: "\n"))
    }
    if !limits.isEmpty {
      parts.append(([Limit.heading] + limits.map(\.row)).joined(separator: "\n"))
    }
    parts.append(
      (["Pairs of runs: \(runs), more where one takes only milliseconds."] + omissions)
        .joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Replaces the tables between the marks with that name in a page of the manual.
  func write(to path: String, named name: String) throws {
    let beginning = "<!-- figures: \(name) -->\n"
    let end = "<!-- end of figures -->"
    let page = try Files.text(of: path)
    guard let start = page.firstRange(of: beginning)?.upperBound,
      let stop = page[start...].firstRange(of: end)?.lowerBound
    else { throw BenchmarkError.noFigures(name, file: path) }
    try Files.save("\(page[..<start])\n\(text)\n\(page[stop...])", to: path)
  }
}

/// Keeps the processors busy, to measure times on a machine with other work.
enum OtherWork {
  /// Starts threads that never end; they end with the process.
  static func start(threads: Int) throws {
    for _ in 0..<threads {
      _ = try Worker {
        var value: UInt64 = 1
        while value != 0 { value = value &* 6_364_136_223_846_793_005 | 1 }
      }
    }
  }
}
