internal import BridgebookStore

extension HealthCheck {
  /// The store holds every row of this version's built-in book.
  package static let book = HealthCheck("book", repairs: [.knowledge]) { examined in
    guard
      try Store.storedFingerprint(in: examined.connection) == examined.door.fingerprint
    else {
      return .bad(
        "the built-in knowledge is not that of this version, \(ProgramVersion.number)",
        fix: "any command brings it up to date, and so does bridgebook doctor --fix")
    }
    let missing = try examined.comparison.missingRows()
    return .faults(
      missing.map { "\($0.count) rows of \($0.table) are missing or changed" },
      fix: HealthFinding.repair,
      none: "the built-in knowledge is that of version \(ProgramVersion.number)")
  }
}
