internal import BridgebookStore

extension HealthCheck {
  /// Every version of a team's texts is unchanged, and no history has a gap.
  package static let ownHistory = HealthCheck("own-history") { examined in
    let store = try examined.store
    let report = try OwnTextHealth(store).versionChecksums()
    return .faults(
      report.changed.map { "the own text \($0) differs from what was written" }
        + (try OwnTextHealth(store).historyGaps()),
      fix: "compare with bridgebook history ID and a backup; bridgebook edit ID writes it anew",
      none: "\(report.checkedCount) versions of own texts are as they were written")
  }
}
