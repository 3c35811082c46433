internal import BridgebookStore

extension HealthCheck {
  /// Every version of a team's texts is what was written, and no history has a gap.
  package static let ownHistory = HealthCheck("own-history") { examined in
    let store = try examined.store
    let report = try store.ownVersionChecksums()
    let older =
      report.uncheckedCount == 0
      ? "" : "; \(report.uncheckedCount) older ones were written without a checksum"
    return .faults(
      report.changed.map { "the own text \($0) is not what was written" }
        + (try store.historyGaps()),
      fix: "compare with bridgebook history ID and a backup; bridgebook edit ID writes it anew",
      none: "\(report.checkedCount) versions of own texts are as they were written\(older)")
  }
}
