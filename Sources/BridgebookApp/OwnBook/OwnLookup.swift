internal import BookData
internal import Bridgebook
internal import BridgebookStore

/// Finds texts by what the user typed.
enum OwnLookup {
  /// Returns the current version of a team's text.
  static func text(_ id: String, in store: Store) throws -> OwnVersion {
    if let text = try store.ownTexts.text(id) { return text }
    throw try notOwn(id, in: store)
  }

  /// Returns every version of a team's text; never empty.
  static func history(_ id: String, in store: Store) throws -> [NumberedVersion] {
    let history = try store.ownTexts.history(of: id)
    guard history.isEmpty else { return history }
    throw try notOwn(id, in: store)
  }

  /// Returns the version that `ID@N` refers to.
  static func version(_ word: String, in store: Store) throws -> NumberedVersion {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]) else {
      throw OwnBookError.malformedVersion(word)
    }
    let history = try history(String(parts[0]), in: store)
    guard let found = history.first(where: { $0.number == number }) else {
      throw OwnBookError.noVersion(history[0].version.id, known: history.map(\.number))
    }
    return found
  }

  /// Returns a built-in text; if a gotcha and a scenario share the id, that of the gotcha.
  static func builtIn(
    _ id: String, in store: Store
  ) throws -> (kind: String, id: String, text: String) {
    let names = BuiltInBook.names(of: id)
    let name = names.first { $0.kind != OwnKind.scenario.rawValue } ?? names.first
    if let name, let text = BuiltInBook.text(kind: name.kind, id: name.id) {
      return (name.kind, name.id, text)
    }
    if try store.entries.entry(id)?.kind == .availability { throw OwnBookError.rowOfTable(id) }
    if let last = try store.ownTexts.history(of: id).last(where: { $0.version.text != nil }) {
      throw OwnBookError.removed(last.version.id, last: last.number)
    }
    throw OwnBookError.noSource(
      id, suggestion: Suggestion.nearest(to: id, in: try known(in: store)))
  }

  private static func notOwn(_ id: String, in store: Store) throws -> OwnBookError {
    let names = BuiltInBook.names(of: id)
    let isRow = try names.isEmpty && store.entries.entry(id) != nil
    if isRow { return .rowOfTable(id) }
    let own = try store.ownTexts.all().map(\.id)
    return .notOwn(
      names.first?.id ?? id, isBuiltIn: !names.isEmpty,
      suggestion: Suggestion.nearest(to: id, in: own))
  }

  private static func known(in store: Store) throws -> [String] {
    try store.entries.summaries().map(\.id) + store.scenarios.titles().map(\.id)
      + store.ownTexts.all().map(\.id)
  }
}
