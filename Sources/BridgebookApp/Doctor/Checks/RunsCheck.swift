internal import BridgebookStore

extension HealthCheck {
  /// Every variant of a scenario has its run, with the claims that the run supports or contradicts.
  package static let runs = HealthCheck("runs", repairs: [.runs]) { examined in
    let missing = try RunHealth(examined.store).missingBuiltInRuns()
    let count = try examined.store.runs.builtInIDs().count
    return .faults(
      missing.runs.sorted().map { "the built-in run \($0) is missing or incomplete" }
        + missing.evidence.sorted().map {
          "the links from the built-in run \($0) to claims are missing"
        },
      fix: HealthFinding.repair, none: "all \(count) built-in runs are there")
  }
}
