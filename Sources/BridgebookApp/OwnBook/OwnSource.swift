internal import BookData
package import Bridgebook
package import BridgebookStore

/// The text behind an id: a team's own, or the built-in one.
package enum OwnSource {
  /// The text that holds, an own version for `ID@N`, or the built-in one on request.
  package static func text(_ word: String, in store: Store, isOriginal: Bool) throws -> String {
    if !isOriginal {
      if word.contains("@") {
        let item = try OwnLookup.version(word, in: store)
        guard let text = item.version.text else {
          throw OwnBookError.noSource(word, suggestion: nil)
        }
        return text
      }
      if let own = try store.ownText(word)?.text { return own }
      // Those who ask for a scenario want to run it; entries of its name have their page.
      if let scenario = try store.scenario(word) { return scenario.text }
    }
    return try OwnLookup.builtIn(word, in: store).text
  }

  /// What is to be shown beside what the team wrote; nil for what is built in.
  package static func mark(of id: String, isScenario: Bool, in store: Store) throws -> OwnMark? {
    guard let holding = try store.ownHistory(of: id).first(where: \.holds),
      holding.version.text != nil, (holding.version.header.kind == .scenario) == isScenario
    else { return nil }
    var remarks: [String] = []
    if let finding = OwnBookHealth.originalFinding(of: holding.version) {
      remarks.append(finding.sentence)
    }
    remarks += try store.ownProblems(of: holding.version.id)
      .map { OwnBookHealth.Finding.problem($0).sentence }
    return OwnMark(version: holding, remarks: remarks)
  }
}
