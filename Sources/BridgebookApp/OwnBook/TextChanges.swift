package import Bridgebook
internal import BridgebookStore

/// The results of changing a team's texts.
package struct TextChanges {
  package let outcomes: [OwnBookSession.Outcome]

  /// Returns the results as JSON.
  ///
  /// - Parameter schema: the name of the document, without version.
  package func json(schema: String) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/\(schema)-1")),
      (
        "texts",
        .array(
          outcomes.map { item in
            .object([
              ("id", .string(item.header.id)), ("kind", .string(item.header.kind.rawValue)),
              ("version", .integer(item.version)),
              ("change", item.isUnchanged ? .null : .string(item.change.rawValue)),
              ("relation", .string(item.header.relation.rawValue)),
              ("target", .optional(item.header.target)),
            ])
          })
      ),
    ])
  }
}

/// The use cases for a team's texts.
package struct TeamTexts {
  let workspace: Workspace

  /// Adds the texts in files, or replaces those with the same ids; all of them or none.
  package func add(_ paths: [String]) throws -> TextChanges {
    let edits = try OwnBookSession.edits(paths)
    return try change(edits, in: workspace.openStoreForWriting())
  }

  /// Removes texts of the team, all of them or none; nil if the removal was not confirmed.
  package func remove(
    _ ids: [String], isConfirmed: ([OwnHeader]) -> Bool
  ) throws -> TextChanges? {
    let store = try workspace.openStoreForWriting()
    let texts = try ids.map { try OwnLookup.text($0, in: store) }
    guard isConfirmed(texts.map(\.header)) else { return nil }
    let edits = texts.map { text in
      OwnBookSession.Edit(id: text.id, path: text.id, bytes: nil, change: .removed)
    }
    return try change(edits, in: store)
  }

  /// Makes earlier versions the newest ones; all of them or none.
  ///
  /// - Parameter words: the versions, each as ID@N.
  package func restore(_ words: [String]) throws -> TextChanges {
    let store = try workspace.openStoreForWriting()
    let edits = try words.map { word in
      let item = try OwnLookup.version(word, in: store)
      let text = item.version.text
      return OwnBookSession.Edit(
        id: item.version.id, path: word, bytes: text.map { Array($0.utf8) },
        change: text == nil ? .removed : .restored)
    }
    return try change(edits, in: store)
  }

  /// Returns the versions of a text, oldest first; never empty.
  package func history(of id: String) throws -> [NumberedVersion] {
    try OwnLookup.history(id, in: workspace.openStore())
  }

  /// Makes all changes or none, and reports each.
  func change(_ edits: [OwnBookSession.Edit], in store: Store) throws -> TextChanges {
    let outcomes = try OwnBookSession(store: store).apply(edits)
    for item in outcomes where !item.isUnchanged {
      workspace.accomplish("\(item.header.id) was \(item.change.rawValue)")
    }
    // Announced, because a part without effect makes later findings misleading.
    for remark in outcomes.flatMap(\.remarks) { workspace.announce(remark.sentence) }
    return TextChanges(outcomes: outcomes)
  }
}

extension Workspace {
  /// The texts of the team.
  package var texts: TeamTexts { TeamTexts(workspace: self) }
}
