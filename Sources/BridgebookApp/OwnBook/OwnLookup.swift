internal import BookData
package import Bridgebook
package import BridgebookStore

/// Finds texts by what people type.
package enum OwnLookup {
  /// The text of a team's own that holds.
  package static func text(_ id: String, in store: Store) throws -> OwnVersion {
    if let text = try store.ownText(id) { return text }
    throw try notOwn(id, in: store)
  }

  /// Every version of a text of a team's own; never empty.
  package static func history(_ id: String, in store: Store) throws -> [NumberedVersion] {
    let history = try store.ownHistory(of: id)
    guard history.isEmpty else { return history }
    throw try notOwn(id, in: store)
  }

  /// The version that `ID@N` names.
  package static func version(_ word: String, in store: Store) throws -> NumberedVersion {
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

  /// A built-in text; where a gotcha and a scenario share the id, that of the gotcha.
  package static func builtIn(
    _ id: String, in store: Store
  ) throws -> (kind: String, id: String, text: String) {
    let names = BuiltInBook.names(of: id)
    let name = names.first { $0.kind != OwnKind.scenario.rawValue } ?? names.first
    if let name, let text = BuiltInBook.text(kind: name.kind, id: name.id) {
      return (name.kind, name.id, text)
    }
    if try store.entry(id)?.kind == .availability { throw OwnBookError.rowOfTable(id) }
    if let last = try store.ownHistory(of: id).last(where: { $0.version.text != nil }) {
      throw OwnBookError.removed(last.version.id, last: last.number)
    }
    throw OwnBookError.noSource(
      id, suggestion: Suggestion.nearest(to: id, in: try known(in: store)))
  }

  private static func notOwn(_ id: String, in store: Store) throws -> OwnBookError {
    let names = BuiltInBook.names(of: id)
    let isRow = try names.isEmpty && store.entry(id) != nil
    if isRow { return .rowOfTable(id) }
    let own = try store.ownTexts().map(\.id)
    return .notOwn(
      names.first?.id ?? id, isBuiltIn: !names.isEmpty,
      suggestion: Suggestion.nearest(to: id, in: own))
  }

  private static func known(in store: Store) throws -> [String] {
    try store.ids().map(\.id) + store.scenarios().map(\.id) + store.ownTexts().map(\.id)
  }
}
