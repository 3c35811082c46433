internal import BridgebookStore

extension HealthCheck {
  /// A team's texts fit the built-in book, and what they override or extend is what they were made from.
  package static let ownTexts = HealthCheck("own-texts") { examined in
    let store = try examined.store
    let count = try store.ownTexts().count
    return .faults(
      try OwnBookHealth.findings(in: store).map(\.sentence),
      fix: "correct each with bridgebook edit ID; where a text still holds as it is, "
        + "bridgebook restore ID@N says so, with its number from bridgebook history ID",
      none: count == 0 ? "there is no text of a team's own" : "all \(count) own texts fit the book")
  }
}
