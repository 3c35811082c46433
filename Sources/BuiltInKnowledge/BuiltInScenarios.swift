package import BridgeModel
package import BridgeText
internal import EmbeddedFiles

/// The scenarios that are compiled into the program.
package enum BuiltInScenarios {
  /// The scenario that only declares kinds of platform objects, for all others to use.
  private static let library = "platform-kinds"

  /// The scenarios in the order of their files, and the kinds of platform objects they may use.
  ///
  /// - Throws: the first fault with its file, line and column.
  package static func load() throws(TextDiagnostic) -> (
    scenarios: [Scenario], library: [ScenarioDeclaration]
  ) {
    var scenarios: [Scenario] = []
    var kinds: [ScenarioDeclaration] = []
    for file in EmbeddedFile.book {
      let path = BookLoader.path(of: file.bytes)
      guard path.hasPrefix("scenarios/") else { continue }
      let (scenario, faults) = ScenarioParser.parse(try SourceFile(path: path, bytes: file.bytes))
      guard let scenario else { throw faults[0] }
      if scenario.id == library {
        kinds = scenario.declarations
      } else {
        scenarios.append(scenario)
      }
    }
    return (scenarios, kinds)
  }
}
