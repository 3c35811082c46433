internal import BridgebookStore

extension HealthCheck {
  /// Every value can be decoded; a value that cannot be makes the commands that read it fail.
  package static let values = HealthCheck("values", repairs: [.knowledge, .textIndex]) { examined in
    .faults(
      try DecodingHealth(examined.store).damages().map(StoreFailureText.words),
      fix: "\(HealthFinding.repair) where it is built in; bridgebook runs remove RUN where it is "
        + "of a run, then import its trace again; restore own texts from a backup",
      none: "every value can be read")
  }
}
