internal import BridgebookStore

extension HealthCheck {
  /// Tables, views and indexes match the migrations.
  package static let schema = HealthCheck("schema", repairs: [.schema]) { examined in
    let connection = try examined.connection
    let pending = try HealthCheck.pending(on: connection)
    guard pending.isEmpty else {
      return .bad(
        "the store is older than this program and lacks \(pending.joined(separator: ", "))",
        fix: "any command upgrades it, and so does bridgebook doctor --fix")
    }
    let drift = try examined.store.schemaDrift()
    return .faults(
      drift.map { "\($0) differs from what the migrations create" },
      fix: "\(HealthFinding.repair) where it holds no rows of yours; what was added stays, "
        + "except triggers",
      none: "the schema is what the migrations create")
  }
}
