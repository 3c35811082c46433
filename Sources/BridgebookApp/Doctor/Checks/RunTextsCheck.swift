internal import BridgebookStore

extension HealthCheck {
  /// The texts of every run are those that were stored.
  static let runTexts = HealthCheck("run-texts", repairs: [.runs]) { examined in
    let store = try examined.store
    let report = try store.runTextChecksums()
    let builtIn = try store.builtInRunIDs()
    let older =
      report.uncheckedCount == 0
      ? "" : "; \(report.uncheckedCount) older runs were stored without a checksum"
    let isBuiltIn = report.changed.allSatisfy(builtIn.contains)
    return .faults(
      report.changed.map { "the texts of run \($0) are not those that were stored" },
      fix: isBuiltIn
        ? HealthFinding.repair : "bridgebook runs remove RUN, then import its trace again",
      none: "the texts of \(report.checkedCount) runs are those that were stored\(older)")
  }
}
