internal import BridgebookStore

extension HealthCheck {
  /// Every variant of every scenario produces the findings it declares.
  package static let scenarios = HealthCheck("scenarios", repairs: [.knowledge]) { examined in
    let store = try examined.store
    let texts = try store.scenarios.texts()
    let differing = try RunHealth(store).claimsThatDiffer().map {
      "run \($0.run) does not show what claim \($0.claim) expects of it"
    }
    return .faults(
      try ScenarioEvidence.faults(of: texts, store.detectionCatalog()) + differing,
      fix: "\(HealthFinding.repair) where it is built in; edit an own scenario",
      none: "\(texts.count) scenarios show what their variants declare and claims expect")
  }
}
