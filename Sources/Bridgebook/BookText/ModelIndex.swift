/// The scenarios of a book that claims and examples may name.
package struct ModelIndex: Sendable {
  package let scenarios: [ScenarioFile]

  package init(_ scenarios: [ScenarioFile]) {
    self.scenarios = scenarios.filter { !$0.scenario.isLibrary }
  }

  func file(_ id: String) -> ScenarioFile? { scenarios.first { $0.scenario.id == id } }
  func scenario(_ id: String) -> Scenario? { file(id)?.scenario }
}
