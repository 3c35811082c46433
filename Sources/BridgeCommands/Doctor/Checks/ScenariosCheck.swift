internal import BridgeStore

extension HealthCheck {
  /// Every variant of every scenario shows what it declares.
  static let scenarios = HealthCheck("scenarios", repairs: [.knowledge]) { examined in
    let store = try examined.store
    let texts = try store.scenarioTexts()
    return .faults(
      try ScenarioEvidence.faults(of: texts, store.messages()),
      fix: "\(HealthFinding.repair) where it is built in; edit an own scenario",
      none: "\(texts.count) scenarios show what their variants declare")
  }
}
