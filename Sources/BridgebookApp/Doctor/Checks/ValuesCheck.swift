internal import BridgebookStore

extension HealthCheck {
  /// Every value can be read; what cannot stops the commands that need it.
  package static let values = HealthCheck("values", repairs: [.knowledge, .textIndex]) { examined in
    .faults(
      try examined.store.damages().map(StoreFailureText.words),
      fix: "\(HealthFinding.repair) where it is built in; bridgebook runs remove RUN where it is "
        + "of a run, then import its trace again; restore own texts from a backup",
      none: "every value can be read")
  }
}
