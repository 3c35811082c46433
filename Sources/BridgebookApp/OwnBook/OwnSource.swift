internal import BookData
internal import Bridgebook
internal import BridgebookStore

/// The source text that an id names: a team's text, or the built-in one.
enum OwnSource {
  /// Returns the current text, a version of a team's text for `ID@N`, or the built-in text if
  /// `isOriginal`.
  static func text(_ word: String, in store: Store, isOriginal: Bool) throws -> String {
    if !isOriginal {
      if word.contains("@") {
        let item = try OwnLookup.version(word, in: store)
        guard let text = item.version.text else {
          throw OwnBookError.noSource(word, suggestion: nil)
        }
        return text
      }
      if let own = try store.ownTexts.text(word)?.text { return own }
      // The text of a scenario is preferred because it can be run; an entry with the same id has a
      // page.
      if let scenario = try store.scenarios.scenario(word) { return scenario.text }
    }
    return try OwnLookup.builtIn(word, in: store).text
  }

  /// Returns the mark to show for a team's text; nil for a built-in one.
  static func mark(of id: String, isScenario: Bool, in store: Store) throws -> OwnMark? {
    guard let holding = try store.ownTexts.history(of: id).first(where: \.holds),
      holding.version.text != nil, (holding.version.header.kind == .scenario) == isScenario
    else { return nil }
    var remarks: [String] = []
    if let finding = OwnBookHealth.originalFinding(of: holding.version) {
      remarks.append(finding.sentence)
    }
    remarks += try store.ownTexts.problems(of: holding.version.id)
      .map { OwnBookHealth.Finding.problem($0).sentence }
    return OwnMark(version: holding, remarks: remarks)
  }
}

extension TeamTexts {
  /// Returns the source text that each word names: an id, or `ID@N` for an earlier version of a
  /// team's text.
  ///
  /// - Parameter isOriginal: whether to return the built-in text that a team's text replaced.
  package func sources(
    of words: [String], isOriginal: Bool
  ) throws -> [(id: String, text: String)] {
    let store = try workspace.openStore()
    return try words.map { word in
      (word, try OwnSource.text(word, in: store, isOriginal: isOriginal))
    }
  }
}
