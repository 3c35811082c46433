internal import BridgebookStore

extension HealthCheck {
  /// The full-text index matches the texts of the entries.
  package static let index = HealthCheck("index", repairs: [.textIndex]) { examined in
    let stale = try examined.comparison.staleIndexRows()
    guard stale.isEmpty else {
      return .faults(
        stale.map { "the full-text index does not hold what \($0) says" },
        fix: HealthFinding.repair, none: "")
    }
    return try .faults(
      examined.comparison.staleIndexMeasures()
        + examined.comparison.staleIndexWords().map {
          "the word \($0) of the full-text index does not lead to its texts"
        }, fix: HealthFinding.repair, none: "the full-text index holds what the entries say")
  }
}
