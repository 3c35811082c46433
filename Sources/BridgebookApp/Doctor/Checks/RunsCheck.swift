internal import BridgebookStore

extension HealthCheck {
  /// Every variant of a scenario has its run, with the claims that the run supports or contradicts.
  package static let runs = HealthCheck("runs", repairs: [.runs]) { examined in
    let missing = try RunHealth(examined.store).missingBuiltInRuns()
    let count = try examined.store.runs.builtInIDs().count
    return .faults(
      missing.runs.sorted().map { "the built-in run \($0) is missing or incomplete" }
        + missing.evidence.sorted().map { "what the built-in run \($0) says of claims is missing" },
      fix: HealthFinding.repair, none: "all \(count) built-in runs are there")
  }
}
