internal import BridgebookStore

extension HealthCheck {
  /// Everything that is stored of a run is unchanged.
  static let runContents = HealthCheck("run-contents", repairs: [.runs]) { examined in
    let store = try examined.store
    let report = try RunHealth(store).checksums(of: .all)
    let builtIn = try store.runs.builtInIDs()
    let isBuiltIn = report.changed.allSatisfy(builtIn.contains)
    return .faults(
      report.changed.map { "run \($0) differs from what was stored" },
      fix: isBuiltIn
        ? HealthFinding.repair : "bridgebook runs remove RUN, then import its trace again",
      none: "\(report.checkedCount) runs are what was stored")
  }
}
