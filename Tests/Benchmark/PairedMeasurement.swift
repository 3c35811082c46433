/// Two commands that are measured alternately, so that changes of the machine's speed affect both.
struct PairedMeasurement {
  let title: String
  let yardstick: String
  /// The upper limit for the median ratio.
  let budget: Double
  private var ours: [ProcessCost] = []
  private var theirs: [ProcessCost] = []

  init(title: String, yardstick: String, budget: Double) {
    self.title = title
    self.yardstick = yardstick
    self.budget = budget
  }

  /// Runs both commands `runs` times, after running each once to warm up.
  mutating func measure(
    runs: Int, ours first: () throws -> ProcessCost, theirs second: () throws -> ProcessCost
  ) throws {
    _ = try first()
    _ = try second()
    for _ in 0..<runs {
      ours.append(try first())
      theirs.append(try second())
    }
  }

  var peakMemoryBytes: Int { ours.map(\.peakMemoryBytes).max() ?? 0 }

  /// The ratios of wall time, pair by pair.
  var ratios: Spread { ratios(\.wallNanoseconds) }

  /// The ratios of processor time, pair by pair.
  var processorRatios: Spread { ratios(\.processorNanoseconds) }

  var medianOfOurs: Double { PairedMeasurement.nanoseconds(ours).median }

  var holds: Bool { ratios.median <= budget }

  private func ratios(_ cost: (ProcessCost) -> UInt64) -> Spread {
    Spread(zip(ours, theirs).map { Double(cost($0)) / Double(max(1, cost($1))) })
  }

  static let heading = """
    | ours | median | yardstick | median | ratio | budget |
    |---|---|---|---|---|---|
    """

  /// The row of the Markdown table.
  var row: String {
    func milliseconds(_ costs: [ProcessCost]) -> String {
      Decimal.text(PairedMeasurement.nanoseconds(costs).median / 1_000_000, digits: 1) + " ms"
    }
    let limit = budget.isFinite ? Decimal.text(budget, digits: 2) : "none"
    return
      "| \(title) | \(milliseconds(ours)) | \(yardstick) | \(milliseconds(theirs)) | "
      + "\(ratios.text) | \(limit)\(holds ? "" : ", exceeded") |"
  }

  private static func nanoseconds(_ costs: [ProcessCost]) -> Spread {
    Spread(costs.map { Double($0.wallNanoseconds) })
  }
}

/// The median of some values and the range of their middle half.
struct Spread {
  let median: Double
  let low: Double
  let high: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    func value(at share: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * share)]
    }
    (low, median, high) = (value(at: 0.25), value(at: 0.5), value(at: 0.75))
  }

  var text: String {
    "\(Decimal.text(median, digits: 2)) (\(Decimal.text(low, digits: 2))–\(Decimal.text(high, digits: 2)))"
  }
}

/// Formats decimal numbers independently of the locale.
enum Decimal {
  static func text(_ value: Double, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard digits > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
