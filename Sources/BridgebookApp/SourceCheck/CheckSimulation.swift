internal import BookData
internal import Bridgebook
package import BridgebookExport
package import BridgebookStore

/// Simulates the wrappers of sources, before and after their local changes.
package struct CheckSimulation {
  /// The result of simulating one wrapper.
  package struct Answer {
    package let place: String
    package let name: String
    package let omissions: [String]
    /// The statements that were left out although they may decide the outcome.
    package let undecided: [String]
    /// The gotchas found in the run, sorted; nil if it could not be run.
    package let found: [String]?
    package let fixed: [String]?
    package let failure: String?
  }

  private let library: PlatformLibrary
  private let catalog: MessageCatalog

  package init(store: Store) throws {
    library = try BuiltInScenarios.find(BuiltInScenarios.library).library
    catalog = try store.detectionCatalog()
  }

  /// Simulates every wrapper that could be translated to a scenario.
  ///
  /// - Parameter interruption: polled for a request to end a run early.
  package func run(
    _ checked: [CheckedFile], interruption: @escaping () -> Interruption?
  ) throws -> [Answer] {
    var answers: [Answer] = []
    for file in checked {
      for (index, scenario) in file.scenarios.enumerated() {
        let place = "\(file.path):\(scenario.line)"
        guard let text = scenario.text else {
          answers.append(
            Answer(
              place: place, name: scenario.name, omissions: [], undecided: [], found: nil,
              fixed: nil,
              failure: scenario.omissions.joined(separator: "; ")))
          continue
        }
        let found = try gotchas(in: text, path: file.path, interruption)
        let after =
          file.fixedScenarios.indices.contains(index) ? file.fixedScenarios[index].text : nil
        let fixed = try after.flatMap {
          try $0 == text ? nil : gotchas(in: $0, path: file.path, interruption)
        }
        answers.append(
          Answer(
            place: place, name: scenario.name, omissions: scenario.omissions,
            undecided: scenario.undecided, found: found, fixed: fixed,
            failure: found == nil ? "the model does not take its scenario" : nil))
      }
    }
    return answers
  }

  /// The gotchas found in a run; nil if the text is not a scenario that can be run.
  private func gotchas(
    in text: String, path: String, _ interruption: @escaping () -> Interruption?
  ) throws -> [String]? {
    let (scenario, _) = ScenarioParser.parse(text: text, file: path)
    guard let scenario, let variant = scenario.variants.first else { return nil }
    let session = SimulationSession(
      ScenarioFile(scenario: scenario, text: text), library: library, catalog: catalog)
    do {
      let result = try session.run(
        variant, [], interruption: interruption, observe: { _, _ in })
      return Set(result.run.findings.map(\.gotcha)).sorted()
    } catch is SimulationError {
      return nil
    }
  }

  /// The answers as JSON.
  package static func json(_ answers: [Answer]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/check-runs-1")),
      (
        "wrappers",
        .array(
          answers.map { answer in
            .object([
              ("place", .string(answer.place)), ("name", .string(answer.name)),
              ("found", answer.found.map { .strings($0) } ?? .null),
              ("fixed", answer.fixed.map { .strings($0) } ?? .null),
              ("omissions", .strings(answer.omissions)),
              ("undecided", .strings(answer.undecided)), ("failure", .optional(answer.failure)),
            ])
          })
      ),
    ])
  }
}
