internal import BridgeStore

extension HealthCheck {
  /// The full-text index holds what the entries say, and finds it.
  static let index = HealthCheck("index", repairs: [.textIndex]) { examined in
    let stale = try examined.comparison.staleIndexRows(of: examined.store)
    guard stale.isEmpty else {
      return .faults(
        stale.map { "the full-text index does not hold what \($0) says" },
        fix: HealthFinding.repair, none: "")
    }
    return try examined.comparison.isTextIndexConsistent()
      ? .good("the full-text index holds what the entries say")
      : .bad("the words of the full-text index do not lead to its rows", fix: HealthFinding.repair)
  }
}
