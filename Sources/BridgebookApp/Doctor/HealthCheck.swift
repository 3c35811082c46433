package import BridgebookStore

/// The finding of a check.
package struct HealthFinding: Equatable {
  package let ok: Bool?
  package let message: String
  /// What the user can do about it.
  package let fix: String?

  static func good(_ message: String) -> HealthFinding {
    HealthFinding(ok: true, message: message, fix: nil)
  }

  static func bad(_ message: String, fix: String) -> HealthFinding {
    HealthFinding(ok: false, message: message, fix: fix)
  }

  /// Returns the finding of a check that could not run.
  package static func unknown(_ reason: String) -> HealthFinding {
    HealthFinding(ok: nil, message: "the check could not run: \(reason)", fix: nil)
  }

  /// Returns a good finding if there are no faults, otherwise one that lists the first few.
  package static func faults(_ faults: [String], fix: String, none: String) -> HealthFinding {
    guard let first = faults.first else { return good(none) }
    let named = faults.prefix(maximumNamedCount).joined(separator: "; ")
    let more =
      faults.count > maximumNamedCount ? "; and \(faults.count - maximumNamedCount) more" : ""
    return bad(faults.count == 1 ? first : named + more, fix: fix)
  }

  private static let maximumNamedCount = 3
  /// The advice for faults that the program can repair.
  package static let repair = "\(fixing) it"
  /// The beginning of the advice, before what is repaired.
  static let fixing = "bridgebook doctor --fix repairs"
}

/// A check for one kind of fault in a store.
package struct HealthCheck: Sendable {
  package let id: String
  /// The repairs that `--fix` makes if the check fails.
  package let repairs: Set<StoreRepair>
  /// The check itself; an error means that it could not run.
  package let run: @Sendable (ExaminedStore) throws -> HealthFinding

  package init(
    _ id: String, repairs: Set<StoreRepair> = [],
    _ run: @escaping @Sendable (ExaminedStore) throws -> HealthFinding
  ) {
    self.id = id
    self.repairs = repairs
    self.run = run
  }

  /// All checks, sorted by id.
  package static let all: [HealthCheck] = [
    .book, .entries, .events, .examples, .foreignKeys, .index, .integrity, .links, .ownHistory,
    .ownTexts, .permissions, .runContents, .runs, .scenarios, .schema, .sources, .sqlite, .store,
    .tree, .values,
  ]
}
