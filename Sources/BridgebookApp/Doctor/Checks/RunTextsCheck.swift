internal import BridgebookStore

extension HealthCheck {
  /// The texts of every run are unchanged.
  static let runTexts = HealthCheck("run-texts", repairs: [.runs]) { examined in
    let store = try examined.store
    let report = try RunHealth(store).textChecksums()
    let builtIn = try store.runs.builtInIDs()
    let isBuiltIn = report.changed.allSatisfy(builtIn.contains)
    return .faults(
      report.changed.map { "the texts of run \($0) are not those that were stored" },
      fix: isBuiltIn
        ? HealthFinding.repair : "bridgebook runs remove RUN, then import its trace again",
      none: "the texts of \(report.checkedCount) runs are those that were stored")
  }
}
