internal import BridgebookStore

extension HealthCheck {
  /// Every foreign key refers to an existing row.
  static let foreignKeys = HealthCheck("foreign-keys", repairs: [.knowledge]) { examined in
    let broken = try examined.texts(
      """
      SELECT count(*) || ' rows of ' || "table" || ' point at no row of ' || parent
      FROM pragma_foreign_key_check GROUP BY "table", parent ORDER BY 1
      """)
    return .faults(
      broken, fix: "\(HealthFinding.repair) where it is built in; otherwise restore a backup",
      none: "every reference between rows leads to a row")
  }
}
