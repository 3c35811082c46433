internal import BridgebookStore

extension HealthCheck {
  /// The store holds every row of this version's built-in book, and no others.
  package static let book = HealthCheck("book", repairs: [.knowledge]) { examined in
    guard
      try Store.storedFingerprint(in: examined.connection) == examined.door.fingerprint
    else {
      return .bad(
        "the built-in knowledge is not that of this version, \(ProgramVersion.number)",
        fix: "any command brings it up to date, and so does bridgebook doctor --fix")
    }
    let different = try examined.comparison.differentRows()
    return .faults(
      different.flatMap { rows in
        [
          (rows.missing, "\(rows.missing) rows of \(rows.table) are missing or changed"),
          (
            rows.superfluous,
            "\(rows.superfluous) rows of \(rows.table) do not belong to the built-in book"
          ),
        ].filter { $0.0 > 0 }.map(\.1)
      },
      fix: HealthFinding.repair,
      none: "the built-in knowledge is that of version \(ProgramVersion.number)")
  }
}
