package import BridgebookStore

/// What a check found; nil where it could not look.
package struct HealthFinding: Equatable {
  package let ok: Bool?
  package let message: String
  /// What to do, where there is something to do.
  package let fix: String?

  static func good(_ message: String) -> HealthFinding {
    HealthFinding(ok: true, message: message, fix: nil)
  }

  static func bad(_ message: String, fix: String) -> HealthFinding {
    HealthFinding(ok: false, message: message, fix: fix)
  }

  /// A check that could not look.
  package static func unknown(_ reason: String) -> HealthFinding {
    HealthFinding(ok: nil, message: "could not look: \(reason)", fix: nil)
  }

  /// Nothing to find, or the faults, of which only some are named.
  package static func faults(_ faults: [String], fix: String, none: String) -> HealthFinding {
    guard let first = faults.first else { return good(none) }
    let named = faults.prefix(mostNamed).joined(separator: "; ")
    let more = faults.count > mostNamed ? "; and \(faults.count - mostNamed) more" : ""
    return bad(faults.count == 1 ? first : named + more, fix: fix)
  }

  private static let mostNamed = 3
  /// The plain way out where the program can make it again.
  package static let repair = "bridgebook doctor --fix makes it again"
}

/// One thing that can be wrong with a store.
package struct HealthCheck: Sendable {
  package let id: String
  /// What `--fix` makes again when the check fails.
  package let repairs: Set<StoreRepair>
  /// An error means that it could not look.
  package let look: @Sendable (ExaminedStore) throws -> HealthFinding

  package init(
    _ id: String, repairs: Set<StoreRepair> = [],
    _ look: @escaping @Sendable (ExaminedStore) throws -> HealthFinding
  ) {
    self.id = id
    self.repairs = repairs
    self.look = look
  }

  /// Every check, sorted by id.
  package static let all: [HealthCheck] = [
    .book, .entries, .events, .examples, .foreignKeys, .index, .integrity, .links, .ownHistory,
    .ownTexts, .permissions, .runTexts, .runs, .scenarios, .schema, .sources, .sqlite, .store,
    .tree, .values,
  ]
}
