/// What is declared where a line stands.
struct ScenarioScope {
  private struct Entry {
    let kind: ScenarioDeclaration.Kind?
    let place: ScenarioPlace
    /// Declared by the variant itself, not by what it starts from.
    var isOwn: Bool
  }

  /// Declared again in a variant, these get another value.
  private static let valued: Set<ScenarioDeclaration.Kind> = [.constant, .state, .environment]

  private var entries: [String: Entry] = [:]

  /// Names that can be changed, sorted.
  var names: [String] { entries.keys.filter { !$0.contains(" ") }.sorted() }

  func kind(of name: String) -> ScenarioDeclaration.Kind? { entries[name]?.kind }

  /// Adds a name; answers where it was declared before, if it must not be again.
  mutating func declare(
    _ name: String, _ kind: ScenarioDeclaration.Kind, at place: ScenarioPlace
  ) -> ScenarioPlace? {
    // A key of the environment is no name that statements read, so a state may be called the same.
    let name = kind == .environment ? "environment \(name)" : name
    if let entry = entries[name] {
      let isReplacement =
        !entry.isOwn && entry.kind == kind && ScenarioScope.valued.contains(kind)
      guard isReplacement else { return entry.place }
    }
    entries[name] = Entry(kind: kind, place: place, isOwn: true)
    return nil
  }

  /// The same names for a variant that starts from here.
  func inherited() -> ScenarioScope {
    var scope = self
    scope.entries = entries.mapValues { entry in
      Entry(kind: entry.kind, place: entry.place, isOwn: false)
    }
    return scope
  }
}
