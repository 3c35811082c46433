internal import BridgebookStore

extension HealthCheck {
  /// The pages and indexes of the file are intact.
  package static let integrity = HealthCheck("integrity", repairs: [.indexes]) { examined in
    // A read error of the disk looks like a damaged page, so only faults that a second reading
    // repeats count.
    var faults = try examined.pageFaults()
    if !faults.isEmpty { faults = try examined.pageFaults() }
    let isIndexOnly = faults.allSatisfy { $0.contains("index") }
    return .faults(
      faults.flatMap { $0.split(separator: "\n").map(String.init) },
      fix: isIndexOnly
        ? HealthFinding.repair
        : "restore a backup, or move the file away; a new store is made on the next run",
      none: "every page is sound")
  }
}

extension ExaminedStore {
  /// The faults that SQLite reports for pages and indexes.
  fileprivate func pageFaults() throws -> [String] {
    do {
      return try texts("PRAGMA integrity_check(20)").filter { $0 != "ok" }
    } catch let error as SQLiteError where error.reason == .corrupt {
      return [error.message]
    }
  }
}
