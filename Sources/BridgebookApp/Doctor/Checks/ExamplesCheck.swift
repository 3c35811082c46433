internal import Bridgebook
internal import BridgebookStore

extension HealthCheck {
  /// The detectors find in each recorded example exactly what it marks.
  package static let examples = HealthCheck("examples", repairs: [.knowledge]) { examined in
    let store = try examined.store
    let evidence = ExampleEvidence(try store.detectionCatalog())
    let examples = try store.examples.traces()
    return .faults(
      examples.compactMap { evidence.fault(of: $0.example, in: $0.entry) },
      fix: "\(HealthFinding.repair) where it is built in; edit an own entry",
      none: "\(examples.count) recorded examples show what they mark")
  }
}
