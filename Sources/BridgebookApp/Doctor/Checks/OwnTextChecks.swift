internal import BridgebookStore

extension HealthCheck {
  /// The check that a team's texts fit the built-in book, and that the originals they override or
  /// extend have not changed.
  package static let ownTexts = HealthCheck("own-texts") { examined in
    let store = try examined.store
    let count = try store.ownTexts.all().count
    return .faults(
      try OwnBookHealth.findings(in: store).map(\.sentence),
      fix: "correct each with bridgebook edit ID; if a text is still correct, "
        + "confirm it with bridgebook restore ID@N, with its number from bridgebook history ID",
      none: count == 0 ? "there are no own texts" : "all \(count) own texts fit the book")
  }
}

extension HealthCheck {
  /// The check that every version of a team's texts is unchanged, and that no history has a gap.
  package static let ownHistory = HealthCheck("own-history") { examined in
    let store = try examined.store
    let report = try OwnTextHealth(store).versionChecksums()
    return .faults(
      report.changed.map { "the own text \($0) differs from what was written" }
        + (try OwnTextHealth(store).historyGaps()),
      fix: "compare with bridgebook history ID and a backup; bridgebook edit ID writes it anew",
      none: "own texts are as they were written: \(report.checkedCount.counted("version"))")
  }
}
