/// What is declared where a line stands: by the scenario, and by the variant and those it starts from.
///
/// All scopes of a scenario share one table, so that a long chain of variants costs what its text does.
struct ScenarioScope {
  private struct Entry {
    let variant: Int
    let kind: ScenarioDeclaration.Kind
    let place: ScenarioPlace
  }

  private final class Table {
    /// By name, the newest last.
    var entries: [String: [Entry]] = [:]
    /// The variant that each one starts from; the shared part is number 0 and starts from itself.
    var bases = [0]
  }

  /// Declared again in a variant, these get another value.
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

  /// Names that can be changed, sorted.
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

  /// Adds a name; answers where it was declared before, if it must not be again.
  mutating func declare(
    _ name: String, _ kind: ScenarioDeclaration.Kind, at place: ScenarioPlace
  ) -> ScenarioPlace? {
    // A key of the environment is no name that statements read, so a state may be called the same.
    let name = kind == .environment ? "environment \(name)" : name
    if let entry = entry(name) {
      let isReplacement =
        entry.variant != variant && entry.kind == kind && ScenarioScope.valued.contains(kind)
      guard isReplacement else { return entry.place }
    }
    table.entries[name, default: []].append(Entry(variant: variant, kind: kind, place: place))
    return nil
  }

  /// The same names for a variant that starts from here.
  func inherited() -> ScenarioScope {
    table.bases.append(variant)
    return ScenarioScope(table: table, variant: table.bases.count - 1)
  }

  /// The nearest declaration on the way to the shared part.
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
