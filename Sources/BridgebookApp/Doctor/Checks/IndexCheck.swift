internal import BridgebookStore

extension HealthCheck {
  /// The full-text index matches the texts of the entries.
  package static let index = HealthCheck("index", repairs: [.textIndex]) { examined in
    let stale = try examined.comparison.staleIndexRows()
    guard stale.isEmpty else {
      return .faults(
        stale.map { "the full-text index lacks the text of \($0)" },
        fix: HealthFinding.repair, none: "")
    }
    return try .faults(
      examined.comparison.staleIndexMeasures()
        + examined.comparison.staleIndexWords().map {
          "the full-text index does not find every text with the word \($0)"
        }, fix: HealthFinding.repair, none: "the full-text index holds the text of every entry")
  }
}
