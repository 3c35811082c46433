/// The names that are visible at a line: those of the scenario, of the variant, and of the variants
/// on which it is based.
///
/// All scopes of a scenario share one table, so that a long chain of variants takes memory
/// proportional to its text.
struct ScenarioScope {
  private struct Entry {
    let variant: Int
    let kind: ScenarioDeclaration.Kind
    let place: ScenarioPlace
  }

  private final class Table {
    /// The entries by name, newest last.
    var entries: [String: [Entry]] = [:]
    /// The base of each variant; number 0 is the shared part, which is its own base.
    var bases = [0]
  }

  /// The kinds that a variant may declare again with another value.
  private static let valued: Set<ScenarioDeclaration.Kind> = [.constant, .state, .environment]

  private let table: Table
  private let variant: Int

  init() {
    table = Table()
    variant = 0
  }

  private init(table: Table, variant: Int) {
    self.table = table
    self.variant = variant
  }

  /// The names that can be changed, sorted.
  var names: [String] {
    var visible: Set<Int> = [0]
    var next = variant
    while next != 0 {
      visible.insert(next)
      next = table.bases[next]
    }
    return table.entries.filter { name, entries in
      !name.contains(" ") && entries.contains { visible.contains($0.variant) }
    }.keys.sorted()
  }

  func kind(of name: String) -> ScenarioDeclaration.Kind? { entry(name)?.kind }

  /// Adds a name, or returns the place of its earlier declaration if it must not be declared again.
  mutating func declare(
    _ name: String, _ kind: ScenarioDeclaration.Kind, at place: ScenarioPlace
  ) -> ScenarioPlace? {
    // A state may have the name of an environment key, because statements do not refer to keys.
    let name = kind == .environment ? "environment \(name)" : name
    if let entry = entry(name) {
      let isReplacement =
        entry.variant != variant && entry.kind == kind && ScenarioScope.valued.contains(kind)
      guard isReplacement else { return entry.place }
    }
    table.entries[name, default: []].append(Entry(variant: variant, kind: kind, place: place))
    return nil
  }

  /// Returns the scope of a variant based on this one.
  func inherited() -> ScenarioScope {
    table.bases.append(variant)
    return ScenarioScope(table: table, variant: table.bases.count - 1)
  }

  /// Returns the declaration in the nearest variant, from this one to the shared part.
  private func entry(_ name: String) -> Entry? {
    guard let entries = table.entries[name] else { return nil }
    if entries.count == 1, entries[0].variant == 0 { return entries[0] }
    var next = variant
    while true {
      if let found = entries.last(where: { $0.variant == next }) { return found }
      if next == 0 { return nil }
      next = table.bases[next]
    }
  }
}
