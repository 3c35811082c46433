internal import BridgebookStore

extension HealthCheck {
  /// The pages of the file are sound.
  static let integrity = HealthCheck("integrity", repairs: [.indexes]) { examined in
    var faults: [String] = []
    do {
      faults = try examined.texts("PRAGMA integrity_check(20)").filter { $0 != "ok" }
    } catch let error as SQLiteError where error.reason == .corrupt {
      faults = [error.message]
    }
    let isIndexOnly = faults.allSatisfy { $0.contains("index") }
    return .faults(
      faults.flatMap { $0.split(separator: "\n").map(String.init) },
      fix: isIndexOnly
        ? HealthFinding.repair
        : "restore a backup, or move the file away; a new store is made on the next run",
      none: "every page is sound")
  }
}
