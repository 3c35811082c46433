internal import BridgebookStore

extension HealthCheck {
  /// The check that every event belongs to a run and has a known kind, and that every run has as
  /// many events as it states.
  package static let events = HealthCheck("events", repairs: [.runs]) { examined in
    let health = try RunHealth(examined.store)
    let orphanCount = try health.orphanEventCount()
    if orphanCount > 0 {
      return .bad(
        "\(orphanCount) events belong to no run",
        fix: "they cannot be shown; to free their space: sqlite3 STORE "
          + "'\(RunHealth.orphanRemoval)'")
    }
    let incomplete = try health.incompleteRuns()
    let strange = try health.unknownNumbers()
    let builtIn = try examined.store.runs.builtInIDs()
    let isBuiltIn = (incomplete + strange.map(\.run)).allSatisfy(builtIn.contains)
    return .faults(
      incomplete.map { "run \($0) does not have the number of events it should have" }
        + strange.map { "run \($0.run) has events of the unknown \($0.column) \($0.number)" },
      fix: isBuiltIn
        ? HealthFinding.repair : "bridgebook runs remove RUN, then import its trace again",
      none: "every event belongs to a run, and every run has all of its events")
  }
}

extension HealthCheck {
  /// The check that every variant of a scenario has its run, and that claims record the result of
  /// that run.
  package static let runs = HealthCheck("runs", repairs: [.runs]) { examined in
    let missing = try RunHealth(examined.store).missingBuiltInRuns(
      judged: examined.verdicts)
    let count = try examined.store.runs.builtInIDs().count
    return .faults(
      missing.runs.sorted().map { "the built-in run \($0) is missing or incomplete" }
        + missing.evidence.sorted().map {
          "a claim does not record the result of the built-in run \($0)"
        },
      fix: HealthFinding.repair, none: "all \(count) built-in runs are there")
  }
}

extension HealthCheck {
  /// The check that the stored contents of every run are unchanged.
  static let runContents = HealthCheck("run-contents", repairs: [.runs]) { examined in
    let store = try examined.store
    let report = try RunHealth(store).checksums(of: .all)
    let builtIn = try store.runs.builtInIDs()
    let isBuiltIn = report.changed.allSatisfy(builtIn.contains)
    return .faults(
      report.changed.map { "run \($0) differs from what was stored" },
      fix: isBuiltIn
        ? HealthFinding.repair : "bridgebook runs remove RUN, then import its trace again",
      none: "the stored contents of \(report.checkedCount) runs are unchanged")
  }
}
