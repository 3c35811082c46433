/// Two commands that are measured alternately, so that changes of the machine's speed affect both.
struct PairedMeasurement {
  let title: String
  let yardstick: String
  /// The maximum ratio of the medians.
  let budget: Double
  private(set) var ours: [UInt64] = []
  private(set) var theirs: [UInt64] = []
  private(set) var peakMemoryBytes = 0

  init(title: String, yardstick: String, budget: Double) {
    self.title = title
    self.yardstick = yardstick
    self.budget = budget
  }

  /// Runs both commands `runs` times, after one uncounted run of each.
  mutating func measure(
    runs: Int, ours first: () throws -> ProcessCost, theirs second: () throws -> ProcessCost
  ) throws {
    _ = try first()
    _ = try second()
    for _ in 0..<runs {
      let cost = try first()
      ours.append(cost.wallNanoseconds)
      peakMemoryBytes = max(peakMemoryBytes, cost.peakMemoryBytes)
      theirs.append(try second().wallNanoseconds)
    }
  }

  var ratio: Double {
    Double(PairedMeasurement.median(ours)) / Double(PairedMeasurement.median(theirs))
  }

  var medianOfOurs: Double { Double(PairedMeasurement.median(ours)) }

  var holds: Bool { ratio <= budget }

  static let heading = """
    | ours | median | yardstick | median | ratio | budget | holds | peak memory |
    |---|---|---|---|---|---|---|---|
    """

  /// The row of the Markdown table.
  var row: String {
    func milliseconds(_ values: [UInt64]) -> String {
      Decimal.text(Double(PairedMeasurement.median(values)) / 1_000_000, digits: 2) + " ms"
    }
    let verdict = holds ? "yes" : "NO"
    let limit = budget.isFinite ? Decimal.text(budget, digits: 1) : "none"
    let memory = Decimal.text(Double(peakMemoryBytes) / 1_048_576, digits: 1)
    return
      "| \(title) | \(milliseconds(ours)) | \(yardstick) | \(milliseconds(theirs)) | "
      + "\(Decimal.text(ratio, digits: 2)) | \(limit) | \(verdict) | \(memory) MiB |"
  }

  private static func median(_ values: [UInt64]) -> UInt64 {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
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
